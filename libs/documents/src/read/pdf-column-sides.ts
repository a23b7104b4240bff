import { isPeriod } from '@tailwright/resume-text/recognizers/is-period';
import type { Cell } from './pdf-lines.js';
import { type Row, hasWords } from './pdf-rows.js';

/** datesMin: half of the lines of a column of dates are dates; places and headings stand between them. */
export const datesMin = 0.5;

interface Sides {
  left: Row[];
  right: Row[];
}

/** sidesOf are the rows of each side, with its cells alone. */
export function sidesOf(rows: Row[], edge: number): Sides {
  const of = (isOwn: (cell: Cell) => boolean) =>
    rows
      .map((row) => ({ ...row, cells: row.cells.filter((cell) => isOwn(cell) && hasWords(cell)) }))
      .filter((row) => row.cells.length > 0);
  return { left: of((cell) => cell.left < edge), right: of((cell) => cell.left >= edge) };
}

const alignedMin = 0.85;
const groupStepInHeights = 1.7;

/**
 * isReadApart tells two columns from one text: two sides are one text when one of them holds the dates of the other, or when nearly every line of the shorter one
 * stands on the height of a line of the other and is drawn beside it, as in tables.
 */
export function isReadApart(rows: Row[], edge: number): boolean {
  const { left, right } = sidesOf(rows, edge);
  const aligned = alignedShare(left, right);
  const dates = Math.max(
    shareOf(left.filter(startsGroup), ({ cells }) => isPeriod(cells.at(-1)!.text)),
    aligned < alignedMin ? 0 : shareOf(right.filter(startsGroup), ({ cells }) => isPeriod(cells[0]!.text)),
  );
  if (dates >= datesMin) return false;
  return aligned < alignedMin || !isDrawnByRows(rows, edge) || isRunningText(left, right);
}

/** How many of the groups of lines on the shorter side begin on the height of a line of the other. */
function alignedShare(left: Row[], right: Row[]): number {
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left];
  const heights = new Set(more.map((row) => row.y));
  return shareOf(fewer.filter(startsGroup), (row) => heights.has(row.y));
}

/** A line with space above it; the lines below it may be the rest of its dates, or a place. */
function startsGroup(row: Row, index: number, rows: Row[]): boolean {
  const above = rows[index - 1];
  return above === undefined || above.y - row.y > groupStepInHeights * row.height;
}

function shareOf(rows: Row[], is: (row: Row) => boolean): number {
  return rows.filter(is).length / rows.length;
}

/** A cell of a table or a date at the side is wrapped once as a rule; a column is drawn many lines at a time. */
const linesAtATimeMax = 2.5;

/** Tables are drawn row by row or cell by cell, columns of text one after the other or a section at a time. */
function isDrawnByRows(rows: Row[], edge: number): boolean {
  const drawn = rows.flatMap((row) => row.cells).filter(hasWords);
  const sides = drawn.sort((one, other) => one.order - other.order).map((cell) => cell.left < edge);
  const { left, right } = sidesOf(rows, edge);
  const fewer = left.length < right.length;
  const times = sides.filter((side, index) => side === fewer && sides[index - 1] !== fewer).length;
  return times > 1 && Math.min(left.length, right.length) <= linesAtATimeMax * times;
}

const runningLinesMin = 5;
const sentenceWordsMin = 3;
const sentencesMin = 0.6;
/** Lines of one paragraph stand closer than the rows of a table. */
const stepInHeights = 1.45;

/** Programs that draw by height draw two columns of text as they draw a table; text has long lines close together. */
function isRunningText(left: Row[], right: Row[]): boolean {
  return [left, right].every((side) => {
    const close = side.filter((row, index) => index > 0 && side[index - 1]!.y - row.y <= stepInHeights * row.height);
    return (
      side.length >= runningLinesMin &&
      close.length >= sentencesMin * (side.length - 1) &&
      shareOf(side, ({ cells }) =>
        cells.some(({ text }) => (text.match(/\p{L}{2,}/gu) ?? []).length >= sentenceWordsMin),
      ) >= sentencesMin
    );
  });
}
