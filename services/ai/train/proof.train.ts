// Fits the model of the percentage on labelled pairs of which proving lines are taken out: `npm run train -- proof --pairs
// FOLDER [--pairs FOLDER] [--without NAMES]`. The same data give the same bytes.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { heldOutOf } from '../eval/pairs.js';
import { readDoses } from '../eval/doses.js';
import { fitProof } from './proof-fit.js';

const { values } = parseArgs({
  options: { pairs: { type: 'string', multiple: true }, without: { type: 'string' } },
});
const folders = values.pairs ?? [];
const without = new Set([
  ...(values.without?.split(',') ?? []),
  ...folders.flatMap((folder) => [...heldOutOf(folder)]),
]);
const pairs = folders.flatMap((folder) => readDoses(folder, true)).filter(({ name }) => !without.has(name));
const file = fileURLToPath(new URL('../model/proof.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(fitProof(pairs))}\n`);
console.log(`fitted on ${pairs.length} pairs`);
