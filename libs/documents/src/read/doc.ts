import './word-filters.js';
import WordExtractor from 'word-extractor';
import { DocumentProblem, problemOf } from './document-problem.js';
import type { RawDocument } from './raw-document.js';

const sector = 512;

/** readDoc reads a Word 97–2003 file: headers first, then body, text boxes, notes and footers. */
export async function readDoc(bytes: Buffer): Promise<RawDocument> {
  if (isEncrypted(bytes)) throw new DocumentProblem('document_protected');
  const word = await extract(bytes);
  const asWritten = { filterUnicode: false };
  const parts = [
    word.getHeaders({ ...asWritten, includeFooters: false }),
    word.getBody(asWritten),
    word.getTextboxes(asWritten),
    word.getFootnotes(asWritten),
    word.getEndnotes(asWritten),
    word.getFooters(asWritten),
  ];
  return { text: parts.filter((part) => part.trim() !== '').join('\n'), pages: 1, warnings: [] };
}

async function extract(bytes: Buffer) {
  try {
    return await new WordExtractor().extract(bytes);
  } catch (error) {
    throw problemOf(error);
  }
}

/** The file information block opens a sector with a magic number; bit 8 of its flags says "encrypted" ([MS-DOC] 2.5.2). */
function isEncrypted(bytes: Buffer): boolean {
  for (let at = sector; at + 12 <= bytes.length; at += sector) {
    if (bytes.readUInt16LE(at) === 0xa5ec) return (bytes.readUInt16LE(at + 10) & 0x0100) !== 0;
  }
  return false;
}
