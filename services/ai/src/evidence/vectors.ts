import { readFileSync } from 'node:fs';
import { hash, KeyTable } from '../text/keys.js';

/** WordVectors are the vectors of the commonest English words, commonest first; a word's place says how common it is. */
export interface WordVectors {
  words: KeyTable;
  count: number;
  /** `dimensions` signed bytes a word; only the direction means something. */
  values: Int8Array;
}

export const dimensions = 100;
const magic = 0x54575631;

// The same relative place from src and from dist.
const file = new URL('../../model/word-vectors.bin', import.meta.url);
let loaded: WordVectors | undefined;

/** loadVectors reads the vectors at their first use and keeps them. */
export function loadVectors(): WordVectors {
  loaded ??= readVectors(readFileSync(file));
  return loaded;
}

/** readVectors parses what the training program wrote: magic, count, hashed words, values; little endian. */
function readVectors(buffer: Uint8Array): WordVectors {
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  if (view.getInt32(0, true) !== magic) throw new Error('The word vectors have an unknown format.');
  const count = view.getInt32(4, true);
  const keys = Int32Array.from({ length: count }, (_, index) => view.getInt32(8 + index * 4, true));
  const values = new Int8Array(buffer.buffer, buffer.byteOffset + 8 + count * 4, count * dimensions);
  return { words: new KeyTable(keys), count, values };
}

/** writeVectors is the file that `readVectors` reads. */
export function writeVectors(words: string[], values: Int8Array): Uint8Array {
  const bytes = new Uint8Array(8 + words.length * 4 + values.length);
  const view = new DataView(bytes.buffer);
  view.setInt32(0, magic, true);
  view.setInt32(4, words.length, true);
  words.forEach((word, index) => view.setInt32(8 + index * 4, hash(word), true));
  bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), 8 + words.length * 4);
  return bytes;
}

/** placeOf is a word's rank among the commonest words; -1 for a word that is not among them. */
export function placeOf(vectors: WordVectors, word: string): number {
  return vectors.words.find(hash(word));
}

/** unitVector writes a word's direction into `target` from `at` on. */
export function unitVector(vectors: WordVectors, place: number, target: Float32Array, at: number): void {
  const from = place * dimensions;
  let square = 0;
  for (let index = 0; index < dimensions; index += 1) square += (vectors.values[from + index] ?? 0) ** 2;
  const scale = square === 0 ? 0 : 1 / Math.sqrt(square);
  for (let index = 0; index < dimensions; index += 1) target[at + index] = (vectors.values[from + index] ?? 0) * scale;
}
