import { isNameAndNumber, isPageNumber, wordsOf } from './furniture.js';
import type { Cell } from './pdf-lines.js';
import { type Row, textOf, toRows } from './pdf-rows.js';

/** Headers and footers are the first and last rows of a page. */
const edgeRows = 3;
const contact = /[^\s@]+@[^\s@]+\.\p{L}{2,}|\+?\(?\d(?:[\s().\-/]?\d){6,14}/u;

/**
 * withoutPageFurniture drops the rows that stand at the edge of several pages, and page numbers. The first page keeps
 * its own top, and a way to reach the person that stands in no other place is kept once.
 */
export function withoutPageFurniture(pages: readonly Cell[][]): Cell[][] {
  const rows = pages.map((cells, page) => toRows(cells, page));
  const name = wordsOf(largestOf(rows[0] ?? []));
  const repeated = repeatedKeys(rows);
  const isTop = (page: number, index: number) => page === 0 && index < edgeRows;
  const kept = new Set<string>();
  return rows.map((own, page) =>
    own.flatMap((row, index) => {
      const isEdge = index < edgeRows || index >= own.length - edgeRows;
      if (!isEdge) return row.cells;
      const cells = row.cells.filter((cell) => !isPageNumber(cell.text.trim()));
      const text = textOf({ ...row, cells });
      const key = keyOf(text);
      if (isTop(page, index)) {
        kept.add(key);
        return cells;
      }
      if (repeated.has(key)) {
        if (kept.has(key) || !contact.test(text)) return [];
        kept.add(key);
        return cells;
      }
      const isNumber = rows.length > 1 && text.trim() === String(page + 1);
      return isNumber || isNameAndNumber(text.trim(), name) ? [] : cells;
    }),
  );
}

/** What stands at the edge of two pages or more, whatever the number in it. */
function repeatedKeys(pages: readonly Row[][]): Set<string> {
  const counts = new Map<string, number>();
  for (const rows of pages) {
    const edges = rows.filter((_, index) => index < edgeRows || index >= rows.length - edgeRows);
    const keys = new Set(edges.map((row) => keyOf(textOf({ ...row, cells: row.cells.filter(isNoNumber) }))));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([key, count]) => count > 1 && key !== '').map(([key]) => key));
}

function isNoNumber({ text }: Cell): boolean {
  return !isPageNumber(text.trim());
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/[^\p{L}#@]+/gu, ' ')
    .trim();
}

function largestOf(rows: readonly Row[]): string {
  const height = Math.max(0, ...rows.map((row) => row.height));
  return rows.flatMap((row) => (row.height === height ? [textOf(row)] : [])).join(' ');
}
