import { cellsOf } from '../text/cells.js';
import { hasContact } from '../recognizers/contacts.js';
import { findDates } from '../recognizers/dates.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import { headingKind } from '../recognizers/headings.js';
import { namesLevelOfLanguage } from '../recognizers/language-items.js';
import { isName } from '../recognizers/name.js';
import type { RawLine } from './physical-lines.js';
import { tabbedPage, type TabbedPage } from './tabbed-columns.js';
import { isTableHeader } from '../recognizers/table-header.js';

const rowsMin = 3;
const longRegionRows = 12;
const linesMax = 1_000;
const guttersMax = 8;
/** No column of text is narrower. */
const gutterMin = 10;

/** Region is a part of a page that was printed in two columns. */
interface Region {
  /** The column at which the right part begins. */
  gutter: number;
  from: number;
  end: number;
}

/**
 * splitColumns puts columns that a page printed side by side one after the other, left before right but a sidebar last.
 * A region is only split where the reading is sure: no line crosses the gutter, both columns hold a heading and text of
 * their own, and neither is a column of dates, of labels or of a table.
 */
export function splitColumns(lines: RawLine[]): RawLine[] {
  if (lines.length > linesMax) return lines;
  const page = tabbedPage(lines);
  if (page) {
    const above = lines.slice(0, page.from);
    return [...above, ...inOrder(page, above, lines[page.from]?.start ?? 0), ...lines.slice(page.end)];
  }
  if (!lines.some(({ raw }) => wide.test(raw))) return splitRegions(lines);
  const padded = lines.map((line) => ({ ...line, raw: line.raw.replace(wides, `$&${pad}`) }));
  return splitRegions(padded).map((line) => ({ ...line, raw: line.raw.replaceAll(pad, '') }));
}

/** Letters that take two columns of a page. */
const wide = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const wides = new RegExp(wide, 'gu');
/** Stands for the second column of a wide letter; no cleaned text has it. */
const pad = '\u0000';

function splitRegions(lines: RawLine[]): RawLine[] {
  const result: RawLine[] = [];
  let done = 0;
  for (const region of findRegions(lines)) {
    result.push(...lines.slice(done, region.from));
    const part = lines.slice(region.from, region.end);
    const left = part.map((line) => leftOf(line, region.gutter));
    const right = part.map((line) => rightOf(line, region.gutter));
    result.push(...inOrder({ left, right }, result, lines[region.from]?.start ?? 0));
    done = region.end;
  }
  return [...result, ...lines.slice(done)];
}

/** Two columns one after the other; `above` is what stands above them, and `start` where they begin. */
function inOrder({ left, right }: Pick<TabbedPage, 'left' | 'right'>, above: RawLine[], start: number): RawLine[] {
  const isTop = above.every(({ raw }) => raw.trim() === '');
  const [first, second] = goesLast(left, right, isTop) ? [right, left] : [left, right];
  const blank = { raw: '', start, end: start };
  const addresses = isTop && second === left ? addressesOf(left) : [];
  const main = withWidth(first);
  const nameEnd = addresses.length > 0 ? endOfName(main) : 0;
  const side = withWidth(second).slice(addresses.length);
  return [blank, ...main.slice(0, nameEnd), ...addresses, blank, ...main.slice(nameEnd), blank, ...side, blank];
}

/** An address of one word may be longer than the lines that the column breaks. */
function withWidth(column: RawLine[]): RawLine[] {
  const broken = column.filter(({ raw }) => /\S \S/.test(raw));
  const width = Math.max(...(broken.length > 0 ? broken : column).map(({ raw }) => raw.length));
  return column.map((line) => ({ ...line, width }));
}

/**
 * A left column with much less text than the right one is a sidebar: what the page is about stands at its right. At the
 * top of a page the left column begins with the name, unless the right one does.
 */
function goesLast(left: RawLine[], right: RawLine[], isTop: boolean): boolean {
  if (isTop) return !hasNameOnTop(left) && hasNameOnTop(right);
  return lettersOf(right) > lettersOf(left) * 1.5;
}

/** The lines above the first heading of a side column, where they say how to reach the person: these belong to the name. */
function addressesOf(column: RawLine[]): RawLine[] {
  const end = column.findIndex(({ raw }) => isHeadingCell(raw.trim().replace(ornament, '')));
  const lines = column.slice(0, Math.max(0, end));
  return lines.some(({ raw }) => hasContact(raw)) ? lines : [];
}

/** The first blank line below the name. */
function endOfName(column: RawLine[]): number {
  const from = column.findIndex(({ raw }) => raw.trim() !== '');
  const length = column.slice(from).findIndex(({ raw }) => raw.trim() === '');
  return from + Math.max(0, length);
}

/** What a designer sets before a heading. */
const ornament = /^[^\p{L}\p{N}]+/u;

