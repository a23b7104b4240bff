import { isPeriod } from '@tailwright/resume-text/is-period';
import { startsWithBullet } from './bullets.js';
import { joined } from './line-joining.js';
import type { Cell } from './pdf-lines.js';
import { type Row, rightOf } from './pdf-rows.js';

/** Lines of one cell stand closer than this many letter heights. */
const stepInHeights = 1.7;
/** Left edges of one column differ by less; points. */
const edgeTolerance = 3;
/** A line may stop this much of a letter height before the next word would have fitted, because widths are estimates. */
const slack = 0.6;

/** isFull tells whether the first word of `next` did not fit any more behind a line that may reach to `limit`. */
export function isFull(line: Cell, next: Cell, limit: number): boolean {
  const word = /^\S*/.exec(next.text)?.[0].length ?? 0;
  const width = ((next.right - next.left) * word) / Math.max(1, next.text.length);
  return line.right + 0.2 * line.height + width * 1.1 > limit - slack * line.height;
}

/** A period is cut in two where it ends with a dash, an open bracket or a small word, or the next line starts so. */
const open = /(?:[-–—,&/(]|\([^()]{0,200}|\s\p{Ll}{1,5})$/u;
const closing = /^[-–—\p{Ll}()]/u;
const labelCharsMax = 32;

/**
 * withWholeCells joins what was wrapped inside the cells of a table and inside dates at the side of an entry, so that
 * each row of the table and each head of an entry is one row.
 */
export function withWholeCells(rows: readonly Row[]): Row[] {
  const limit = Math.max(0, ...rows.map(rightOf));
  const whole: Row[] = [];
  let label: Label | undefined;
  let dates: Label | undefined;
  let above: Row | undefined;
  for (const row of rows) {
    const last = whole.at(-1);
    const isClose = last !== undefined && isNextLine(above, row);
    above = row;
    if (isClose && row.cells.length === 1 && continuesDates(last, row.cells[0]!, limit)) {
      append(last.cells.at(-1)!, row.cells[0]!);
      continue;
    }
    if (isClose && continuesCells(last, row, limit)) {
      for (const cell of row.cells) append(columnOf(last, cell)!, cell);
      continue;
    }
    const cells = row.cells.map((cell) => ({ ...cell }));
    if (dates && continuesDatesBeside(dates, row)) {
      const more = cells.pop()!;
      dates.cell.text += isCutPeriod(dates.cell.text, more.text) ? ` ${more.text}` : `\t${more.text}`;
      dates.last = row;
      if (cells.length > 0) whole.push({ ...row, cells });
      continue;
    }
    if (label && continuesLabel(label, row)) {
      append(label.cell, cells.shift()!);
      label.last = row;
      if (cells.length > 0) whole.push({ ...row, cells });
      continue;
    }
    if (cells.length > 1) label = { cell: cells[0]!, last: row, edge: cells[1]!.left };
    const end = cells.at(-1)!;
    if (cells.length > 1 && isPeriod(end.text)) dates = { cell: end, last: row, edge: end.left };
    whole.push({ ...row, cells });
  }
  return whole;
}

/** Label is the first cell of a row with others, the last row of the page it reaches to and where the next cell begins. */
interface Label {
  cell: Cell;
  last: Row;
  edge: number;
}

/** isNextLine tells whether a row stands as close under another as lines of one text. */
export function isNextLine(above: Row | undefined, row: Row): boolean {
  return above?.page === row.page && above.y - row.y <= stepInHeights * row.height;
}

/** The rest of dates at the right, or the place below them where the text beside it is a bullet already. */
function continuesDatesBeside({ cell, last, edge }: Label, row: Row): boolean {
  const end = row.cells.at(-1)!;
  if (!isNextLine(last, row) || Math.abs(end.left - edge) > edgeTolerance || isPeriod(end.text)) {
    return isNextLine(last, row) && Math.abs(end.left - edge) <= edgeTolerance && isCutPeriod(cell.text, end.text);
  }
  return row.cells.length === 1 || startsWithBullet(row.cells[0]!.text) || isCutPeriod(cell.text, end.text);
}

function continuesLabel({ cell, last, edge }: Label, row: Row): boolean {
  const next = row.cells[0]!;
  const isUnder = isNextLine(last, row) && Math.abs(cell.left - next.left) <= edgeTolerance && next.right < edge;
  const isLabel = cell.text.length <= labelCharsMax && /\d/.test(cell.text) && !startsWithBullet(next.text);
  return isUnder && isLabel && isCutPeriod(cell.text, next.text);
}

/** A period is cut in two also between month and year. */
function isCutPeriod(text: string, next: string): boolean {
  return open.test(text) || closing.test(next) || (/\p{L}\.?$/u.test(text) && /^['’]?\d{2,4}(?!\d)/.test(next));
}

/** Dates at the right end that did not fit into their line go on at the left of the next one. */
function continuesDates(last: Row, next: Cell, limit: number): boolean {
  const dates = last.cells.at(-1)!;
  return (
    /\d/.test(dates.text) &&
    /(?:[-–—]|\s\p{Ll}{1,5})$/u.test(dates.text) &&
    isPeriod(`${dates.text} ${next.text}`) &&
    isFull(dates, next, limit)
  );
}

/** Every cell stands under a cell of the row above that had no more room. */
function continuesCells(last: Row, row: Row, limit: number): boolean {
  if (last.cells.length < 2 || row.isHeading || startsWithBullet(row.cells[0]!.text)) return false;
  return row.cells.every((cell) => {
    const above = columnOf(last, cell);
    const next = last.cells[last.cells.indexOf(above!) + 1];
    if (!above || above.isBold !== cell.isBold || Math.abs(above.height - cell.height) > 0.5) return false;
    // Under a title beside its dates there mostly stands the employer or a text, and both start with a capital letter.
    if (next && isPeriod(next.text) && !/^[\p{Ll}(&]/u.test(cell.text)) return false;
    return (!next || cell.right < next.left) && isFull(above, cell, next ? next.left - cell.height : limit);
  });
}

function columnOf(row: Row, cell: Cell): Cell | undefined {
  return row.cells.find((above) => Math.abs(above.left - cell.left) <= edgeTolerance);
}

function append(cell: Cell, more: Cell): void {
  cell.text = joined(cell.text, more.text);
  cell.right = more.right;
}
