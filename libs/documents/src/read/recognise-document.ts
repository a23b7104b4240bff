import type { ExtractedDocument, ReadingProgress } from '@tailwright/contracts/documents';
import { DocumentProblem, problemOf } from './document-problem.js';
import { recognise } from './ocr-engine.js';
import { picturesOfPdf } from './pdf-engine.js';
import { checkPdfStreams } from './pdf-streams.js';
import { finishDocument } from './read-document.js';

/** A page takes 1.2 s alone and several on a busy machine; resumes of more pages than this are rare. */
const pagesMax = 5;
/** Some 200 dots an inch on A4: below that small letters run together, above it only takes longer. */
const widthPx = 1_700;
/** Photographs and foreign scripts come out as letters nobody wrote, at about 30. */
const confidenceMin = 55;

/** recogniseDocument reads a PDF whose pages are pictures. Throws DocumentProblem, document_empty when it finds none. */
export async function recogniseDocument(
  bytes: Buffer,
  report: (progress: ReadingProgress) => void = () => undefined,
): Promise<ExtractedDocument> {
  checkPdfStreams(bytes);
  const pages: string[] = [];
  let pageCount = 0;
  let page = 0;
  try {
    for await (const { picture, total } of picturesOfPdf(bytes, { widthPx, pagesMax })) {
      pageCount = total;
      page += 1;
      report({ page, pages: Math.min(total, pagesMax) });
      const { text, confidence } = await recognise(picture);
      if (confidence >= confidenceMin) pages.push(withBullets(text));
    }
  } catch (error) {
    throw problemOf(error);
  }
  if (pages.length === 0) throw new DocumentProblem('document_empty');
  const warnings = ['read_by_ocr' as const, ...(pageCount > pagesMax ? (['pages_skipped'] as const) : [])];
  return finishDocument('pdf', { text: pages.join('\n'), pages: pages.length, warnings });
}

/** The engine takes a round bullet for one of these. */
function withBullets(text: string): string {
  return text.replace(/^[ \t]*[+*¢©®»«°e•][ \t]+(?=\p{Lu})/gmu, '• ');
}
