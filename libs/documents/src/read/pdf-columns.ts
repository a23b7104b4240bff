import { isPeriod } from '../write/periods.js';
import type { Cell } from './pdf-lines.js';
import { type Row, hasWords, toRows } from './pdf-rows.js';

/** Region is a part of a page: rows that are read one after the other, or two columns that are read apart. */
export type Region = { kind: 'rows'; rows: Row[] } | { kind: 'columns'; left: Side; right: Side };

/** Side is one of two columns; its width is that of its text, in points. */
export interface Side {
  regions: Region[];
  width: number;
}

/** Real pages have a column inside a column at most. */
const depthMax = 3;
/** Each candidate costs one pass over the rows; columns start at the places most lines start at. */
const candidatesMax = 24;
const linesMin = 3;
/** Left edges of one column differ by less; points. */
const edgeTolerance = 2;
/** Columns stand at least this part of the letter height apart. */
const gutterInHeights = 0.7;

/** Half of the lines of a column of dates are dates; places and headings stand between them. */
const datesMin = 0.5;
const dateRowsMin = 2;

/** Context is what a page shares with the others, and how deep in columns we are. */
interface Context {
  page: number;
  /** Where text begins right of its dates: no column of its own begins there. */
  dateEdges: readonly number[];
  depth?: number;
}

/** dateEdgesOf finds the places where a cell begins right behind dates, in two rows or more and mostly behind dates. */
export function dateEdgesOf(pages: readonly Row[][]): number[] {
  const neighbours = pages
    .flat()
    .flatMap(({ cells }) =>
      cells.slice(1).map((cell, index) => ({ edge: cell.left, isDate: isPeriod(cells[index]!.text) })),
    );
  const dates = neighbours.filter(({ isDate }) => isDate);
  return dates.flatMap(({ edge }) => {
    const near = (some: typeof neighbours) =>
      some.filter((other) => Math.abs(other.edge - edge) <= edgeTolerance).length;
    return near(dates) >= dateRowsMin && near(dates) >= datesMin * near(neighbours) ? [edge] : [];
  });
}

/** regionsOf finds the columns of a page by the white space between them, whatever the order they are drawn in. */
export function regionsOf(cells: readonly Cell[], context: Context): Region[] {
  const { page, dateEdges, depth = 0 } = context;
  const rows = toRows(cells, page);
  const cut = depth < depthMax ? bestCut(rows, dateEdges) : undefined;
  if (!cut) return rows.length === 0 ? [] : [{ kind: 'rows', rows }];
  const cellsOf = (some: Row[]) => some.flatMap((row) => row.cells);
  const inside = cellsOf(rows.slice(cut.first, cut.last + 1));
  const side = (own: Cell[]): Side => ({
    regions: regionsOf(own, { ...context, depth: depth + 1 }),
    width: widthOf(own),
  });
  return [
    ...regionsOf(cellsOf(rows.slice(0, cut.first)), context),
    {
      kind: 'columns',
      left: side(inside.filter((cell) => cell.left < cut.edge)),
      right: side(inside.filter((cell) => cell.left >= cut.edge)),
    },
    ...regionsOf(cellsOf(rows.slice(cut.last + 1)), context),
  ];
}

function widthOf(cells: readonly Cell[]): number {
  const left = cells.reduce((least, cell) => Math.min(least, cell.left), Infinity);
  return cells.reduce((most, cell) => Math.max(most, cell.right), -Infinity) - left;
}

interface Cut {
  /** The left edge of the right column. */
  edge: number;
  first: number;
  last: number;
  lines: number;
}

/** The cut with the most lines on its smaller side whose sides are read apart. */
function bestCut(rows: Row[], dateEdges: readonly number[]): Cut | undefined {
  const isFree = (edge: number) => dateEdges.every((other) => Math.abs(other - edge) > 2 * edgeTolerance);
  return edgesOf(rows)
    .filter(isFree)
    .flatMap((edge) => cutsAt(rows, edge))
    .sort((one, other) => other.lines - one.lines)
    .find((cut) => isReadApart(rows, cut));
}

/** The places where three or more cells begin, the most frequent first. */
function edgesOf(rows: Row[]): number[] {
  const counts = new Map<number, number>();
  for (const cell of rows.flatMap((row) => row.cells)) {
    const edge = Math.round(cell.left / edgeTolerance) * edgeTolerance;
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= linesMin)
    .sort(([, one], [, other]) => other - one)
    .slice(0, candidatesMax)
    .map(([edge]) => edge - edgeTolerance);
}

/** The longest stretches of rows in which no cell reaches over the edge. */
function cutsAt(rows: Row[], edge: number): Cut[] {
  const cuts: Cut[] = [];
  let first = 0;
  for (let at = 0; at <= rows.length; at += 1) {
    const row = rows[at];
    if (row && !row.cells.some((cell) => cell.left < edge && cell.right > edge - gutterInHeights * cell.height))
      continue;
    const cut = cutBetween(rows, { edge, first, last: at - 1 });
    if (cut) cuts.push(cut);
    first = at + 1;
  }
  return cuts;
}

