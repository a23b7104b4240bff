import type { DocumentKind, ExtractedDocument } from '@tailwright/contracts/documents';
import { limits } from '@tailwright/contracts/limits';
import { readDoc } from './doc.js';
import { DocumentProblem } from './document-problem.js';
import { readDocx } from './docx.js';
import { withPlainBullets } from './bullets.js';
import { withoutFurniture } from './furniture.js';
import { stripIcons } from './icons.js';
import { lineEnds, normaliseText } from './normalise.js';
import { readPdf } from './pdf.js';
import type { RawDocument, ReadOptions } from './raw-document.js';
import { readTxt } from './txt.js';
import { warningsOf } from './warnings.js';

/** A scan still has its page number or a stamp as text; real one-page resumes start at some 400 characters. */
const pdfCharsMin = 50;

const readers: Record<DocumentKind, (bytes: Buffer, options: ReadOptions) => RawDocument | Promise<RawDocument>> = {
  pdf: readPdf,
  docx: readDocx,
  doc: readDoc,
  txt: readTxt,
};

/** readDocument gives the normalised text of a file, cut at `limits.resumeCharsMax`. Throws DocumentProblem. */
export async function readDocument(kind: DocumentKind, bytes: Buffer): Promise<ExtractedDocument> {
  return finishDocument(kind, await readers[kind](bytes, {}));
}

/** finishDocument normalises what a reader found, cuts it and says what looks wrong. Throws document_empty. */
export function finishDocument(kind: DocumentKind, raw: RawDocument): ExtractedDocument {
  const text = readable(raw.text);
  if (!/[\p{L}\p{N}]/u.test(text) || (kind === 'pdf' && text.length < pdfCharsMin)) {
    throw new DocumentProblem('document_empty');
  }
  const kept = cut(text, limits.resumeCharsMax);
  const warnings = [...raw.warnings, ...warningsOf(kept)];
  if (kept.length < text.length) warnings.push('truncated');
  return { text: kept, kind, pages: raw.pages, warnings };
}

/** readWhole gives the normalised text of a file, however long or short. Throws DocumentProblem. */
export async function readWhole(kind: DocumentKind, bytes: Buffer, options: ReadOptions = {}): Promise<RawDocument> {
  const raw = await readers[kind](bytes, options);
  return { ...raw, text: readable(raw.text, options) };
}

/** Bullets and icons are told by glyphs that normalisation drops, so they come first. */
function readable(text: string, { keepsFurniture = false }: ReadOptions = {}): string {
  const plain = stripIcons(withPlainBullets(text.replace(lineEnds, '\n')));
  return normaliseText(keepsFurniture ? plain : withoutFurniture(plain));
}

/** Ends on a whole line where one is near, and never inside a surrogate pair. */
function cut(text: string, charsMax: number): string {
  if (text.length <= charsMax) return text;
  const lineEnd = text.lastIndexOf('\n', charsMax);
  return text
    .slice(0, lineEnd > charsMax - 1_000 ? lineEnd : charsMax - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '');
}