function hasNameOnTop(column: RawLine[]): boolean {
  const top = column.filter(({ raw }) => raw.trim() !== '').slice(0, 3);
  return top.some(({ raw }) => headingKind(raw) === undefined && isName(raw.trim()));
}

function lettersOf(lines: RawLine[]): number {
  return lines.reduce((sum, { raw }) => sum + (raw.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}

/** The regions of a page from top to bottom; where two overlap, the one with more rows is kept. */
function findRegions(lines: RawLine[]): Region[] {
  const counts = new Map<number, number>();
  for (const { raw } of lines)
    for (const cell of cellsOf(raw))
      if (cell.from >= gutterMin && isHeadingCell(cell.text)) counts.set(cell.from, (counts.get(cell.from) ?? 0) + 1);
  const gutters = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, guttersMax);
  const found = gutters
    .flatMap(([gutter]) => runsAt(lines, gutter).map((run) => regionIn(lines, run, gutter)))
    .filter((region): region is Region => region !== undefined)
    .sort((a, b) => b.end - b.from - (a.end - a.from));
  const kept: Region[] = [];
  for (const region of found)
    if (kept.every((each) => region.end <= each.from || region.from >= each.end)) kept.push(region);
  return kept.sort((a, b) => a.from - b.from);
}

/** The longest runs of lines of which none crosses the gutter. */
function runsAt(lines: RawLine[], gutter: number): { from: number; end: number }[] {
  const runs: { from: number; end: number }[] = [];
  let from = 0;
  for (let at = 0; at <= lines.length; at += 1) {
    const raw = lines[at]?.raw;
    if (raw !== undefined && !crosses(raw, gutter) && !isPageFoot(raw, gutter)) continue;
    if (at - from >= rowsMin) runs.push({ from, end: at });
    from = at + 1;
  }
  return runs;
}

function regionIn(lines: RawLine[], run: { from: number; end: number }, gutter: number): Region | undefined {
  const rows = lines.slice(run.from, run.end).map(({ raw }) => ({
    left: raw.slice(0, gutter).trim(),
    right: raw.slice(gutter).trim(),
    isAtGutter: /\S/.test(raw.charAt(gutter)),
    step: raw.slice(gutter).length - raw.slice(gutter).trimStart().length,
    raw,
  }));
  const begins = beginOf(rows);
  if (begins < 0) return undefined;
  let end = rows.findLastIndex((row) => row.right !== '') + 1;
  end = endOfLeft(lines, rows, { end, from: run.from });
  while (end > begins && rows[end - 1]?.raw.trim() === '') end -= 1;
  const own = rows.slice(begins, end);
  return isSure(own) ? { gutter, from: run.from + begins, end: run.from + end } : undefined;
}

/**
 * What goes on at the left belongs to its column until the next heading, unless it leads into a line that crosses the
 * gutter: that is the text below both columns.
 */
function endOfLeft(lines: RawLine[], rows: Row[], { end: first, from }: { end: number; from: number }): number {
  let end = first;
  while (end < rows.length && !isHeadingCell(rows[end]?.left ?? '')) end += 1;
  const isText = rows.slice(first, end).every(({ left }) => left !== '');
  const crossing = lines[from + end]?.raw.trim() ?? '';
  return end === rows.length && end > first && isText && crossing !== '' ? first : end;
}

/**
 * A region begins with the first row that has a heading and something at the right. The heading of its left column may
 * stand a few rows higher, without a blank line in between.
 */
function beginOf(rows: Row[]): number {
  const first = rows.findIndex(
    (row, at) =>
      row.right !== '' &&
      (isHeadingCell(row.left) || (row.isAtGutter && isHeadingCell(row.right))) &&
      !isAcross(row, rows[at + 1]),
  );
  let above = first - 1;
  while (above > 0 && rows[above]?.right === '' && rows[above]?.left !== '' && !isHeadingCell(rows[above]?.left ?? ''))
    above -= 1;
  const begins =
    above >= 0 && rows[above]?.right === '' && headingKind(rows[above]?.left ?? '') !== undefined ? above : first;
  return begins < 0 ? begins : raised(rows, begins);
}

/**
 * Headings in own words begin no region by themselves: where the rows above it stand in the same two columns, each right part at
 * the gutter, the region begins with the first of them, and with what stands in the left column right above that.
 */
function raised(rows: Row[], begins: number): number {
  let top = begins;
  while (top > 0 && (rows[top - 1]?.right === '' || rows[top - 1]?.isAtGutter === true)) top -= 1;
  const first = rows.findIndex(({ right }, at) => at >= top && right !== '');
  const above = rows.slice(first, begins);
  const both = above.filter(({ left, right }) => left !== '' && right !== '');
  if (first >= begins || above.filter(({ right }) => right !== '').length < raisedMin || both.length < 2) return begins;
  let start = first;
  while (start > top && rows[start - 1]?.left !== '') start -= 1;
  return start;
}

const raisedMin = 3;

/** "JO EXAMPLE        Licensed Electrician" with a blank line below stands across both columns, where its right part is set in. */
function isAcross({ left, isAtGutter }: Row, below: Row | undefined): boolean {
  return !isAtGutter && below?.raw.trim() === '' && headingKind(left) === undefined && isName(left);
}

/** In a column with titles, lines and wrapped lines, each set in deeper, few lines begin at the gutter itself. */
const steppedMin = 5;
const stepMax = 6;

interface Row {
  left: string;
  right: string;
  isAtGutter: boolean;
  /** How far behind the gutter its right part begins. */
  step: number;
  raw: string;
}

function isSure(rows: Row[]): boolean {
  const both = rows.filter((row) => row.left !== '' && row.right !== '');
  const right = rows.filter((row) => row.right !== '');
  if (rows.length < rowsMin || both.length < (rows.length >= longRegionRows ? 4 : 2)) return false;
  const atGutter = rows.filter((row) => row.isAtGutter).length;
  const isStepped = atGutter >= steppedMin && right.every((row) => row.step <= stepMax);
  if (atGutter * 3 < right.length && !isStepped) return false;
  // A language and how well it is known are one row.
  if (both.filter((row) => namesLevelOfLanguage(row.left, row.right)).length >= 2) return false;
  // Rows of three cells and more are those of a table, unless two headings stand above them.
  const isTable = both.filter((row) => cellsOf(row.raw).length > 2).length * 2 > both.length;
  if (isTable && !isRowOfHeadings(rows[0])) return false;
  if (rows.filter((row) => readFormLabel(row.raw.trim()) !== undefined || /:$/.test(row.left)).length >= 3)
    return false;
  const isBegun = isHeadingCell(rows[0]?.left ?? '') && isHeadingCell(rows[0]?.right ?? '');
  const isHeaded = rows.some((row) => isHeadingCell(row.left)) && rows.some((row, at) => isSectionAt(rows, row, at));
  return (isBegun || isHeaded) && isText(rows.map((row) => row.left)) && isText(rows.map((row) => row.right));
}

function isRowOfHeadings(row: Row | undefined): boolean {
  return row !== undefined && [row.left, row.right].every((cell) => headingKind(cell) !== undefined);
}

/** True where the right part of a row is a known heading that stands at the gutter. */
function isSectionAt(rows: Row[], row: Row, at: number): boolean {
  if (!row.isAtGutter || !isHeadingCell(row.right)) return false;
  const isAboveText = rows.slice(at + 1, at + 3).some((below) => below.right !== '');
  return headingKind(row.right) !== undefined || (at > 0 && rows[at - 1]?.right === '' && isAboveText);
}

/** True for a column that says something beside headings and dates. */
function isText(cells: string[]): boolean {
  const told = cells.filter((cell) => cell !== '' && !isHeadingCell(cell));
  const dated = told.filter((cell) => isDated(cell)).length;
  return told.length - dated >= 1 && dated * 5 < told.length * 2;
}

/** True for a cell with nothing but dates, or half of a period. */
function isDated(cell: string): boolean {
  const [span] = findDates(cell);
  return span !== undefined && cell.length - (span.end - span.start) <= 3;
}

const pageNumber = /^(?:page |p\. ?)?\d{1,2}(?: ?(?:of|\/) ?\d{1,2})?$/i;

/** "1 of 1" at the right belongs to the page's foot, whatever stands left of it. */
function isPageFoot(raw: string, gutter: number): boolean {
  return pageNumber.test(raw.slice(gutter).trim());
}

/** True for a line with text in the white space left of the gutter; a cell may begin a blank or more behind it. */
function crosses(raw: string, gutter: number): boolean {
  if (raw.length <= gutter || raw.slice(gutter - 2, gutter).trim() === '') return false;
  return !/^ {2,}\S/.test(raw.slice(gutter));
}

function leftOf({ raw, start }: RawLine, gutter: number): RawLine {
  const left = raw.slice(0, gutter).trimEnd();
  return { raw: left, start, end: start + left.length };
}

function rightOf({ raw, start, end }: RawLine, gutter: number): RawLine {
  return { raw: raw.slice(gutter), start: start + Math.min(gutter, raw.length), end };
}

/** Letters that a designer set apart: "T O O L S", "S A Y  H I". */
const spaced = /^[\p{L}&](?: {1,4}[\p{L}&]){2,40}$/u;

function isHeadingCell(cell: string): boolean {
  const text = spaced.test(cell) ? cell.replace(/(?<! ) (?! )/g, '') : cell;
  if (text === '' || text.length > 60 || isTableHeader(text)) return false;
  const words = text.trim().split(/\s+/);
  if (headingKind(text) !== undefined) return true;
  return words.length <= 4 && /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && !/[\d@,]/.test(text);
}
