import { readDocument } from '../read/read-document.js';

const blankPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>`;

/** warmUp reads a blank page, so that the PDF engine, half its start-up cost, is loaded before the first file comes. */
export async function warmUp(): Promise<void> {
  await readDocument('pdf', Buffer.from(blankPdf)).catch(() => undefined);
}
