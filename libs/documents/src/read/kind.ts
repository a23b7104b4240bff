import { extname } from 'node:path';
import type { DocumentKind, DocumentWarning } from '@tailwright/contracts/documents';
import { AppError } from '@tailwright/contracts/errors';
import { limits } from '@tailwright/contracts/limits';

const wayOut = 'Upload a PDF, DOCX, DOC or TXT file with selectable text, or paste the text instead.';
const accepted: readonly string[] = limits.uploadExtensions;
const plainTextExtensions = [...accepted, '', '.text', '.md', '.markdown'];

/** Kind is what the bytes say a file is, with a warning when its name says otherwise. */
export interface Kind {
  kind: DocumentKind;
  warnings: DocumentWarning[];
}

/**
 * detectKind chooses the reader by the first bytes, never by the name. A `.docx` is only known to be a zip here; the
 * zip guard looks inside. Throws unsupported_media_type, and document_protected for an encrypted Word file.
 */
export function detectKind(name: string, bytes: Buffer): Kind {
  const extension = extname(name).toLowerCase();
  const kind = binaryKind(bytes) ?? textKind(bytes, extension);
  const differs = extension !== '' && extension !== `.${kind}`;
  return { kind, warnings: differs ? ['extension_differs'] : [] };
}

function binaryKind(bytes: Buffer): DocumentKind | undefined {
  // Readers accept a PDF whose header stands anywhere in its first kilobyte, after mail or printer junk.
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, '504b0304') || startsWith(bytes, '504b0506')) return 'docx';
  if (startsWith(bytes, 'd0cf11e0a1b11ae1')) return compoundKind(bytes);
  const other = otherFormat(bytes);
  if (other !== undefined) throw new AppError('unsupported_media_type', `This is ${other}. ${wayOut}`);
  return undefined;
}

/** Old Word, Excel and Outlook files and encrypted new ones share one container; its directory names the stream. */
function compoundKind(bytes: Buffer): DocumentKind {
  if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) throw new AppError('document_protected');
  if (bytes.includes(Buffer.from('WordDocument', 'utf16le'))) return 'doc';
  throw new AppError('unsupported_media_type', `This is an Office file, but not a Word document. ${wayOut}`);
}

const signatures: [hex: string, format: string][] = [
  ['89504e47', 'an image (PNG), not a document'],
  ['ffd8ff', 'an image (JPEG), not a document'],
  ['47494638', 'an image (GIF), not a document'],
  ['424d', 'an image (BMP), not a document'],
  ['49492a00', 'an image (TIFF), not a document'],
  ['4d4d002a', 'an image (TIFF), not a document'],
  ['7b5c727466', 'a rich text file (RTF)'],
  ['1f8b', 'a compressed file'],
  ['377abcaf271c', 'a compressed file'],
  ['526172211a07', 'a compressed file'],
];

function otherFormat(bytes: Buffer): string | undefined {
  const brand = bytes.subarray(0, 12).toString('latin1');
  if (brand.startsWith('RIFF') && brand.endsWith('WEBP')) return 'an image (WebP), not a document';
  if (/^....ftyp(?:hei|hev|mif|avi)/s.test(brand)) return 'an image (HEIC), not a document';
  if (/^(?:\ufeff|ï»¿)?\s*<(?:!doctype\s+html|html|svg)/i.test(bytes.subarray(0, 200).toString('latin1'))) {
    return 'a web page';
  }
  return signatures.find(([hex, format]) => startsWith(bytes, hex) && !(format.includes('BMP') && isText(bytes)))?.[1];
}

/** Text has no signature, so its extension counts too: a script or a table is not a resume. */
function textKind(bytes: Buffer, extension: string): DocumentKind {
  if (isText(bytes) && plainTextExtensions.includes(extension)) return 'txt';
  throw new AppError('unsupported_media_type', `Invalid file type. Accepted types: ${accepted.join(', ')}`);
}

/** UTF-16 has its zero bytes on one side of each pair; anything else with a zero byte is not text. */
function isText(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4_096);
  if (!start.includes(0)) return true;
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2]! += 1;
  });
  return startsWith(bytes, 'fffe') || startsWith(bytes, 'feff') || Math.min(...zeros) === 0;
}

function startsWith(bytes: Buffer, hex: string): boolean {
  return bytes.subarray(0, hex.length / 2).toString('hex') === hex;
}