function cutBetween(rows: Row[], { edge, first, last }: Omit<Cut, 'lines'>): Cut | undefined {
  const begin = belowTitle(rows, { edge, first, last });
  const { left, right } = sidesOf(rows.slice(begin, last + 1), edge);
  const lines = Math.min(left.length, right.length);
  if (lines < linesMin) return undefined;
  const top = Math.min(left[0]!.y, right[0]!.y);
  const bottom = Math.max(left.at(-1)!.y, right.at(-1)!.y);
  const beside = (side: Row[]) => side.filter(({ y }) => y <= top + 1 && y >= bottom - 1).length;
  return Math.min(beside(left), beside(right)) >= linesMin ? { edge, first: begin, last, lines } : undefined;
}

/** A title that stands above both columns belongs to neither, even where it is short. */
function belowTitle(rows: Row[], { edge, first, last }: Omit<Cut, 'lines'>): number {
  const largest = Math.max(...rows.map((row) => row.height));
  for (let at = first; at <= last; at += 1) {
    if (rows[at]!.cells.some((cell) => cell.left >= edge)) {
      return rows.slice(first, at).some((row) => row.height === largest) ? at : first;
    }
  }
  return first;
}

interface Sides {
  left: Row[];
  right: Row[];
}

/** The rows of each side, with its cells alone. */
function sidesOf(rows: Row[], edge: number): Sides {
  const of = (isOwn: (cell: Cell) => boolean) =>
    rows
      .map((row) => ({ ...row, cells: row.cells.filter((cell) => isOwn(cell) && hasWords(cell)) }))
      .filter((row) => row.cells.length > 0);
  return { left: of((cell) => cell.left < edge), right: of((cell) => cell.left >= edge) };
}

const alignedMin = 0.85;
const groupStepInHeights = 1.7;

/**
 * Two sides are one text when one of them holds the dates of the other, or when nearly every line of the shorter one
 * stands on the height of a line of the other and is drawn beside it, as in tables.
 */
function isReadApart(rows: Row[], { edge, first, last }: Cut): boolean {
  const { left, right } = sidesOf(rows.slice(first, last + 1), edge);
  const aligned = alignedShare(left, right);
  const dates = Math.max(
    shareOf(left.filter(startsGroup), ({ cells }) => isPeriod(cells.at(-1)!.text)),
    aligned < alignedMin ? 0 : shareOf(right, ({ cells }) => isPeriod(cells[0]!.text)),
  );
  if (dates >= datesMin) return false;
  return aligned < alignedMin || !isDrawnByRows(rows.slice(first, last + 1), edge) || isRunningText(left, right);
}

/** How many of the groups of lines on the shorter side begin on the height of a line of the other. */
function alignedShare(left: Row[], right: Row[]): number {
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left];
  const heights = new Set(more.map((row) => row.y));
  return shareOf(fewer.filter(startsGroup), (row) => heights.has(row.y));
}

/** A line with space above it; the lines below it may be the rest of its dates, or a place. */
function startsGroup(row: Row, index: number, rows: Row[]): boolean {
  const above = rows[index - 1];
  return above === undefined || above.y - row.y > groupStepInHeights * row.height;
}

function shareOf(rows: Row[], is: (row: Row) => boolean): number {
  return rows.filter(is).length / rows.length;
}

/** A cell of a table or a date at the side is wrapped once as a rule; a column is drawn many lines at a time. */
const linesAtATimeMax = 2.5;

/** Tables are drawn row by row or cell by cell, columns of text one after the other or a section at a time. */
function isDrawnByRows(rows: Row[], edge: number): boolean {
  const drawn = rows.flatMap((row) => row.cells).filter(hasWords);
  const sides = drawn.sort((one, other) => one.order - other.order).map((cell) => cell.left < edge);
  const { left, right } = sidesOf(rows, edge);
  const fewer = left.length < right.length;
  const times = sides.filter((side, index) => side === fewer && sides[index - 1] !== fewer).length;
  return times > 1 && Math.min(left.length, right.length) <= linesAtATimeMax * times;
}

const runningLinesMin = 5;
const sentenceWordsMin = 3;
const sentencesMin = 0.6;
/** Lines of one paragraph stand closer than the rows of a table. */
const stepInHeights = 1.45;

/** Programs that draw by height draw two columns of text as they draw a table; text has long lines close together. */
function isRunningText(left: Row[], right: Row[]): boolean {
  return [left, right].every((side) => {
    const close = side.filter((row, index) => index > 0 && side[index - 1]!.y - row.y <= stepInHeights * row.height);
    return (
      side.length >= runningLinesMin &&
      close.length >= sentencesMin * (side.length - 1) &&
      shareOf(side, ({ cells }) =>
        cells.some(({ text }) => (text.match(/\p{L}{2,}/gu) ?? []).length >= sentenceWordsMin),
      ) >= sentencesMin
    );
  });
}
