import { readdirSync, readFileSync } from 'node:fs';

// The same relative place from src and from dist.
const folder = new URL('../../data/', import.meta.url);

/** linesOf reads a data file: one entry a line; what follows a # and empty lines are for readers. */
export function linesOf(name: string): string[] {
  return readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter((line) => line !== '');
}

/** filesOf lists the data files of a folder in the order of their names. */
export function filesOf(name: string): string[] {
  return readdirSync(new URL(`${name}/`, folder))
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => `${name}/${file}`);
}
