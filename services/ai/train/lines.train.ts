// Fits the line tagger of libs/resume-text on the labelled resumes in train/lines: `npm run train -- lines`.
// `-- lines --folds 5` prints how well it labels resumes it was not fitted on, and writes nothing.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { lineLabels, tagLines } from '@tailwright/resume-text/lines/line-tagger';
import { readChain } from '@tailwright/resume-text/lines/linear-chain';
import type { Settings } from './crf.js';
import { fitChain } from './fit-chain.js';
import { exampleOf, readLabelledResumes } from './line-data.js';
import { vary, type LabelledLine } from './vary.js';

const folder = fileURLToPath(new URL('lines', import.meta.url));
const file = fileURLToPath(new URL('../../../libs/resume-text/src/data/line-weights.data.ts', import.meta.url));
const settings: Settings = { l1: 0.4, rate: 0.08, epochs: 14, averageFrom: 7, dropout: 0.2, seed: 8 };
const variants = 10;
const usesMin = 4;

/** fitLineTagger gives the rows of the model file that `readChain` reads. */
function fitLineTagger(resumes: { lines: LabelledLine[] }[]): string {
  const random = generator(11);
  const examples = resumes.flatMap(({ lines }) => [
    ...[1, 2, 3].map(() => exampleOf(lines)),
    ...Array.from({ length: variants }, () => exampleOf(vary(lines, random))),
  ]);
  return fitChain(examples, lineLabels, settings, () => usesMin);
}

function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function crossValidate(resumes: ReturnType<typeof readLabelledResumes>, folds: number): void {
  const wrong = new Map<string, number>();
  let right = 0;
  let total = 0;
  for (let fold = 0; fold < folds; fold += 1) {
    const model = readChain(lineLabels, fitLineTagger(resumes.filter((_, index) => index % folds !== fold)));
    for (const { name, lines } of resumes.filter((_, index) => index % folds === fold)) {
      const { features, labels } = exampleOf(lines);
      const tagged = tagLines(features, model);
      const good = labels.filter((label, at) => tagged[at] === label).length;
      labels.forEach((label, at) => {
        if (tagged[at] !== label)
          wrong.set(`${label} as ${tagged[at]}`, (wrong.get(`${label} as ${tagged[at]}`) ?? 0) + 1);
      });
      right += good;
      total += labels.length;
      console.log(name.padEnd(30), `${good} of ${labels.length}`);
    }
  }
  for (const [pair, count] of [...wrong].sort((a, b) => b[1] - a[1]).slice(0, 25)) console.log(`  ${pair}: ${count}`);
  console.log(`${right} of ${total} lines right: ${((100 * right) / total).toFixed(1)} %`);
}

const { values } = parseArgs({ options: { folds: { type: 'string' } } });
const resumes = readLabelledResumes(folder);
if (values.folds !== undefined) crossValidate(resumes, Number(values.folds));
else {
  const rows = fitLineTagger(resumes);
  writeFileSync(
    file,
    `// Written by \`npm run train -- lines\`: a feature of a line and its weight for each label, in hundredths.\nexport const lineWeights = \`\n${rows}\n\`;\n`,
  );
  console.log(`${rows.split('\n').length} features from ${resumes.length} resumes: ${file}`);
}
