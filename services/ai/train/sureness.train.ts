// Fits how likely a section of a resume is misread on what proof-readers found in results: `npm run train -- sureness`. The same
// data give the same bytes.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sectionNumberNames } from '@tailwright/resume-text/document/section-numbers';
import { readMisread } from '../eval/misread-sections.js';
import { fitSureness } from './sureness-fit.js';

const tuned = readMisread('tuned');
const weights = fitSureness(tuned);
const rows = weights.map((weight, at) => `  ${weight}, // ${sectionNumberNames[at] ?? 'in any case'}`);
const file = fileURLToPath(new URL('../../../libs/resume-text/src/data/section-weights.data.ts', import.meta.url));
writeFileSync(
  file,
  `/** Written by \`npm run train -- sureness\`: how much each number of a section says that it is misread. */
export const sectionWeights: readonly number[] = [
${rows.join('\n')}
];
`,
);
console.log(`fitted on what proof-readers said of ${tuned.length} results`);
