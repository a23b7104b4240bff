import { isPeriod } from '@tailwright/resume-text/recognizers/is-period';
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

/** A period is cut in two where it ends with a dash, a comma or an open bracket, or the next line starts so. */
const open = /(?:[-–—,&/(]|\([^()]{0,200})$/u;
const closing = /^[-–—\p{Ll}()]/u;
/** It is cut, too, behind "to", and behind the name of a month. */
const smallWord = /\s\p{Ll}{1,5}$/u;
const labelCharsMax = 32;

/**
 * withWholeCells joins what was wrapped inside the cells of a table and inside dates at the side of an entry, so that
 * each row of the table and each head of an entry is one row.
 */
export function withWholeCells(rows: readonly Row[]): Row[] {
  const limit = Math.max(0, ...rows.map(rightOf));
  const whole: Row[] = [];
  let label: Label | undefined;
  let dates: DatesBeside | undefined;
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
    if (dates && isUnderDates(dates, row)) {
      const end = cells.at(-1)!;
      dates.last = row;
      if (continuesDatesBeside(dates, row)) {
        cells.pop();
        append(dates.cell, end, isCut(dates.cell.text, end.text) ? ' ' : '\t');
        dates.isLong = true;
        if (cells.length > 0) whole.push({ ...row, cells });
        continue;
      }
      // A place beside the employer may go on beside the first bullet.
      dates.cell = end;
    }
    if (label && continuesLabel(label, row)) {
      append(label.cell, cells.shift()!);
      label.last = row;
      if (cells.length > 0) whole.push({ ...row, cells });
      continue;
    }
    if (cells.length > 1) label = { cell: cells[0]!, last: row, edge: cells[1]!.left };
    const end = cells.at(-1)!;
    if (cells.length > 1 && isPeriod(end.text)) dates = { cell: end, last: row, edge: end.left, start: cells[0]!.left };
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

/** DatesBeside is a column of dates and places at the right. */
interface DatesBeside extends Label {
  /** Where the title beside the dates begins. */
  start: number;
  /** The dates go on beside the line below the title, which mostly is the employer. */
  isLong?: boolean;
}

/** isNextLine tells whether a row stands as close under another as lines of one text. */
export function isNextLine(above: Row | undefined, row: Row): boolean {
  return above?.page === row.page && above.y - row.y <= stepInHeights * row.height;
}

/** The next line has something in the column of the dates that is not the dates of another entry. */
function isUnderDates({ cell, last, edge }: DatesBeside, row: Row): boolean {
  const end = row.cells.at(-1)!;
  if (!isNextLine(last, row) || Math.abs(end.left - edge) > edgeTolerance) return false;
  return !isPeriod(end.text) || isCut(cell.text, end.text);
}

/** The rest of dates at the right, or the place below them where the text of the entry stands beside it already. */
function continuesDatesBeside({ cell, start, isLong = false }: DatesBeside, row: Row): boolean {
  const [first, end] = [row.cells[0]!, row.cells.at(-1)!];
  const isInList = startsWithBullet(first.text) || first.left > start + edgeTolerance;
  return row.cells.length === 1 || isLong || isInList || isCut(cell.text, end.text);
}

function continuesLabel({ cell, last, edge }: Label, row: Row): boolean {
  const next = row.cells[0]!;
  const isUnder = isNextLine(last, row) && Math.abs(cell.left - next.left) <= edgeTolerance && next.right < edge;
  const isLabel = cell.text.length <= labelCharsMax && /\d/.test(cell.text) && !startsWithBullet(next.text);
  // A title and the employer below it are set in two faces as a rule.
  return isUnder && isLabel && cell.isBold === next.isBold && isCut(cell.text, next.text);
}

/** A period that is whole, as one up to now, goes on only where it stays a period. */
function isCut(text: string, next: string): boolean {
  if (open.test(text) || closing.test(next)) return true;
  const isOpen = smallWord.test(text) || (/\p{L}\.?$/u.test(text) && /^['’]?\d{2,4}(?!\d)/.test(next));
  return isOpen && (!isPeriod(text) || isPeriod(`${text} ${next}`));
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
    const goesOn = /^[\p{Ll}(&]/u.test(cell.text) || closesBracket(above.text, cell.text);
    if (next && isPeriod(next.text) && !goesOn) return false;
    return (!next || cell.right < next.left) && isFull(above, cell, next ? next.left - cell.height : limit);
  });
}

/** closesBracket tells whether a line closes a bracket that the one above leaves open. */
export function closesBracket(above: string, text: string): boolean {
  return /\([^()]{0,80}$/.test(above.slice(-80)) && /^[^(]*\)/.test(text.slice(0, 80));
}

function columnOf(row: Row, cell: Cell): Cell | undefined {
  return row.cells.find((above) => Math.abs(above.left - cell.left) <= edgeTolerance);
}

function append(cell: Cell, more: Cell, separator = ' '): void {
  cell.text = separator === ' ' ? joined(cell.text, more.text) : cell.text + separator + more.text;
  cell.right = more.right;
}
