import { isPeriod } from '@tailwright/resume-text/recognizers/is-period';
import { startsWithBullet } from './bullets.js';
import { type LineJoiner, isCutAddress, joined, lineJoinerOf } from './line-joining.js';
import { closesBracket, isFull, isNextLine } from './pdf-cells.js';
import type { Cell } from './pdf-lines.js';
import { limitsOf } from './pdf-line-limits.js';
import { type Row, leftOf, rightOf, textOf } from './pdf-rows.js';
import { type Typography, typographyOf } from './pdf-typography.js';

/** Line is a line of the text we hand out, made of one or more rows of the page. */
interface Line {
  text: string;
  isSpaced: boolean;
  isBullet: boolean;
  /** The first and the last row it was made of. */
  first: Row;
  last: Row;
  /** The step between its rows, once there are two. */
  step?: number;
  /** The space above its first row. */
  gap: number;
}

/** Left edges of one paragraph differ by less; points. */
const edgeTolerance = 3;
/** The first line of a paragraph may stand this much further right; letter heights. */
const indentMax = 4;
const sentenceWordsMin = 6;
/** Steps within a paragraph are equal but for rounding. */
const sameStep = 1.02;
/** This part of the lines of a text set to both margins reaches the right one; the others end a paragraph. */
const justifiedMin = 0.3;

/**
 * paragraphsOf writes the rows of a document as text: lines that were wrapped are one line again, and a heading has a
 * blank line above it.
 */
export function paragraphsOf(blocks: readonly Row[][]): string {
  const typography = typographyOf(blocks);
  const join = lineJoinerOf(blocks.flat().map(textOf));
  const limits = new Map(blocks.flatMap((rows) => limitsOf(rows).map((limit, at) => [rows[at]!, limit] as const)));
  const limitOf = (row: Row) => limits.get(row)!;
  const lines = blocks.flatMap((rows) =>
    linesOf(rows, { limitOf, wrapped: wrappedRows(rows, limitOf, typography), typography, join }),
  );
  return acrossPages(lines)
    .map(({ text, isSpaced }) => (isSpaced ? `\n${text}` : text))
    .join('\n');
}

function linesOf(rows: readonly Row[], context: Context): Line[] {
  const { limitOf, typography, join } = context;
  const isJustified = rows.filter((row) => rightOf(row) > limitOf(row) - 1).length > justifiedMin * rows.length;
  const lines: Line[] = [];
  for (const row of rows) {
    const line = lines.at(-1);
    if (line && continues(line, row, context)) {
      line.text = join(line.text, textOf(row), isJustified);
      line.step = line.last.y - row.y;
      line.last = row;
      continue;
    }
    const isBullet = startsWithBullet(textOf(row));
    const gap = line?.last.page === row.page ? line.last.y - row.y : Infinity;
    lines.push({ text: textOf(row), isSpaced: isSpaced(line, row, typography), isBullet, first: row, last: row, gap });
  }
  return lines;
}

interface Context {
  /** How far a line of text in a row may reach. */
  limitOf: (row: Row) => number;
  /** Full rows that stand closer to the next one than the items of their list stand to each other. */
  wrapped: ReadonlySet<Row>;
  typography: Typography;
  join: LineJoiner;
}

function continues(line: Line, row: Row, context: Context): boolean {
  const { limitOf, typography } = context;
  const { last, isBullet } = line;
  const limit = limitOf(last);
  const [cell] = row.cells;
  const above = last.cells.at(-1);
  if (!cell || !above || row.cells.length > 1 || last.page !== row.page) return false;
  if (startsWithBullet(cell.text) && !isSignInText(line, cell, limit)) return false;
  if (!typography.isSameStyle(above, cell)) return false;
  if (isBullet && isHanging(line, cell)) return isNextLine(last, row);
  if (!isUnder(line, above, cell) || !isClose(line, row, context)) return false;
  if (endsWithDates(line.text) && !/^[-–—\p{Ll}]/u.test(cell.text)) return false;
  if (isFull(above, cell, limit) && isRunning(line, cell, context.wrapped)) return true;
  return !typography.isHeading(last) && isBroken(above, cell, limit);
}

/**
 * Short lines of about one length are a list, as skills in a sidebar. Only what ends or begins in the midst of a text
 * goes on, and what stands closer to the next line than the items of the list stand to each other.
 */
