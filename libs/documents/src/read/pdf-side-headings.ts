import { isPeriod } from '@tailwright/resume-text/recognizers/is-period';
import type { Cell } from './pdf-lines.js';
import { type Row, leftOf } from './pdf-rows.js';

const edgeTolerance = 3;
/** Lines of one heading stand closer than two headings of short sections. */
const stepInHeights = 1.45;
const headingsMin = 2;
/** Nearly everything in the column of headings is one; where other text begins there, bold words are labels of lists. */
const headingShareMin = 0.8;

/**
 * withSideHeadings gives headings that stand in the left margin, beside the first line of their section, a row of their
 * own above it. Where one part of a document has them, others that begin at the same edge do.
 */
export function withSideHeadings(blocks: readonly Row[][]): Row[][] {
  const edges = blocks.filter(hasSideHeadings).map(edgeOf);
  return blocks.map((rows) => {
    const edge = edgeOf(rows);
    if (!edges.some((other) => Math.abs(other - edge) <= edgeTolerance)) return rows;
    const first = rows.findIndex((row) => isBeside(row, edge));
    if (first === -1) return rows;
    return [...rows.slice(0, first), ...parted(rows.slice(first), (cell) => isAt(cell, edge) && isLoud(cell))];
  });
}

function hasSideHeadings(rows: readonly Row[]): boolean {
  const edge = edgeOf(rows);
  // Name and contacts stand above and may begin at the same edge.
  const first = rows.findIndex((row) => isBeside(row, edge));
  if (first === -1) return false;
  const below = rows.slice(first);
  const atEdge = below.filter((row) => isAt(row.cells[0], edge));
  const beside = atEdge.filter((row) => isBeside(row, edge)).length;
  const loud = atEdge.filter((row) => isLoud(row.cells[0]!)).length;
  // A list of bold words and what they mean has no lines of its own in the right column.
  const isMargin = beside >= headingsMin && loud >= headingShareMin * atEdge.length && below.length >= 2 * beside;
  return isMargin && isMarginFree(below, edge);
}

/** The text of the sections stands right of their headings; below titles that have their dates beside them it does not. */
function isMarginFree(rows: readonly Row[], edge: number): boolean {
  const starts = rows.filter((row) => isBeside(row, edge)).map(({ cells }) => cells[1]!.left);
  const margin = Math.min(...starts) - edgeTolerance;
  const others = rows.filter(({ cells }) => !isAt(cells[0], edge));
  return others.filter((row) => leftOf(row) >= margin).length >= headingShareMin * others.length;
}

function edgeOf(rows: readonly Row[]): number {
  return rows.reduce((least, row) => Math.min(least, leftOf(row)), Infinity);
}

function isAt(cell: Cell | undefined, edge: number): boolean {
  return cell !== undefined && Math.abs(cell.left - edge) <= edgeTolerance;
}

function isBeside({ cells }: Row, edge: number): boolean {
  return cells.length > 1 && isAt(cells[0], edge) && isLoud(cells[0]!);
}

/** Each heading in a row of its own above the one it stood in; a heading of two lines is one. */
function parted(rows: readonly Row[], isHeading: (cell: Cell) => boolean): Row[] {
  const all: Row[] = [];
  let last: { heading: Cell; row: Row } | undefined;
  for (const row of rows) {
    const [first, ...rest] = row.cells;
    if (!first || !isHeading(first)) {
      all.push(row);
      continue;
    }
    if (last && last.row.page === row.page && last.row.y - row.y <= stepInHeights * row.height)
      last.heading.text += ` ${first.text}`;
    else {
      last = { heading: { ...first }, row };
      all.push({ ...row, cells: [last.heading], y: row.y + 0.01, isHeading: true });
    }
    last.row = row;
    if (rest.length > 0) all.push({ ...row, cells: rest });
  }
  return all;
}

function isLoud({ isBold, text }: Cell): boolean {
  return (isBold || !/\p{Ll}/u.test(text)) && /\p{L}{2}/u.test(text) && !isPeriod(text);
}
