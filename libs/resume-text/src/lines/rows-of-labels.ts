import { headingKind } from '../recognizers/headings.js';
import { splitGaps } from '../text/split-cells.js';
import { roomBehind } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';
import { isLeftOpen } from './own-lines.js';

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

/** Below "2009 – 2011   Assistant" what begins large in the second column, and would have fitted above, is a row of its own. */
export function isNextInColumn(above: LineShape, shape: LineShape, width: number): boolean {
  const isRow = /\t| {3}/.test(above.line.text) && shape.line.indent > above.line.indent;
  const isWhole = !isLeftOpen(above.line.text) && /^\p{Lu}/u.test(shape.line.text);
  // What was copied with its tabs was not broken.
  return isRow && isWhole && (above.line.text.includes('\t') || roomBehind(above, shape, width) > rowRoomMin);
}

const rowRoomMin = 12;
