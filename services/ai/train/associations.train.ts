// Counts which words speak for which, on the pairs of which people said what shows each requirement: `npm run train --
// associations`. The same labels give the same bytes.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readLabelledProofs, toLabelledPair } from '../eval/labelled-proofs.js';
import { writeAssociations } from '../src/evidence/associations.js';
import { fitAssociations } from './fit-associations.js';

const pairs = readLabelledProofs()
  .filter(({ isHeldOut }) => !isHeldOut)
  .map(toLabelledPair);
const associations = fitAssociations(pairs);
writeFileSync(fileURLToPath(new URL('../model/associations.bin', import.meta.url)), writeAssociations(associations));
console.log(`counted ${associations.keys.length} pairs of words in ${pairs.length} labelled pairs`);
