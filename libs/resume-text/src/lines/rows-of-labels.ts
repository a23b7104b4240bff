import { headingKind } from '../recognizers/headings.js';
import { splitGaps } from '../text/split-cells.js';
import type { LineShape } from './line-shape.js';

/** "Vessel   Rank   Company   From   To" right below a heading is the first row of its table. */
export function isRow({ line: { text, blanksBefore } }: LineShape): boolean {
  const cells = splitGaps(text);
  return blanksBefore === 0 && cells.length > 2 && cells.every((cell) => headingKind(cell) === undefined);
}

/** "Nationality      Irish" above another label with its value is one of them. */
export function isAmongRows(shapes: readonly LineShape[], at: number): boolean {
  const [shape, below] = [shapes[at], shapes[at + 1]];
  if (!shape || shape.kind !== undefined || below?.line.blanksBefore !== 0) return false;
  return [shape, below].every(({ line: { text }, dates }) => splitGaps(text).length === 2 && dates === 'none');
}
