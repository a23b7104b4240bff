import { DocumentProblem } from './document-problem.js';
import type { RawDocument } from './raw-document.js';

/** readTxt decodes UTF-8, UTF-16 (with or without a byte order mark) or Windows-1252. Throws unsupported_media_type. */
export function readTxt(bytes: Buffer): RawDocument {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\0')) throw new DocumentProblem('unsupported_media_type', 'zero byte in text');
  return { text, pages: 1, warnings: [] };
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.includes(0)) return zerosAreSecond(bytes) ? 'utf-16le' : 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Spaces, line ends and Latin letters have a zero high byte, so its place tells the byte order in any language. */
function zerosAreSecond(bytes: Buffer): boolean {
  return bytes.indexOf(0) % 2 === 1;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
