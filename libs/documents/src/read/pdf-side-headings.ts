import { isPeriod } from '../write/periods.js';
import { isNextLine } from './pdf-cells.js';
import type { Cell } from './pdf-lines.js';
import { type Row, leftOf } from './pdf-rows.js';

const edgeTolerance = 3;
const headingsMin = 2;
/** Nearly everything in the column of headings is one; where other text begins there, bold words are labels of lists. */
const headingShareMin = 0.8;

/**
 * withSideHeadings gives headings that stand in the left margin, beside the first line of their section, a row of their
 * own above it.
 */
export function withSideHeadings(rows: readonly Row[]): Row[] {
  const edge = rows.reduce((least, row) => Math.min(least, leftOf(row)), Infinity);
  const isAtEdge = (cell: Cell | undefined) => cell !== undefined && Math.abs(cell.left - edge) <= edgeTolerance;
  const isBeside = (row: Row) => row.cells.length > 1 && isAtEdge(row.cells[0]) && isLoud(row.cells[0]!);
  // Name and contacts stand above and may begin at the same edge.
  const first = rows.findIndex(isBeside);
  const atEdge = rows.filter((row, index) => index >= first && isAtEdge(row.cells[0]));
  const beside = atEdge.filter(isBeside);
  const loud = atEdge.filter((row) => isLoud(row.cells[0]!));
  if (beside.length < headingsMin || loud.length < headingShareMin * atEdge.length) return [...rows];
  // A list of bold words and what they mean has no lines of its own in the right column.
  if (rows.length - first < 2 * beside.length) return [...rows];

  return [...rows.slice(0, first), ...parted(rows.slice(first), (cell) => isAtEdge(cell) && isLoud(cell))];
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
    if (last && isNextLine(last.row, row)) last.heading.text += ` ${first.text}`;
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
