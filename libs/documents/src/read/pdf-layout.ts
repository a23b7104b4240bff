import { bulletGlyphs } from './bullets.js';
import { withWholeCells } from './pdf-cells.js';
import { regionsOf } from './pdf-columns.js';
import { withoutPageFurniture } from './pdf-furniture.js';
import type { PdfLine } from './pdf-lines.js';
import { paragraphsOf } from './pdf-paragraphs.js';
import { inReadingOrder } from './pdf-reading-order.js';

/** Pages of real resumes have some 200 cells; finding columns costs rows times candidates, so it stops far above. */
const cellsMax = 3_000;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * layoutText writes the lines of all pages in the order they are read. Right-to-left pages and pages of thousands of
 * pieces keep the order in which the file draws them.
 */
export function layoutText(pages: readonly (readonly PdfLine[])[]): string {
  const isPlain = pages.some((lines) => isTooMuch(lines) || isRightToLeft(lines));
  if (isPlain) return pages.map((lines) => lines.map(drawnText).join('\n')).join('\n');
  const cells = pages.map((lines) => lines.flatMap((line) => line.cells));
  const bullets = bulletGlyphs(pages.flatMap((lines) => lines.map(drawnText)));
  for (const page of cells)
    page.forEach((cell, order) => Object.assign(cell, { order, text: plain(cell.text, bullets) }));
  const regions = withoutPageFurniture(cells).map((own, page) => regionsOf(own, page));
  return paragraphsOf(inReadingOrder(regions).map(withWholeCells));
}

function isTooMuch(lines: readonly PdfLine[]): boolean {
  return lines.reduce((sum, line) => sum + line.cells.length, 0) > cellsMax;
}

function isRightToLeft(lines: readonly PdfLine[]): boolean {
  return lines.filter((line) => rightToLeft.test(drawnText(line))).length > lines.length / 2;
}

/** A glyph of a symbol font that stands where bullets stand in this document is one. */
function plain(text: string, bullets: ReadonlySet<string>): string {
  const [glyph = ''] = text.trimStart();
  return bullets.has(glyph) ? `• ${text.trimStart().slice(glyph.length).trimStart()}` : text;
}

function drawnText({ cells }: PdfLine): string {
  return cells.map((cell) => cell.text).join('\t');
}
