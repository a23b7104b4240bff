import { constants, inflateSync } from 'node:zlib';
import { DocumentProblem } from './document-problem.js';

/** Text, fonts and tables of real resumes unpack to a few megabytes; a whole embedded Asian font to about twenty. */
const unpackedBytesMax = 50_000_000;
const dictionaryBytesMax = 2_048;

/**
 * checkPdfStreams unpacks every compressed stream except images with the native inflater and stops at 50 MB. The PDF
 * engine inflates in JavaScript without a limit: 100 MB of spaces in a 300 KB file kept it busy for 19 seconds.
 * Throws document_too_complex.
 */
export function checkPdfStreams(bytes: Buffer): void {
  let left = unpackedBytesMax;
  let at = bytes.indexOf('stream');
  while (at !== -1) {
    const start = startOfData(bytes, at);
    const end = bytes.indexOf('endstream', at + 6);
    const dictionary = dictionaryBefore(bytes, at);
    const layers = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    if (layers > 0 && !/\/Subtype\s*\/Image/.test(dictionary)) {
      left -= unpackedSize(bytes.subarray(start, end === -1 ? bytes.length : end), layers, left);
    }
    at = end === -1 ? -1 : bytes.indexOf('stream', end + 9);
  }
}

function startOfData(bytes: Buffer, at: number): number {
  const isCarriageReturn = bytes[at + 6] === 0x0d;
  return at + 7 + (isCarriageReturn && bytes[at + 7] === 0x0a ? 1 : 0);
}

function dictionaryBefore(bytes: Buffer, at: number): string {
  const before = bytes.subarray(Math.max(0, at - dictionaryBytesMax), at).toString('latin1');
  return before.slice(before.lastIndexOf(' obj') + 1);
}

function unpackedSize(packed: Buffer, layers: number, bytesMax: number): number {
  let bytes = packed;
  let size = 0;
  for (let layer = 0; layer < layers; layer += 1) {
    const unpacked = inflate(bytes, Math.max(1, bytesMax - size));
    if (unpacked === undefined) break;
    size += unpacked.length;
    bytes = unpacked;
  }
  return size;
}

/** Damaged streams are the engine's business: it skips or repairs them. */
function inflate(packed: Buffer, bytesMax: number): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: bytesMax, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new DocumentProblem('document_too_complex', 'unpacked streams');
    }
    return undefined;
  }
}
