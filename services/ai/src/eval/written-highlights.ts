import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { choosableOf, type Choosable } from '../engine/built-in/choose-fragment.js';
import { weighedLines } from '../engine/built-in/letter-points.js';
import { readingOf, type Chosen } from './chosen-lines.js';

const folder = fileURLToPath(new URL('../../eval/highlights', import.meta.url));

/** Written is what an editor wrote for the top of a resume: pieces of its lines, each with the posting's name for it. */
export interface Written {
  /** Where resume and posting are, below the folder of the evaluation's texts. */
  folder: string;
  highlights: { label: string; text: string; lines: string[] }[];
}

/** readWritten reads the highlights written for the texts that are tuned on, or for those kept apart. */
export function readWritten(part: 'tuned' | 'held-out'): Written[] {
  return readFileSync(join(folder, `written-${part}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Written);
}

/** asChosen are the lines that written highlights are made of. */
export function asChosen({ folder: own, highlights }: Written): Chosen {
  return { folder: own, lines: highlights.flatMap(({ lines }) => lines) };
}

/** CutLine is a line of which an editor took a piece: all pieces it has, and how like the editor's each is, 0 to 1. */
export interface CutLine {
  fragments: Choosable[];
  likeness: number[];
}

/** Of a piece that is less like any of its line's something was added or left out within. */
const alikeMin = 0.75;

/** cutLines lists the lines of a text that can be cut, with what the editor left of them. */
export function cutLines({ folder: own, highlights }: Written): CutLine[] {
  const { resume, target, asked } = readingOf({ folder: own });
  const points = weighedLines(resume, target, asked);
  return highlights.flatMap(({ text, lines: [line = '', second] }) => {
    if (second !== undefined) return [];
    const point = points.find((each) => each.text === line);
    const fragments = choosableOf(line, { target, answers: point ? asked.answersOf(point) : [] });
    const likeness = fragments.map((fragment) => likenessOf(fragment.text, text));
    return fragments.length > 1 && Math.max(...likeness) >= alikeMin ? [{ fragments, likeness }] : [];
  });
}

/** likenessOf is the harmonic mean of the shares of words that two texts have in common, 0 to 1. */
export function likenessOf(one: string, other: string): number {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const counts = new Map<string, number>();
  for (const word of right) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of left) {
    const count = counts.get(word) ?? 0;
    if (count === 0) continue;
    counts.set(word, count - 1);
    shared += 1;
  }
  return (2 * shared) / Math.max(1, left.length + right.length);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}%$€£]+/gu) ?? [];
}
