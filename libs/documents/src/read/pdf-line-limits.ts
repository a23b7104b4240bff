import { isPeriod } from '@tailwright/resume-text/recognizers/is-period';
import type { Cell } from './pdf-lines.js';
import { type Row, leftOf, rightOf } from './pdf-rows.js';

const edgeTolerance = 3;
const rowsMin = 2;
const datesMin = 2;

/**
 * limitsOf tells for each row how far a line of its text may reach. Beside a column of dates and places at the right, a
 * line of text ends where that column's neighbours do; everywhere else the widest row of the block is the limit.
 */
export function limitsOf(rows: readonly Row[]): number[] {
  const widest = Math.max(0, ...rows.map(rightOf));
  const limits = rows.map(() => widest);
  for (const edge of rightEdges(rows)) {
    for (const { first, last } of stretchesBeside(rows, edge)) {
      const beside = rows.slice(first, last + 1).flatMap(({ cells }) => cells.filter((cell) => cell.left < edge));
      const limit = Math.max(0, ...beside.map(({ right }) => right));
      for (let at = first; at <= last; at += 1)
        if (rows[at]!.cells.length === 1 && leftOf(rows[at]!) < edge) limits[at] = Math.min(limits[at]!, limit);
    }
  }
  return limits;
}

/** Where several rows end with dates that begin at the same place. */
function rightEdges(rows: readonly Row[]): number[] {
  const ends = rows.filter(({ cells }) => cells.length > 1).map(({ cells }) => cells.at(-1)!);
  const lefts = ends.filter(({ text }) => isPeriod(text.replace(/\t.*/, ''))).map(({ left }) => left);
  return [...new Set(lefts)].filter((edge) => lefts.filter((left) => left === edge).length >= datesMin);
}

/** Rows none of which reaches into the column at the edge, from the first that has something there. */
function stretchesBeside(rows: readonly Row[], edge: number): { first: number; last: number }[] {
  const isAt = ({ left }: Cell) => Math.abs(left - edge) <= edgeTolerance;
  const isBeside = (row: Row) => row.cells.length > 1 && isAt(row.cells.at(-1)!);
  const stretches: { first: number; last: number }[] = [];
  let first = -1;
  let count = 0;
  rows.forEach((row, at) => {
    const crosses = leftOf(row) < edge - edgeTolerance && row.cells.some((cell) => !isAt(cell) && cell.right >= edge);
    if (crosses) {
      if (count >= rowsMin) stretches.push({ first, last: at - 1 });
      [first, count] = [-1, 0];
    } else if (isBeside(row)) {
      if (first === -1) first = at;
      count += 1;
    }
  });
  if (count >= rowsMin) stretches.push({ first, last: rows.length - 1 });
  return stretches;
}