function isRunning({ isBullet, text: first, last }: Line, cell: Cell, wrapped: ReadonlySet<Row>): boolean {
  const text = textOf(last);
  if (!isBullet && label.test(first) && label.test(cell.text)) return false;
  return (
    isBullet ||
    goesOn.test(cell.text) ||
    /[,&(]$/.test(text) ||
    isCutAddress(text, cell.text) ||
    wrapped.has(last) ||
    text.split(/\s+/).length >= sentenceWordsMin
  );
}

/** "Databases: …" below "Languages: …" is the next line of a list. */
const label = /^\p{Lu}[\p{L} &/-]{1,24}: /u;
/** A small letter goes on a sentence, a postal code, alone or behind its state, an address. */
const goesOn = /^(?:[\p{Ll}(&]|(?:\p{Lu}{2} )?\d{5}$)/u;

/**
 * wrappedRows finds the rows of a list whose text goes on in the next one. The rows of one item stand closer than the
 * items do; the items of a group do so too, but not all of them fill their line.
 */
function wrappedRows(rows: readonly Row[], limitOf: (row: Row) => number, typography: Typography): Set<Row> {
  const wrapped = new Set<Row>();
  for (const list of listsOf(rows, typography)) {
    const pairs = list.slice(1).map((row, index) => ({ above: list[index]!, row, step: list[index]!.y - row.y }));
    const least = pairs.reduce((smallest, { step }) => Math.min(smallest, step), Infinity);
    const close = pairs.filter(({ step }) => step <= sameStep * least);
    const areFull = close.every(({ above, row }) => isFull(above.cells[0]!, row.cells[0]!, limitOf(above)));
    if (2 * close.length <= pairs.length && areFull) close.forEach(({ above }) => wrapped.add(above));
  }
  return wrapped;
}

/** Rows of one cell in one style that stand under each other, without a heading between them. */
function listsOf(rows: readonly Row[], typography: Typography): Row[][] {
  const lists: Row[][] = [];
  for (const row of rows) {
    const [cell] = row.cells;
    if (!cell || row.cells.length > 1) continue;
    const above = lists.at(-1)?.at(-1);
    const isNext =
      above !== undefined &&
      isNextLine(above, row) &&
      typography.isSameStyle(above.cells[0]!, cell) &&
      Math.abs(above.cells[0]!.left - cell.left) <= edgeTolerance;
    if (isNext) lists.at(-1)!.push(row);
    else lists.push([row]);
  }
  return lists;
}

/** As close as usual, or as the rows of the line before; a long line that ends in mid-sentence may be set wider. */
function isClose({ last, step }: Line, row: Row, { typography }: Context): boolean {
  if (typography.isCloseUnder(last, row)) return true;
  if (step !== undefined) return Math.abs(last.y - row.y - step) <= 0.03 * step;
  const text = textOf(last);
  return isNextLine(last, row) && text.split(/\s+/).length >= sentenceWordsMin && !/[.:;!?]$/.test(text);
}

/** The head of an entry ends with its dates, and what follows is its text. */
function endsWithDates(text: string): boolean {
  const part = text
    .slice(-50)
    .split(/[|·•\t]|,\s|\s{2}/)
    .at(-1)!;
  return part.length < text.length && isPeriod(part.trim());
}

/** The text of a bullet goes on where it started, right of its bullet. */
function isHanging({ first }: Line, cell: Cell): boolean {
  const bullet = first.cells[0]!;
  const text = first.cells.length > 1 ? first.cells[1]!.left : bullet.textLeft;
  return cell.left > bullet.left + edgeTolerance && Math.abs(cell.left - text) <= edgeTolerance;
}

function isUnder({ first, last }: Line, above: Cell, cell: Cell): boolean {
  const left = first === last ? above.left : leftOf(last);
  const isCentred = Math.abs(left + above.right - cell.left - cell.right) <= 2 * edgeTolerance;
  const indent = left - cell.left;
  return (
    (indent >= -edgeTolerance && indent <= (first === last ? indentMax * cell.height : edgeTolerance)) || isCentred
  );
}

/** "from 14 → 90" may be wrapped before its arrow: a sign where the text of a full bullet goes on starts no item. */
function isSignInText(line: Line, cell: Cell, limit: number): boolean {
  const above = line.last.cells.at(-1)!;
  return /^[→+–—]/.test(cell.text) && line.isBullet && isHanging(line, cell) && isFull(above, cell, limit);
}

/** A line that goes on with a small letter in mid-sentence or closes a bracket, though there was room for it. */
function isBroken(above: Cell, cell: Cell, limit: number): boolean {
  if (closesBracket(above.text, cell.text)) return true;
  return /^\p{Ll}/u.test(cell.text) && /[\p{L}\p{N},]$/u.test(above.text) && above.right > 0.8 * limit;
}

function isSpaced(above: Line | undefined, row: Row, typography: Typography): boolean {
  if (startsWithBullet(textOf(row))) return false;
  if (!above || above.last.page !== row.page) return typography.isHeading(row);
  if (typography.isHeading(above.last) && typography.isCloseUnder(above.last, row)) return false;
  // Employer and place below a title with its dates belong to it when they stand closer to it than what is above it.
  if (hasDates(above.first) && above.last.y - row.y < above.gap) return false;
  if (typography.isHeading(row, above.last)) return true;
  return typography.isFarUnder(above.last, row) || (hasDates(row) && typography.isApartUnder(above.last, row));
}

function hasDates({ cells }: Row): boolean {
  return cells.length > 1 && (isPeriod(cells[0]!.text) || isPeriod(cells.at(-1)!.text));
}

/** A sentence that goes on in the next column or on the next page starts there with a small letter. */
function acrossPages(lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const isBreak = above !== undefined && (above.last.page !== line.first.page || above.last.y < line.first.y);
    if (
      isBreak &&
      !line.isBullet &&
      !line.isSpaced &&
      /^\p{Ll}/u.test(line.text) &&
      /[\p{L}\p{N},]$/u.test(above.text)
    ) {
      above.text = joined(above.text, line.text);
      above.last = line.last;
    } else whole.push(line);
  }
  return whole;
}
