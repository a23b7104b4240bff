import type { Cell } from './pdf-lines.js';

/** Row is what stands on one height, from left to right. */
export interface Row {
  cells: Cell[];
  y: number;
  height: number;
  page: number;
  /** Known to be one by its place. */
  isHeading?: boolean;
}

/** Baselines of one row differ by less than this part of the letter height; lines stand a whole one apart. */
const sameRow = 0.4;

/** toRows sorts cells into rows from top to bottom, in whatever order the file draws them. */
export function toRows(cells: readonly Cell[], page: number): Row[] {
  const rows: Row[] = [];
  for (const cell of [...cells].sort((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    if (row && row.y - cell.y <= sameRow * Math.min(row.height, cell.height)) {
      row.cells.push(cell);
      row.height = Math.max(row.height, cell.height);
    } else {
      rows.push({ cells: [cell], y: cell.y, height: cell.height, page });
    }
  }
  for (const row of rows) row.cells.sort((one, other) => one.left - other.left);
  return rows;
}

/** textOf joins the cells of a row with tabs. */
export function textOf({ cells }: Row): string {
  return cells.map((cell) => cell.text).join('\t');
}

/** hasWords tells cells with letters or numbers from bullets and rules. */
export function hasWords({ text }: Cell): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** leftOf and rightOf are the ends of a row. */
export function leftOf({ cells }: Row): number {
  return cells[0]?.left ?? 0;
}

export function rightOf({ cells }: Row): number {
  return cells.at(-1)?.right ?? 0;
}
