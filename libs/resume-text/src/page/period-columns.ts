import { findDates } from '../recognizers/dates.js';
import type { RawLine } from './physical-lines.js';
import { isTableHeader } from '../recognizers/table-header.js';

const fromName = /^(?:from|start(?:ed)?|(?:start(?:ing)?|joining) date|date from|from date|joined)$/iu;
const toName = /^(?:to|end(?:ed)?|till|until|(?:end(?:ing)?|leaving|relieving) date|date to|to date|left)$/iu;
/** countName is the name of the column with the numbers of the rows: "Sr. No.", "S/N", "#". */
export const countName = /^(?:s(?:r|l|er(?:ial)?)?\.? ?no\.?|s[rl]\.?|s\/n|no\.?|#)$/iu;
const columnsMin = 3;
const charsMax = 300;
/** No date is longer; most cells are told from one by that. */
const dateCharsMax = 40;

/** PeriodColumns is where a table has the beginning and the end of each period; its rows may be counted. */
interface PeriodColumns {
  from: number;
  isCounted: boolean;
}

/**
 * joinPeriodColumns makes one period of the columns "From" and "To" of a table, which are read apart from each other
 * otherwise. The number of a row, in a column of its own, says nothing.
 */
export function joinPeriodColumns(lines: RawLine[]): RawLine[] {
  const rows = lines.map((line) => cellsOf(line.raw));
  const isTable = rows.filter(isDatedRow).length >= rowsMin;
  let open: PeriodColumns | undefined;
  let isTabbed = false;
  return lines.map((line, at) => {
    const cells = rows[at] ?? [];
    const header = columnsOf(cells);
    if (header) [open, isTabbed] = [header, line.raw.includes('\t')];
    // A cell that was broken in two stands in lines of its own, and the table goes on below it; what was done in a job may
    // stand below its row where tabs part the cells.
    else if (cells.length === 1 && !isTabbed && !goesOn(cells, rows.slice(at + 1, at + 1 + brokenLinesMax), open))
      open = undefined;
    if (open && (header || isRow(cells, open))) return joined(line, cells, open);
    if (open && !isTabbed) return line;
    return isTable && isDatedRow(cells) ? joined(line, cells, firstColumns) : line;
  });
}

/** True for two dates and what was done between them; "2019   2020   2021" names years alone. */
function isDatedRow(cells: readonly TextCell[]): boolean {
  return isRow(cells, firstColumns) && cells.slice(2).some(({ text }) => /\p{L}{3}/u.test(text));
}

/** Rows that begin with two dates are a table without the names of its columns where there are so many. */
const rowsMin = 3;
const firstColumns: PeriodColumns = { from: 0, isCounted: false };
const brokenLinesMax = 3;
const brokenCharsMax = 60;

function goesOn([cell]: TextCell[], below: TextCell[][], open: PeriodColumns | undefined): boolean {
  const isPart = cell !== undefined && cell.text.length <= brokenCharsMax && !cell.text.endsWith('.');
  return isPart && open !== undefined && below.some((row) => isRow(row, open));
}

/** TextCell is a cell of a row with the place where it begins in the line. */
interface TextCell {
  text: string;
  at: number;
}

function cellsOf(raw: string): TextCell[] {
  if (raw.length > charsMax) return [];
  return [...raw.matchAll(/(?:\S| (?=\S))+/gu)].map(({ 0: found, index }) => ({
    text: found.trim(),
    at: index + found.length - found.trimStart().length,
  }));
}

function columnsOf(cells: readonly TextCell[]): PeriodColumns | undefined {
  const from = cells.findIndex(({ text }, at) => fromName.test(text) && toName.test(cells[at + 1]?.text ?? ''));
  const isCounted = countName.test(cells[0]?.text ?? '');
  const others = cells.filter((_, at) => at !== from && at !== from + 1 && !(isCounted && at === 0));
  if (from < 0 || cells.length < columnsMin || others.length === 0) return undefined;
  return others.every(({ text }) => isTableHeader(text)) ? { from, isCounted } : undefined;
}

function isRow(cells: readonly TextCell[], { from, isCounted }: PeriodColumns): boolean {
  if (isCounted && !/^\(?\d{1,2}[.)]?$/.test(cells[0]?.text ?? '')) return false;
  const [begin, end] = [cells[from]?.text ?? '', cells[from + 1]?.text ?? ''];
  if (begin.length > dateCharsMax || end.length > dateCharsMax || !/\d/.test(begin)) return false;
  const period = `${begin} – ${end}`;
  const [span] = findDates(period);
  return span?.isRange === true && span.start === 0 && span.end === period.length;
}

function joined(line: RawLine, cells: readonly TextCell[], { from, isCounted }: PeriodColumns): RawLine {
  const [begin, end] = [cells[from], cells[from + 1]];
  if (!begin || !end) return line;
  const first = isCounted ? (cells[1]?.at ?? 0) : 0;
  const raw = `${line.raw.slice(first, begin.at + begin.text.length)} – ${line.raw.slice(end.at)}`;
  return { ...line, raw, start: line.start + first };
}
