// Fits the evidence ranker on labelled pairs: `npm run train -- evidence --pairs FOLDER [--pairs FOLDER] [--without NAMES]
// [--vectors FILE]`. The pairs and the word vectors stay outside the repository; the same data give the same bytes.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { heldOutOf } from '../eval/pairs.js';
import { readPairs } from '../eval/evidence-pairs.js';
import { crossValidate, fitRanker, readSamples } from './evidence-fit.js';
import { cutVectors } from './cut-vectors.js';

const model = (name: string) => fileURLToPath(new URL(`../model/${name}`, import.meta.url));
const { values } = parseArgs({
  options: { pairs: { type: 'string', multiple: true }, without: { type: 'string' }, vectors: { type: 'string' } },
});

if (values.vectors) writeFileSync(model('word-vectors.bin'), cutVectors(values.vectors));
if (values.pairs) {
  const heldOut = values.pairs.flatMap((folder) => [...heldOutOf(folder)]);
  const without = new Set([...(values.without?.split(',') ?? []), ...heldOut]);
  const pairs = values.pairs.flatMap(readPairs).filter((pair) => !without.has(pair.name));
  const samples = pairs.map(readSamples);
  const ranker = fitRanker(samples);
  writeFileSync(model('evidence-ranker.json'), `${JSON.stringify(ranker, null, 2)}\n`);
  console.log(JSON.stringify({ pairs: pairs.length, ...crossValidate(samples) }, null, 2));
}
