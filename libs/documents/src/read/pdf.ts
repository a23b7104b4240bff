import { PasswordException } from 'pdf-parse';
import type { DocumentWarning } from '@tailwright/contracts/documents';
import { DocumentProblem, problemOf } from './document-problem.js';
import { type PdfFile, type PdfPage, type TextRun, withPdf } from './pdf-engine.js';
import { restoreHyphens } from './pdf-hyphens.js';
import { type Ink, readInk } from './pdf-ink.js';
import { layoutText } from './pdf-layout.js';
import { type PdfLine, toLines } from './pdf-lines.js';
import { hasMixedColumns } from './pdf-mixed-columns.js';
import { withoutLetterSpacing } from './pdf-letter-spacing.js';
import { checkPdfStreams } from './pdf-streams.js';
import type { RawDocument, ReadOptions } from './raw-document.js';

/** The longest resume of 3,262 measured had fewer; a page costs about 6 ms. */
const pagesMax = 50;

/** Nobody reads letters below this height in points. */
const letterHeightMin = 1.5;

interface PageText {
  lines: PdfLine[];
  ink: Ink;
  hasTinyText: boolean;
}

/** readPdf reads the first 50 pages, each column for itself (see ADR 0005). */
export async function readPdf(bytes: Buffer, options: ReadOptions = {}): Promise<RawDocument> {
  checkPdfStreams(bytes);
  try {
    return await withPdf(bytes, (file) => readPages(file, hasImages(bytes), options));
  } catch (error) {
    throw error instanceof PasswordException ? new DocumentProblem('document_protected') : problemOf(error);
  }
}

async function readPages(file: PdfFile, isPictured: boolean, options: ReadOptions): Promise<RawDocument> {
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
  return {
    text: layoutText(
      pages.map((page) => page.lines),
      options,
    ),
    pages: pages.length,
    warnings,
  };
}

async function readPage(page: PdfPage): Promise<PageText> {
  const { items } = await page.getTextContent();
  const ink = readInk(await page.getOperatorList());
  const drawn = items.filter((item): item is TextRun => 'str' in item);
  const runs = withoutLetterSpacing(withHyphens(drawn, ink.glyphs), ink.glyphs);
  const lines = toLines(runs.filter(isLevel), (run) => isBoldFace(page, run));
  const hasTinyText = runs.some((run) => run.str.trim() !== '' && run.height < letterHeightMin);
  return { lines, ink, hasTinyText };
}

/** A text that runs across the page is a watermark; one that stands upright is read with the others. */
function isLevel({ transform }: TextRun): boolean {
  const [across = 0, up = 0] = transform;
  return Math.abs(across) < 0.05 * Math.abs(up) || Math.abs(up) < 0.05 * Math.abs(across);
}

/** Faces name their weight, and so do the fonts of TeX: CMBX10, SFBX1000. */
const boldName = /bold|black|heavy|demi|(?:^|\+)(?:cm|sf|ec)bx/i;

function isBoldFace({ commonObjs }: PdfPage, { fontName = '' }: TextRun): boolean {
  return commonObjs.has(fontName) && boldName.test(commonObjs.get(fontName)?.name ?? '');
}

/** A glyph whose character nobody knows, as those of icon fonts without a table of their characters. */
const unknownGlyph = '\ue000';

/** Runs hold no line end, so one between them keeps their number. */
function withHyphens(runs: TextRun[], glyphs: string): TextRun[] {
  const drawn = runs.map((run) => run.str.replaceAll('\0', unknownGlyph)).join('\n');
  const strings = restoreHyphens(drawn, glyphs).split('\n');
  return strings.length === runs.length ? runs.map((run, index) => ({ ...run, str: strings[index]! })) : runs;
}

/** White letters may stand on a picture, and pictures are not decoded, so a file with one gets the benefit of it. */
function hasHiddenText({ ink, hasTinyText }: PageText, isPictured: boolean): boolean {
  return ink.hasInvisibleText || hasTinyText || (ink.hasWhiteOnWhite && !isPictured);
}

/** Pictures are streams, and the dictionary of a stream is never compressed. */
function hasImages(bytes: Buffer): boolean {
  return /\/Subtype\s*\/Image/.test(bytes.toString('latin1'));
}
