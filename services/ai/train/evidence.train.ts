// Fits the evidence ranker on labelled pairs: `npm run train -- evidence --pairs FOLDER [--pairs FOLDER] [--without NAMES]
// [--vectors FILE]`, and on the pairs of `eval/proofs`. The word vectors stay outside the repository; the same data give the
// same bytes.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { heldOutOf } from '../eval/pairs.js';
import { readPairs } from '../eval/evidence-pairs.js';
import { readLabelledProofs, toLabelledPair } from '../eval/labelled-proofs.js';
import { fitRanker, readSamples } from './evidence-fit.js';
import { cutVectors } from './cut-vectors.js';
import { associationsOfOthers } from './fit-associations.js';

const model = (name: string) => fileURLToPath(new URL(`../model/${name}`, import.meta.url));
const { values } = parseArgs({
  options: { pairs: { type: 'string', multiple: true }, without: { type: 'string' }, vectors: { type: 'string' } },
});

if (values.vectors) writeFileSync(model('word-vectors.bin'), cutVectors(values.vectors));
if (values.pairs) {
  const heldOut = values.pairs.flatMap((folder) => [...heldOutOf(folder)]);
  const without = new Set([...(values.without?.split(',') ?? []), ...heldOut]);
  const written = values.pairs.flatMap(readPairs).filter((pair) => !without.has(pair.name));
  const read = readLabelledProofs()
    .filter(({ isHeldOut }) => !isHeldOut)
    .map(toLabelledPair);
  const associations = associationsOfOthers(read);
  const samples = [
    ...written.map((pair) => ({ pair, associations: undefined, isKnownToThesaurus: true })),
    ...read.map((pair, at) => ({ pair, associations: associations[at], isKnownToThesaurus: false })),
  ].map(readSamples);
  writeFileSync(model('evidence-ranker.json'), `${JSON.stringify(fitRanker(samples), null, 2)}\n`);
  console.log(`fitted on ${samples.length} pairs`);
}
