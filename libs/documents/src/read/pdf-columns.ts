import { isPeriod } from '@tailwright/resume-text/recognizers/is-period';
import { headingKind } from '@tailwright/resume-text/recognizers/headings';
import { datesMin, isReadApart, sidesOf } from './pdf-column-sides.js';
import type { Cell } from './pdf-lines.js';
import { type Row, toRows } from './pdf-rows.js';

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

const dateRowsMin = 2;
/** A heading is larger than the text below it by this much, where it is larger at all. */
const largerBy = 1.07;
/** Letters of one style differ in height by less; points. */
const sameHeight = 0.1;

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
  const cut = depth < depthMax ? (bestCut(rows, dateEdges) ?? cutBelowHeadings(rows)) : undefined;
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
    .find(({ edge, first, last }) => isReadApart(rows.slice(first, last + 1), edge));
}

/**
 * Headings beside each other begin a section each, however short and whether or not its lines stand on the heights of
 * the others; the sections end with the first row that reaches over the white space between them.
 */
function cutBelowHeadings(rows: Row[]): Cut | undefined {
  const first = rows.findIndex((row, at) => isRowOfHeadings(row, rows[at + 1]));
  if (first === -1) return undefined;
  const edge = rows[first]!.cells[1]!.left - edgeTolerance;
  const crossing = rows.findIndex((row, at) => at > first && crosses(row, edge));
  const last = (crossing === -1 ? rows.length : crossing) - 1;
  const { left, right } = sidesOf(rows.slice(first, last + 1), edge);
  // In a margin of headings the next heading stands below a heading, in a column its text.
  const isHeaded = [left, right].every(([heading, below]) => heading && below && !isSetAlike(heading, below));
  return isHeaded ? { edge, first, last, lines: Math.min(left.length, right.length) } : undefined;
}

function isSetAlike({ cells: [one] }: Row, { cells: [other] }: Row): boolean {
  return one?.isBold === other?.isBold && Math.abs((one?.height ?? 0) - (other?.height ?? 0)) < sameHeight;
}

/**
 * Cells set alike that are usual names of sections. One of them is enough where they are larger than what stands below;
 * the head of a table, "Certification" and "Year", is not.
 */
function isRowOfHeadings({ cells, height }: Row, below: Row | undefined): boolean {
  const [first] = cells;
  if (!first || cells.length < 2 || !below) return false;
  const isAlike = ({ text, isBold, height: own }: Cell) =>
    isBold === first.isBold && Math.abs(own - first.height) < sameHeight && /\p{L}{2}/u.test(text) && !isPeriod(text);
  const isLoud = cells.every(({ isBold, text }) => isBold || !/\p{Ll}/u.test(text));
  const usual = cells.filter(({ text }) => headingKind(text) !== undefined).length;
  const usualMin = height >= largerBy * below.height ? 1 : cells.length;
  return isLoud && cells.every(isAlike) && usual >= usualMin;
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
    if (row && !crosses(row, edge)) continue;
    const cut = cutBetween(rows, { edge, first, last: at - 1 });
    if (cut) cuts.push(cut);
    first = at + 1;
  }
  return cuts;
}

function crosses({ cells }: Row, edge: number): boolean {
  return cells.some((cell) => cell.left < edge && cell.right > edge - gutterInHeights * cell.height);
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
