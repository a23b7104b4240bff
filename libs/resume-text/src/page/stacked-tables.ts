import { findDates } from '../recognizers/dates.js';
import { headingKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import { isDutyColumn, isTableHeader } from '../recognizers/table-header.js';
import { employerColumn, timeColumn, titleColumn } from './job-tables.js';
import { countName } from './period-columns.js';
import type { RawLine } from './physical-lines.js';

const columnsMin = 3;
const columnsMax = 8;
const rowsMax = 40;
const nameCharsMax = 40;
const cellCharsMax = 120;
/** A cell of a narrow column is broken into no more lines. */
const wrapsMax = 3;

/** Cells is one row of a table: the lines of each of its cells. */
type Cells = RawLine[][];

/** Table is what the names of the columns say: how many there are, and in which one stands what. */
interface Table {
  columns: number;
  time: number;
  title: number;
  employer: number;
  duties: number;
  isCounted: boolean;
}

/**
 * setStackedTables sets each row of a table in one line again, with tabs between its cells, where a program printed every
 * cell on a line of its own below the names of the columns. The time of a row says where it stands; without a column of
 * times nothing is set. Steps: lines of the table × lines of a cell.
 */
export function setStackedTables(lines: RawLine[]): RawLine[] {
  const result: RawLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const names = namesAt(lines, at);
    const table = names.length >= columnsMin ? tableOf(names) : undefined;
    const read = table ? rowsOf(lines, at + names.length, table) : undefined;
    if (!read) {
      result.push(lines[at] as RawLine);
      continue;
    }
    result.push(inOneLine(names.slice(table?.isCounted ? 1 : 0).map((name) => [name])), ...read.rows);
    at = read.end - 1;
  }
  return result;
}

function namesAt(lines: readonly RawLine[], from: number): RawLine[] {
  const below = lines.slice(from, from + columnsMax + 1);
  const end = below.findIndex(({ raw }, at) => !isName(raw.trim(), at));
  return end < 0 || end > columnsMax ? [] : below.slice(0, end);
}

function isName(text: string, at: number): boolean {
  if (text.length > nameCharsMax || /\t| {2}/.test(text) || /[:;,]$|^\d/.test(text)) return false;
  return (at === 0 && countName.test(text)) || isTableHeader(text) || isDutyColumn(text);
}

function tableOf(names: readonly RawLine[]): Table | undefined {
  const texts = names.map(({ raw }) => raw.trim());
  const time = texts.findIndex((name) => timeColumn.test(name));
  if (time < 0 || new Set(texts).size < texts.length) return undefined;
  const placeOf = (column: RegExp) => texts.findIndex((name) => column.test(name));
  return {
    columns: names.length,
    time,
    title: placeOf(titleColumn),
    employer: placeOf(employerColumn),
    duties: texts.findIndex(isDutyColumn),
    isCounted: countName.test(texts[0] ?? ''),
  };
}

/** The rows below, up to the line that belongs to none; undefined where they are no table. */
function rowsOf(lines: readonly RawLine[], from: number, table: Table): { rows: RawLine[]; end: number } | undefined {
  const rows: RawLine[] = [];
  let at = from;
  let found = 0;
  while (found < rowsMax) {
    const skipped = pageBreakAt(lines, at);
    const row = rowAt(lines, at + skipped.length, table);
    if (!row) break;
    rows.push(...skipped, ...written(row.cells, table));
    at = row.end;
    found += 1;
  }
  return found === 0 ? undefined : { rows, end: at };
}

/** What a page ends with may part two rows. */
function pageBreakAt(lines: readonly RawLine[], at: number): RawLine[] {
  const next = lines.slice(at, at + 4);
  const page = next.findIndex(({ raw }) => ofPage.test(raw));
  const rest = page < 0 ? 0 : next.slice(page + 1).findIndex(({ raw }) => raw.trim() !== '');
  const isBreak = page >= 0 && rest >= 0 && next.slice(0, page).every(({ raw }) => raw.trim() === '');
  return isBreak ? next.slice(0, page + 1 + rest) : [];
}

const ofPage = /(?:page )?\d{1,2} (?:of|\/) \d{1,2}\s*$/i;

/** One row: single lines up to its time, which may be broken, then those behind it; what was done has many. */
function rowAt(lines: readonly RawLine[], from: number, table: Table): { cells: Cells; end: number } | undefined {
  const before = cellsUntilTime(lines, from, table);
  if (!before) return undefined;
  const cells = [...before.cells, before.time];
  let at = before.end;
  for (let column = table.time + 1; column < table.columns; column += 1) {
    const end = column === table.duties ? endOfDuties(lines, at, table) : endOfCell(lines, at, table);
    if (end === at) return undefined;
    cells.push(lines.slice(at, end));
    at = end;
  }
  return { cells, end: at };
}

function cellsUntilTime(
  lines: readonly RawLine[],
  from: number,
  { time: columns, isCounted }: Table,
): { cells: Cells; time: RawLine[]; end: number } | undefined {
  for (let lead = columns; lead <= columns * 2; lead += 1) {
    const time = timeAt(lines, from + lead);
    const above = lines.slice(from, from + lead);
    if (above.some(({ raw }) => !mayBeCell(raw))) return undefined;
    if (time === 0) continue;
    if (isCounted && !/^\(?\d{1,2}[.)]?$/.test(above[0]?.raw.trim() ?? '')) return undefined;
    const end = from + lead + time;
    return { cells: intoCells(above, columns), time: lines.slice(from + lead, end), end };
  }
  return undefined;
}

