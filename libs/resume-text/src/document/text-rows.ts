import type { LogicalLine } from '../lines/logical-lines.js';
import type { ResumeDocument } from './resume-document.js';

/** TextRow is one row of a resume's text as it was written, with the logical lines of which a part stands in it. */
export interface TextRow {
  text: string;
  lines: LogicalLine[];
}

/** RowSpan is the first and the last row in which a logical line stands. */
export interface RowSpan {
  first: number;
  last: number;
}

/** TextRows is a text row by row beside what was read of it. */
export interface TextRows {
  rows: TextRow[];
  spans: ReadonlyMap<LogicalLine, RowSpan>;
}

/** rowsOf finds the rows of a text in which each of its logical lines stands. */
export function rowsOf({ text, lines }: Pick<ResumeDocument, 'text' | 'lines'>): TextRows {
  const texts = text.split('\n');
  const starts: number[] = [];
  for (let at = 0, start = 0; at < texts.length; at += 1) {
    starts.push(start);
    start += (texts[at]?.length ?? 0) + 1;
  }
  const rows = texts.map((row): TextRow => ({ text: row, lines: [] }));
  const spans = new Map<LogicalLine, RowSpan>();
  for (const line of lines) {
    const span = { first: rowAt(starts, line.start), last: rowAt(starts, Math.max(line.start, line.end - 1)) };
    spans.set(line, span);
    for (let at = span.first; at <= span.last; at += 1) rows[at]?.lines.push(line);
  }
  return { rows, spans };
}

/** The last row that begins at the offset or before it. */
function rowAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** rowsOfLine are the rows of a line where it has them to itself, as in one column; undefined where another stands in them. */
export function rowsOfLine({ rows, spans }: TextRows, line: LogicalLine): string[] | undefined {
  const span = spans.get(line);
  if (!span) return undefined;
  const own = rows.slice(span.first, span.last + 1);
  return own.every(({ lines }) => lines.length === 1) ? own.map(({ text }) => text) : undefined;
}
