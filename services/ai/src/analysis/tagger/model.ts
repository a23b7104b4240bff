import { readFileSync } from 'node:fs';
import type { Habits } from './features.js';
import { KeyTable } from '../../text/keys.js';

/**
 * Model is what the trainer found out (tools/train/keywords.train.mjs). Features and words are kept as 32-bit keys: the file
 * carries no text of the postings it was trained on.
 */
export interface Model {
  /** Feature key → row of `weights`. */
  rows: KeyTable;
  /** Rows of one signed 16-bit number per tag (O B I L U), in units of `scale`. */
  weights: Int16Array;
  scale: number;
  /** From tag × to tag. */
  steps: Float32Array;
  habits: Habits;
}

export const tagCount = 5;
const magic = 0x4b545732;

// The same relative place from src and from dist.
const file = new URL('../../../model/keyword-tagger.bin', import.meta.url);
let loaded: Model | undefined;

/** loadModel reads the model at its first use and keeps it. */
export function loadModel(): Model {
  loaded ??= readModel(readFileSync(file));
  return loaded;
}

/** readModel parses what the trainer wrote: little endian, sections one after the other. */
function readModel(buffer: Uint8Array): Model {
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  let at = 0;
  const integer = () => view.getInt32((at += 4) - 4, true);
  const short = () => view.getInt16((at += 2) - 2, true);
  const decimal = () => view.getFloat32((at += 4) - 4, true);
  const bytes = (count: number) => buffer.subarray(at, (at += count));
  if (integer() !== magic) throw new Error('The keyword model has an unknown format.');
  const scale = decimal();
  const steps = Float32Array.from({ length: tagCount * tagCount }, decimal);
  const keys = Int32Array.from({ length: integer() }, integer);
  const weights = Int16Array.from({ length: keys.length * tagCount }, short);
  const [inside, begins, term] = [readTable(), readTable(), readTable()];
  return { rows: new KeyTable(keys), weights, scale, steps, habits: { inside, begins, term } };

  function readTable(): (key: number) => number {
    const table = new KeyTable(Int32Array.from({ length: integer() }, integer));
    const codes = bytes(integer());
    return (key) => codes[table.find(key)] ?? 0;
  }
}
