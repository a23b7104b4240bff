import { cellsOf, textsAt } from '../text/cells.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import { isTableHeader } from '../recognizers/table-header.js';
import { timeColumn } from './job-tables.js';
import type { RawLine } from './physical-lines.js';

const columnsMin = 3;
const rowsMin = 2;
const linesMax = 60;
const nameWordsMax = 4;
const nameCharsMax = 30;

/** Row is one row of a table: its first and last line, and each cell, put together from the lines it was wrapped into. */
interface Row {
  first: RawLine;
  last: RawLine;
  cells: string[];
}

/**
 * joinWrappedTables sets each row of a table in one line, with tabs between its cells, where cells were wrapped in their
 * columns: a row has its time in the first of its lines, and what stands below goes on in the columns where it stands. Only
 * a table with names above its columns, one of them that of the times, is read so.
 */
export function joinWrappedTables(lines: RawLine[]): RawLine[] {
  const result: RawLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as RawLine;
    const table = namesIn(line.raw);
    const read = table ? rowsBelow(lines, at + 1, table) : undefined;
    if (!table || !read) {
      result.push(line);
      continue;
    }
    result.push({ ...line, raw: table.names.join('\t') }, ...read.rows.map(inOneLine));
    at = read.end - 1;
  }
  return result;
}

interface Columns {
  names: string[];
  starts: number[];
  time: number;
}

function namesIn(raw: string): Columns | undefined {
  if (raw.includes('\t')) return undefined;
  const cells = cellsOf(raw);
  const names = cells.map(({ text }) => text);
  const time = names.findIndex((name) => timeColumn.test(name));
  const areNames = names.every(
    (name) => name.length <= nameCharsMax && name.split(/[ /]+/).length <= nameWordsMax && !/\d|[.,;:]$/.test(name),
  );
  if (names.length < columnsMin || time < 0 || !areNames) return undefined;
  return names.filter(isTableHeader).length * 2 >= names.length
    ? { names, starts: cells.map(({ from }) => from), time }
    : undefined;
}

/** The rows below the names; undefined where no cell is wrapped, or a line does not stand in the columns. */
function rowsBelow(
  lines: readonly RawLine[],
  from: number,
  columns: Columns,
): { rows: Row[]; end: number } | undefined {
  const rows: Row[] = [];
  let end = from;
  let isWrapped = false;
  for (; end < Math.min(lines.length, from + linesMax); end += 1) {
    const line = lines[end] as RawLine;
    // An empty line may part the names from the rows.
    if (line.raw.trim() === '' && rows.length === 0 && end === from) continue;
    const cells = line.raw.trim() === '' ? undefined : cellsAt(columns, line.raw);
    if (!cells) break;
    const row = rows.at(-1);
    if (isDatesAlone(cells[columns.time] ?? '')) rows.push({ first: line, last: line, cells });
    else if (row && cells[columns.time] === '') {
      row.cells = row.cells.map((cell, at) => [cell, cells[at] ?? ''].filter((part) => part !== '').join(' '));
      row.last = line;
      isWrapped = true;
    } else break;
  }
  return isWrapped && rows.length >= rowsMin ? { rows, end } : undefined;
}

/** The cells where the names stand; undefined where a text runs across the beginning of a column. */
function cellsAt({ starts }: Columns, raw: string): string[] | undefined {
  const isParted = starts.every((from) => from === 0 || raw.length <= from || raw.slice(from - 2, from).trim() === '');
  const cells = isParted && !raw.includes('\t') ? textsAt(starts, raw) : undefined;
  return cells?.some((cell) => / {3}/.test(cell)) ? undefined : cells;
}

function inOneLine({ first, last, cells }: Row): RawLine {
  return { ...first, raw: cells.join('\t'), end: last.end };
}
