import { roomBehind, pageWidth } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';

/** A line with so much room behind it was not broken by the page. */
const roomMin = 12;

/**
 * nextOfClosingLists marks the lines of a section of all sorts of things ("OTHER", "MISC") without marks that are its next item:
 * each begins with a capital, and its first word would have fitted above. Where a line of the section that begins small would
 * have fitted above, too, its paragraphs were broken by hand, and none is marked.
 */
export function nextOfClosingLists(shapes: readonly LineShape[]): boolean[] {
  const result = shapes.map(() => false);
  const width = pageWidth(shapes);
  for (const [at, { kind }] of shapes.entries()) {
    if (kind !== 'other') continue;
    const next = shapes.findIndex((shape, row) => row > at && isHeading(shape));
    const end = next < 0 ? shapes.length : next;
    const rows = shapes.slice(at + 1, end);
    const isShort = rows.map((row, place) => hasRoomAbove(rows[place - 1], row, width));
    if (rows.some(({ mark, line }) => mark !== undefined || line.width !== undefined)) continue;
    if (rows.some(({ line }, place) => isShort[place] && !/^\p{Lu}/u.test(line.text))) continue;
    for (const [place, short] of isShort.entries()) result[at + 1 + place] = short;
  }
  return result;
}

function isHeading({ kind, isMarkdownHeading, line }: LineShape): boolean {
  return kind !== undefined || isMarkdownHeading || line.isTitle === true;
}

function hasRoomAbove(above: LineShape | undefined, row: LineShape, width: number): boolean {
  return above !== undefined && row.line.blanksBefore === 0 && roomBehind(above, row, width) > roomMin;
}
