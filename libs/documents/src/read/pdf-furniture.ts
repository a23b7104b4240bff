import { isNameAndNumber, isPageNumber, wordsOf } from './furniture.js';
import type { Cell } from './pdf-lines.js';
import { type Row, textOf, toRows } from './pdf-rows.js';

/** Headers and footers are the first and last rows of a page. */
const edgeRows = 3;
const heightTolerance = 6;
const contact = /[^\s@]@[^\s@]{1,253}\.\p{L}{2}|\+?\(?\d(?:[\s().\-/]?\d){6,14}/u;

/**
 * withoutPageFurniture drops the rows that stand at the same edge and height of several pages and in no other place,
 * and page numbers. The first page keeps its own top, and a way to reach the person that stands nowhere else is kept
 * once. A page is never emptied.
 */
export function withoutPageFurniture(pages: readonly Cell[][]): Cell[][] {
  const rows = pages.map((cells, page) => toRows(cells, page));
  const name = wordsOf(largestOf(rows[0] ?? []));
  const repeated = repeatedKeys(rows);
  const kept = new Set<string>();
  return rows.map((own, page) => {
    const left = own.flatMap((row, index) => {
      if (!isEdge(own, index)) return row.cells;
      const cells = row.cells.filter(isNoNumber);
      const text = textOf({ ...row, cells }).trim();
      const key = keyOf(text, row);
      const isTop = page === 0 && index < edgeRows;
      const isNumber = rows.length > 1 && text === String(page + 1);
      const isRepeated = repeated.has(key) && (kept.has(key) || !contact.test(text));
      if (!isTop && (isNumber || isRepeated || isNameAndNumber(text, name))) return [];
      kept.add(key);
      return cells;
    });
    return left.length > 0 ? left : own.flatMap((row) => row.cells);
  });
}

function isEdge(rows: readonly Row[], index: number): boolean {
  return index < edgeRows || index >= rows.length - edgeRows;
}

/** What stands at the edge of two pages or more, whatever the number in it, and never in the middle of one. */
function repeatedKeys(pages: readonly Row[][]): Set<string> {
  const counts = new Map<string, number>();
  const inside = new Set<string>();
  for (const rows of pages) {
    rows.filter((_, index) => !isEdge(rows, index)).forEach((row) => inside.add(wordsKey(textOf(row))));
    const edges = rows.filter((_, index) => isEdge(rows, index));
    const texts = edges.map((row) => ({ row, text: textOf({ ...row, cells: row.cells.filter(isNoNumber) }) }));
    const keys = new Set(texts.map(({ row, text }) => keyOf(text, row)));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isAlone = (key: string) => wordsIn(key) !== '' && !inside.has(wordsIn(key));
  return new Set([...counts].filter(([key, count]) => count > 1 && isAlone(key)).map(([key]) => key));
}

function isNoNumber({ text }: Cell): boolean {
  return !isPageNumber(text.trim());
}

/** Programs put a header on the same height of every page. */
function keyOf(text: string, { y }: Row): string {
  return `${Math.round(y / heightTolerance)}:${wordsKey(text)}`;
}

function wordsIn(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

function wordsKey(text: string): string {
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
