import { type Span, textOf } from './markdown-spans.js';
import { textWidth } from './text-width.js';

/** What joins two pieces takes this many letters. */
const jointChars = 3;

/**
 * contactRows puts the pieces of a contact line on as few rows as they need, about equally long, so that none is cut. Word
 * breaks lines by itself, at any blank or hyphen, and is told where.
 */
export function contactRows(pieces: Span[][], rowChars: number): Span[][][] {
  const widest = rowsWithin(pieces, rowChars);
  for (let chars = Math.ceil(rowChars / widest.length); chars < rowChars; chars += 1) {
    const rows = rowsWithin(pieces, chars);
    if (rows.length <= widest.length) return rows;
  }
  return widest;
}

function rowsWithin(pieces: Span[][], rowChars: number): Span[][][] {
  const rows: Span[][][] = [];
  let room = 0;
  for (const piece of pieces) {
    const width = textWidth(textOf(piece));
    room -= width + jointChars;
    if (rows.length > 0 && room >= 0) rows.at(-1)!.push(piece);
    else {
      rows.push([piece]);
      room = rowChars - width;
    }
  }
  return rows;
}
