import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readChosen, type Chosen } from './chosen-lines.js';

/** Written is what an editor wrote for the top of a resume: ten fragments of its lines, the best first. */
export interface Written {
  /** Where resume and posting are, below the folder of the evaluation's texts. */
  folder: string;
  /** The posting's name for what each shows, its words, and the lines of the resume that they are taken from. */
  highlights: { label: string; text: string; lines: string[] }[];
}

/** readWritten reads the highlights of all texts. */
export function readWritten(): Written[] {
  const file = fileURLToPath(new URL('./highlights/written.jsonl', import.meta.url));
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Written);
}

/** linesOfWritten are the lines that highlights are made of, for texts on which the choice of lines was not fitted. */
export function linesOfWritten(): Chosen[] {
  const fitted = new Set(readChosen('tuned').map(({ folder }) => folder));
  return readWritten()
    .filter(({ folder }) => !fitted.has(folder))
    .map(({ folder, highlights }) => ({ folder, lines: highlights.flatMap(({ lines }) => lines) }));
}