/** How many lines the time at a place has: "2019", or "Apr 2019 –" above "current". */
function timeAt(lines: readonly RawLine[], at: number): number {
  const [first = '', second = ''] = [lines[at]?.raw.trim(), lines[at + 1]?.raw.trim()];
  const isBroken = /[-–—]$/.test(first) || /^to /i.test(second);
  if (isBroken && isTime(`${first} ${second}`)) return 2;
  return isTime(first) ? 1 : 0;
}

function isTime(text: string): boolean {
  return text.length <= nameCharsMax && isDatesAlone(text.replace(/(?<=\d)-(?=\p{L})/gu, ' - '));
}

/** Lines that are more than the cells have some that go on: behind a comma, with a small letter, with a bracket. */
function intoCells(lines: readonly RawLine[], columns: number): Cells {
  const cells: Cells = lines.map((line) => [line]);
  while (cells.length > columns) {
    const goesOn = cells.findIndex(([line], at) => at > 0 && isRest(cells[at - 1]?.at(-1)?.raw ?? '', line?.raw ?? ''));
    const at = goesOn > 0 ? goesOn : cells.length - 1;
    cells.splice(at - 1, 2, [...(cells[at - 1] ?? []), ...(cells[at] ?? [])]);
  }
  return cells;
}

function isRest(above: string, text: string): boolean {
  if (/^-.*-$/.test(above.trim())) return false;
  return (
    /(?:[,&/–-]|(?<!\p{L})(?:and|of|for|the|in))$/iu.test(above.trim()) ||
    /^(?:\p{Ll}|\(|LLC|Ltd|Inc)/u.test(text.trim())
  );
}

function endOfCell(lines: readonly RawLine[], from: number, table: Table): number {
  if (!mayBeCell(lines[from]?.raw ?? '') || startsTable(lines, from)) return from;
  let end = from + 1;
  while (
    end - from < wrapsMax &&
    mayBeCell(lines[end]?.raw ?? '') &&
    isRest(lines[end - 1]?.raw ?? '', lines[end]?.raw ?? '')
  )
    end += 1;
  // The number of the next row ends a cell by itself.
  return table.isCounted && /^\d{1,2}$/.test(lines[end - 1]?.raw.trim() ?? '') ? from : end;
}

/** What was done goes on until the next row begins, a blank line or a heading stands there. */
function endOfDuties(lines: readonly RawLine[], from: number, table: Table): number {
  let end = from;
  while (end < lines.length && (lines[end]?.raw.trim() ?? '') !== '' && !isHeadingLine(lines[end]?.raw ?? '')) {
    const isAfterSentence = end > from && /[.!?)]$/.test(lines[end - 1]?.raw.trim() ?? '');
    if (isAfterSentence && (cellsUntilTime(lines, end, table) || beginsWithTime(lines[end]?.raw ?? ''))) break;
    if (ofPage.test(lines[end]?.raw ?? '') || startsTable(lines, end)) break;
    end += 1;
  }
  return end;
}

/** "2011 and 2012: drama teacher" below the last row belongs to none. */
function beginsWithTime(raw: string): boolean {
  return findDates(raw.slice(0, nameCharsMax))[0]?.start === 0;
}

function startsTable(lines: readonly RawLine[], at: number): boolean {
  return namesAt(lines, at).length >= columnsMin;
}

function mayBeCell(raw: string): boolean {
  const text = raw.trim();
  return text !== '' && text.length <= cellCharsMax && !/\t| {3}|^[•▪●➢*-] /.test(text) && !isHeadingLine(text);
}

function isHeadingLine(raw: string): boolean {
  const text = raw.trim();
  return headingKind(text) !== undefined || /^\d{1,2}\.? \P{Ll}{4,60}$/u.test(text);
}

/** A job is written as a head and what was done below it; any other row in one line, without its number. */
function written(cells: Cells, { time, title, employer, duties, isCounted }: Table): RawLine[] {
  if ([title, employer, duties].includes(-1)) return [inOneLine(isCounted ? cells.slice(1) : cells)];
  const others = cells.flatMap((_, at) =>
    [time, title, employer, duties].includes(at) || (isCounted && at === 0) ? [] : [at],
  );
  const order = [title, employer, ...others, time];
  const raw = order.map((at) => textOf(cells[at] ?? [])).join(' | ');
  const start = cells[0]?.[0]?.start ?? 0;
  const head = { raw, start, end: Math.max(...order.map((at) => cells[at]?.at(-1)?.end ?? 0)) };
  return [{ raw: '', start, end: start }, head, ...(cells[duties] ?? [])];
}

function textOf(cell: readonly RawLine[]): string {
  return cell.map(({ raw }) => raw.trim()).join(' ');
}

function inOneLine(cells: Cells): RawLine {
  const raw = cells.map(textOf).join('\t');
  return { raw, start: cells[0]?.[0]?.start ?? 0, end: cells.at(-1)?.at(-1)?.end ?? 0 };
}
