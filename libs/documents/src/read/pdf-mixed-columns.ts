import type { PdfLine } from './pdf-lines.js';

const mixedLinesMin = 5;
const mixedShareMin = 0.15;
const gutterTolerance = 4;
const sentenceWordsMin = 3;
/** Dates and "present" stand at the right edge of one-column resumes; no word list can, so letters alone count. */
const dateEnd = /(?:\b(?:19|20)\d{2}|present|now|current|today|heute)\W*$/i;

/**
 * hasMixedColumns tells whether the file draws two columns row by row, so that each line holds a piece of both: enough
 * lines with running text on both sides of a gap, the right side always starting at the same place.
 */
export function hasMixedColumns(lines: PdfLine[]): boolean {
  const starts = lines.flatMap((line) => gutterOf(line) ?? []);
  const aligned = Math.max(0, ...starts.map((start) => countNear(starts, start)));
  return aligned >= mixedLinesMin && aligned >= mixedShareMin * lines.length;
}

function gutterOf({ cells }: PdfLine): number | undefined {
  const [left, right] = cells;
  if (cells.length !== 2 || !left || !right || !isSentence(left.text) || !isSentence(right.text)) return undefined;
  return dateEnd.test(right.text) ? undefined : right.left;
}

function isSentence(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu) ?? []).length >= sentenceWordsMin;
}

function countNear(starts: number[], start: number): number {
  return starts.filter((other) => Math.abs(other - start) <= gutterTolerance).length;
}
