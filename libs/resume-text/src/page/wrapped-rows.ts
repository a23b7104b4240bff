import { cellsOf } from '../text/cells.js';
import type { RawLine } from './physical-lines.js';
import { isTableHeader } from '../recognizers/table-header.js';

const columnsMin = 3;
const rowCharsMax = 200;
/** A row goes on in so many lines at most. */
const goesOnMax = 3;
/** So far below the names of its columns a table may have rows. */
const linesMax = 120;
/** A cell may begin a little beside the name of its column. */
const shiftMax = 1;

const timeColumn = /^(?:dates?|periods?|years?|time|when|from ?(?:[-–/&]|and)? ?to)$/i;

/**
 * joinWrappedRows puts the rows of a table together whose cells go on in the line below, each in its own column: "Jan 2012 –
 * | Hemley School (1,140 | Assistant, then" and "Aug 2018 | pupils) | Officer" are one row. Between the rows may stand what
 * was done; a blank line ends none of them.
 */
export function joinWrappedRows(lines: RawLine[]): RawLine[] {
  const result: RawLine[] = [];
  let columns: number[] | undefined;
  let header = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as RawLine;
    const names = columnsOf(line.raw);
    if (names) header = at;
    columns = names ?? (at - header > linesMax ? undefined : columns);
    const end = columns ? endOfRow(lines, at, columns) : at + 1;
    if (!columns || end === at + 1) {
      result.push(line);
      continue;
    }
    const rows = lines.slice(at, end);
    const cells = columns.map((from) => rows.flatMap(({ raw }) => cellAt(raw, from)).join(' '));
    result.push({ ...line, raw: cells.filter((cell) => cell !== '').join('    '), end: (rows.at(-1) ?? line).end });
    at = end - 1;
  }
  return result;
}

/** Where the columns of a table of jobs begin, below a row of nothing but their names, the first of them the time. */
function columnsOf(raw: string): number[] | undefined {
  if (raw.length > rowCharsMax) return undefined;
  const cells = cellsOf(raw);
  const isHeader = cells.length >= columnsMin && cells.every(({ text }) => isTableHeader(text));
  return isHeader && timeColumn.test(cells[0]?.text ?? '') ? cells.map(({ from }) => from) : undefined;
}

function endOfRow(lines: readonly RawLine[], at: number, columns: readonly number[]): number {
  const first = lines[at]?.raw ?? '';
  const [time = ''] = cellAt(first, columns[0] ?? 0);
  const cells = cellsOf(first);
  if (first.length > rowCharsMax || cells.length < columnsMin || !standsIn(first, columns) || !hasYear.test(time))
    return at + 1;
  // "Jan 2012 –" goes on below, and only then may the line below begin with a date.
  const isOpen = /[-–—]$/.test(time);
  let end = at + 1;
  while (end < lines.length && end - at <= goesOnMax) {
    const raw = lines[end]?.raw ?? '';
    const [below] = cellAt(raw, columns[0] ?? 0);
    const isClosing =
      below !== undefined &&
      isOpen &&
      end === at + 1 &&
      /^(?:\p{L}+\.? )?\d{4}$|^(?:present|now|date|current)$/iu.test(below);
    if (raw.trim() === '' || !standsIn(raw, columns) || (below !== undefined && !isClosing)) break;
    end += 1;
  }
  return end;
}

const hasYear = /(?:19|20)\d\d/;

function standsIn(raw: string, columns: readonly number[]): boolean {
  const cells = cellsOf(raw);
  return cells.length > 0 && cells.every(({ from }) => columns.some((column) => Math.abs(column - from) <= shiftMax));
}

function cellAt(raw: string, column: number): string[] {
  return cellsOf(raw).flatMap(({ text, from }) => (Math.abs(column - from) <= shiftMax ? [text] : []));
}
