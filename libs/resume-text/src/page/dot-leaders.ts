import type { RawLine } from './physical-lines.js';

/** "Food handler ........ 2024": the dots that lead from a thing to what is said of it at the other side of the page. */
const leader = /(?<=[^\s.]|\p{L}\.(?= ))(?: {0,8}\.{5,200} {0,8}| {1,8}(?:\. ){4,100} {0,8})(?=[^\s.])/gu;
const charsMax = 300;

/** partDotLeaders sets a dot in the middle in place of a row of dots, as stands between the parts of other lines. */
export function partDotLeaders(lines: RawLine[]): RawLine[] {
  return lines.map((line) =>
    line.raw.length <= charsMax && line.raw.includes('....') ? { ...line, raw: line.raw.replace(leader, ' · ') } : line,
  );
}
