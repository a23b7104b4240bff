import { readFileSync } from 'node:fs';

/** readRows reads a data file of model/posting: one entry a line, fields parted by tabs, comments after "#". */
export function readRows(file: string): string[][] {
  // The same relative place from src and from dist.
  const text = readFileSync(new URL(`../../model/posting/${file}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => line.split('\t'));
}
