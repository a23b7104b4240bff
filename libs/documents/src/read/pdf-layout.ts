import { withBulletGlyphs } from './bullets.js';
import { withWholeCells } from './pdf-cells.js';
import { dateEdgesOf, regionsOf } from './pdf-columns.js';
import { withoutPageFurniture } from './pdf-furniture.js';
import { splitAtEdges } from './pdf-gaps.js';
import type { PdfLine } from './pdf-lines.js';
import { paragraphsOf } from './pdf-paragraphs.js';
import { toRows } from './pdf-rows.js';
import type { ReadOptions } from './raw-document.js';
import { withSideHeadings } from './pdf-side-headings.js';
import { inReadingOrder } from './pdf-reading-order.js';

/** Pages of real resumes have some 200 cells; finding columns costs rows times candidates, so it stops far above. */
const cellsMax = 3_000;
/** Name, headline and contacts of most resumes. */
const titleLines = 10;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * layoutText writes the lines of all pages in the order they are read. Right-to-left pages and pages of thousands of
 * pieces keep the order in which the file draws them.
 */
export function layoutText(
  pages: readonly (readonly PdfLine[])[],
  { keepsFurniture = false }: ReadOptions = {},
): string {
  const isPlain = pages.some((lines) => isTooMuch(lines) || isRightToLeft(lines));
  if (isPlain) return pages.map((lines) => lines.map(drawnText).join('\n')).join('\n');
  const lines = pages.flat();
  markBullets(lines);
  const cells = pages.map((own) => splitAtEdges(own.flatMap((line) => line.cells)));
  for (const page of cells) page.forEach((cell, order) => Object.assign(cell, { order }));
  const kept = keepsFurniture ? cells : withoutPageFurniture(cells);
  const dateEdges = dateEdgesOf(kept.map((own, page) => toRows(own, page)));
  const regions = kept.map((own, page) => regionsOf(own, { page, dateEdges }));
  return paragraphsOf(withSideHeadings(inReadingOrder(regions)).map(withWholeCells));
}

/** A glyph of a symbol font in front of a larger or bold line is its icon, in front of other lines mostly a bullet. */
function markBullets(lines: readonly PdfLine[]): void {
  const heights = lines.flatMap(({ cells }) => cells.map((cell) => cell.height)).sort((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const isPlain = ({ cells: [first] }: PdfLine) => first !== undefined && !first.isBold && first.height <= 1.05 * usual;
  const drawn = lines.map((line) => (isPlain(line) ? drawnText(line) : ''));
  withBulletGlyphs(drawn, titleLines).forEach((text, index) => {
    const [first] = lines[index]!.cells;
    if (first && text !== drawn[index]) first.text = `• ${first.text.trimStart().slice(1).trimStart()}`;
  });
}

function isTooMuch(lines: readonly PdfLine[]): boolean {
  return lines.reduce((sum, line) => sum + line.cells.length, 0) > cellsMax;
}

function isRightToLeft(lines: readonly PdfLine[]): boolean {
  return lines.filter((line) => rightToLeft.test(drawnText(line))).length > lines.length / 2;
}

function drawnText({ cells }: PdfLine): string {
  return cells.map((cell) => cell.text).join('\t');
}
