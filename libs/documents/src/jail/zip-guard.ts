import { AppError } from '@tailwright/contracts/errors';
import type { Entry, ZipFile } from 'yauzl';
import { entriesOf, openEntry, openZip } from '../read/zip-parts.js';

/** Of 2,355 real files the largest unpacks to 7 MB at a ratio of 23; bombs start at a ratio of 219. */
const entriesMax = 2_000;
const unpackedBytesMax = 30_000_000;
const ratioMax = 100;

/**
 * guardZip refuses a .docx that unpacks to too much. It first believes the headers, which answers an honest bomb at
 * once, then counts the bytes that really come out, which answers a lying one; nothing is kept in memory.
 * Throws document_too_complex, document_protected, document_unreadable, unsupported_media_type.
 */
export async function guardZip(bytes: Buffer): Promise<void> {
  const zip = await open(bytes);
  if (zip.entryCount > entriesMax) throw new AppError('document_too_complex');
  const entries = await list(zip);
  checkContents(entries);
  const bytesMax = Math.min(unpackedBytesMax, ratioMax * bytes.length);
  const claimed = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (claimed > bytesMax) throw new AppError('document_too_complex');
  await count(zip, entries, bytesMax);
}

async function open(bytes: Buffer): Promise<ZipFile> {
  try {
    return await openZip(bytes);
  } catch (error) {
    throw unreadable(error);
  }
}

async function list(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of entriesOf(zip)) entries.push(entry);
    return entries;
  } catch (error) {
    throw unreadable(error);
  }
}

function checkContents(entries: Entry[]): void {
  if (entries.some((entry) => (entry.generalPurposeBitFlag & 1) !== 0)) throw new AppError('document_protected');
  const names = entries.map((entry) => entry.fileName);
  const isWord = names.includes('[Content_Types].xml') && names.some((name) => /^word\/document\d*\.xml$/.test(name));
  if (isWord) return;
  throw new AppError(
    'unsupported_media_type',
    'This is a zip file, but not a Word document. Upload a PDF, DOCX, DOC or TXT file, or paste the text instead.',
  );
}

async function count(zip: ZipFile, entries: Entry[], bytesMax: number): Promise<void> {
  let unpackedBytes = 0;
  try {
    for (const entry of entries) {
      for await (const chunk of await openEntry(zip, entry)) {
        unpackedBytes += chunk.length;
        // Leaving the loop destroys the stream, so nothing more is unpacked.
        if (unpackedBytes > bytesMax) throw new AppError('document_too_complex');
      }
    }
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(error);
  }
}

function unreadable(error: unknown): AppError {
  return new AppError('document_unreadable', undefined, undefined, String(error));
}
