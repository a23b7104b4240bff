import { PasswordException } from 'pdf-parse';
import type { DocumentWarning } from '@tailwright/contracts/documents';
import { DocumentProblem, problemOf } from './document-problem.js';
import { stripIcons } from './icons.js';
import { type PdfFile, type PdfPage, type TextRun, withPdf } from './pdf-engine.js';
import { restoreHyphens } from './pdf-hyphens.js';
import { type Ink, readInk } from './pdf-ink.js';
import { type PdfLine, hasMixedColumns, toLines } from './pdf-lines.js';
import { checkPdfStreams } from './pdf-streams.js';
import type { RawDocument } from './raw-document.js';

/** The longest resume of 3,262 measured had fewer; a page costs about 6 ms. */
const pagesMax = 50;

/** Nobody reads letters below this height in points. */
const letterHeightMin = 1.5;

interface PageText {
  text: string;
  lines: PdfLine[];
  ink: Ink;
  hasTinyText: boolean;
}

/** readPdf reads the first 50 pages in the order the file draws them, which keeps columns whole (see ADR 0005). */
export async function readPdf(bytes: Buffer): Promise<RawDocument> {
  checkPdfStreams(bytes);
  try {
    return await withPdf(bytes, (file) => readPages(file, hasImages(bytes)));
  } catch (error) {
    throw error instanceof PasswordException ? new DocumentProblem('document_protected') : problemOf(error);
  }
}

async function readPages(file: PdfFile, isPictured: boolean): Promise<RawDocument> {
  const pages: PageText[] = [];
  for (let number = 1; number <= Math.min(file.numPages, pagesMax); number += 1) {
    const page = await file.getPage(number);
    pages.push(await readPage(page));
    page.cleanup();
  }
  const warnings: DocumentWarning[] = [];
  if (hasMixedColumns(pages.flatMap((page) => page.lines))) warnings.push('columns_mixed');
  if (pages.some((page) => hasHiddenText(page, isPictured))) warnings.push('hidden_text');
  if (file.numPages > pagesMax) warnings.push('pages_skipped');
  return { text: stripIcons(pages.map((page) => page.text).join('\n')), pages: pages.length, warnings };
}

async function readPage(page: PdfPage): Promise<PageText> {
  const { items } = await page.getTextContent();
  const runs = items.filter((item): item is TextRun => 'str' in item);
  const ink = readInk(await page.getOperatorList());
  const lines = toLines(runs);
  const text = lines.map((line) => line.cells.map((cell) => cell.text).join('\t')).join('\n');
  const hasTinyText = runs.some((run) => run.str.trim() !== '' && run.height < letterHeightMin);
  return { text: restoreHyphens(text, ink.glyphs), lines, ink, hasTinyText };
}

/** White letters may stand on a picture, and pictures are not decoded, so a file with one gets the benefit of it. */
function hasHiddenText({ ink, hasTinyText }: PageText, isPictured: boolean): boolean {
  return ink.hasInvisibleText || hasTinyText || (ink.hasWhiteOnWhite && !isPictured);
}

/** Pictures are streams, and the dictionary of a stream is never compressed. */
function hasImages(bytes: Buffer): boolean {
  return /\/Subtype\s*\/Image/.test(bytes.toString('latin1'));
}
