import { headingKind } from '../recognizers/headings.js';
import type { RawLine } from './physical-lines.js';

/** One run of two tabs or more, with a text behind it and perhaps one before. */
const row = /^([^\t]*?)(\t{2,12})([^\t]+)$/;
const rowsMin = 10;
const behindRunMin = 3;
const cellCharsMax = 40;

/** TabbedPage is a part of a page in two columns that tabs part: the texts of each, from its first line to its last. */
export interface TabbedPage {
  from: number;
  end: number;
  left: RawLine[];
  right: RawLine[];
}

/**
 * tabbedPage finds two columns that a text editor wrote side by side with the same run of tabs in each line. Both have
 * headings of their own, and several lines have something at the right alone; a table has neither. Linear in the lines.
 */
export function tabbedPage(lines: readonly RawLine[]): TabbedPage | undefined {
  const counts = new Map<number, number>();
  for (const { raw } of lines) {
    const run = row.exec(raw.trimEnd())?.[2]?.length;
    if (run !== undefined) counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  const [run, count] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [0, 0];
  if (count < rowsMin) return undefined;
  const read = lines.map((line) => cellsOf(line, run));
  const from = read.findIndex((cells) => isHeading(cells?.left) && isHeading(cells?.right));
  if (from < 0) return undefined;
  const broken = read.slice(from).findIndex((cells) => cells === undefined);
  const last = read
    .slice(0, broken < 0 ? read.length : from + broken)
    .findLastIndex((cells) => cells?.right !== undefined);
  const cells = read.slice(from, last + 1).flatMap((each) => each ?? []);
  if (!areColumns(cells)) return undefined;
  const columnOf = (of: (each: Cells) => RawLine | undefined) =>
    cells.map((each): RawLine => of(each) ?? { ...each.line, raw: '', end: each.line.start });
  return { from, end: last + 1, left: columnOf((each) => each.left), right: columnOf((each) => each.right) };
}

interface Cells {
  line: RawLine;
  left: RawLine | undefined;
  right: RawLine | undefined;
}

/** The cells of a line; undefined where it is no line of two columns. */
function cellsOf(line: RawLine, run: number): Cells | undefined {
  const raw = line.raw.trimEnd();
  const match = row.exec(raw);
  if (!match) {
    if (raw.includes('\t') || raw.length > cellCharsMax) return undefined;
    return { line, left: raw === '' ? undefined : { ...line, raw, end: line.start + raw.length }, right: undefined };
  }
  const [, left = '', tabs = '', right = ''] = match;
  if (tabs.length !== run || left.length > cellCharsMax) return undefined;
  const start = line.start + left.length + tabs.length;
  return {
    line,
    left: left.trim() === '' ? undefined : { ...line, raw: left, end: line.start + left.length },
    right: { ...line, raw: right, start, end: start + right.length },
  };
}

function areColumns(cells: readonly Cells[]): boolean {
  const atRight = cells.filter(({ left, right }) => left === undefined && right !== undefined);
  const headings = (of: (each: Cells) => RawLine | undefined) => cells.filter((each) => isHeading(of(each))).length;
  const isEach = headings(({ left }) => left) > 1 && headings(({ right }) => right) > 1;
  return cells.length >= rowsMin && atRight.length >= behindRunMin && isEach;
}

function isHeading(cell: RawLine | undefined): boolean {
  return cell !== undefined && headingKind(cell.raw.trim()) !== undefined;
}
