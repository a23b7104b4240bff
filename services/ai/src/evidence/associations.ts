import { readFileSync } from 'node:fs';
import { hash, KeyTable, mix } from '../text/keys.js';

/**
 * Associations say how much oftener a word stands in the lines that prove a requirement with another word than in the other
 * lines of the same resumes: "reconcil" speaks for "ledger", as people who read hundreds of resumes beside postings found
 * (services/ai/eval/proofs). They were never told which words belong together.
 */
export class Associations {
  private readonly pairs: KeyTable;

  /** `keys` are those of `pairKey`; `values` are signed bytes, sixteen for a natural logarithm of one. */
  constructor(
    readonly keys: Int32Array,
    readonly values: Int8Array,
  ) {
    this.pairs = new KeyTable(keys);
  }

  /** between is the logarithm of that ratio for a word asked and a word of a line, both as hashes of their stems; 0 for words never seen together. */
  between(asked: number, said: number): number {
    const place = this.pairs.find(mix(asked, said));
    return place < 0 ? 0 : (this.values[place] as number) / valuesOfOne;
  }
}

/** So many steps of a stored value make a logarithm of one. */
export const valuesOfOne = 16;
const magic = 0x54574131;

/** pairKey is the key of two stems, the asked one first. */
export function pairKey(asked: string, said: string): number {
  return mix(hash(asked), hash(said));
}

// The same relative place from src and from dist.
const file = new URL('../../model/associations.bin', import.meta.url);
let loaded: Associations | undefined;

/** loadAssociations reads the pairs of words at their first use and keeps them. */
export function loadAssociations(): Associations {
  loaded ??= readAssociations(readFileSync(file));
  return loaded;
}

/** readAssociations parses what the training program wrote: magic, count, keys, values; little endian. */
export function readAssociations(buffer: Uint8Array): Associations {
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  if (view.getInt32(0, true) !== magic) throw new Error('The associations of words have an unknown format.');
  const count = view.getInt32(4, true);
  const keys = Int32Array.from({ length: count }, (_, at) => view.getInt32(8 + at * 4, true));
  return new Associations(keys, new Int8Array(buffer.buffer, buffer.byteOffset + 8 + count * 4, count));
}

/** writeAssociations is the file that `readAssociations` reads. */
export function writeAssociations({ keys, values }: Associations): Uint8Array {
  const bytes = new Uint8Array(8 + keys.length * 5);
  const view = new DataView(bytes.buffer);
  view.setInt32(0, magic, true);
  view.setInt32(4, keys.length, true);
  keys.forEach((key, at) => view.setInt32(8 + at * 4, key, true));
  bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), 8 + keys.length * 4);
  return bytes;
}
