import { DocumentProblem } from './document-problem.js';
import type { RawDocument } from './raw-document.js';

/** Any 8-bit noise decodes as Windows-1252; real text has next to no control characters besides line ends. */
const control = /(?![\t\n\v\f\r])\p{Cc}/gu;
const controlShareMax = 0.01;
/** In UTF-16 each space has a zero byte: five letters and a space have 1 in 12. */
const strayShareMax = 0.05;

/** readTxt decodes UTF-8, UTF-16 (with or without a byte order mark) or Windows-1252. Throws unsupported_media_type. */
export function readTxt(bytes: Buffer): RawDocument {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const controls = text.match(control)?.length ?? 0;
  if (text.includes('\0') || controls > controlShareMax * text.length) {
    throw new DocumentProblem('unsupported_media_type', 'not text');
  }
  return { text, pages: 1, warnings: [] };
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.includes(0)) return utf16WithoutMark(bytes);
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Spaces, line ends and Latin letters have a zero high byte, so its place tells the byte order in any language. */
function utf16WithoutMark(bytes: Buffer): string {
  const zeros = [0, 0];
  bytes.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2]! += 1;
  });
  if (isWithStrayZero(bytes, zeros[0]! + zeros[1]!) || Math.min(...zeros) > 0)
    throw new DocumentProblem('unsupported_media_type', 'zero bytes');
  return zeros[0] === 0 ? 'utf-16le' : 'utf-16be';
}

/** Other alphabets in UTF-16 can be valid UTF-8 too, but full of control characters: their high bytes. */
function isWithStrayZero(bytes: Buffer, zeros: number): boolean {
  if (zeros > strayShareMax * bytes.length || !isUtf8(bytes)) return false;
  return (bytes.toString().match(control)?.length ?? 0) === zeros;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
