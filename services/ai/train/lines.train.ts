// Fits the line tagger of libs/resume-text on the labelled resumes in train/lines: `npm run train -- lines`.
// `-- lines --folds 5` prints how well it labels resumes it was not fitted on, and writes nothing.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { lineLabels, readLineModel, tagLines } from '@tailwright/resume-text/lines/line-tagger';
import { fitCrf, type Grammar, type Settings } from './crf.js';
import { exampleOf, readLabelledResumes, type Example } from './line-data.js';
import { vary, type LabelledLine } from './vary.js';

const folder = fileURLToPath(new URL('lines', import.meta.url));
const file = fileURLToPath(new URL('../../../libs/resume-text/src/data/line-weights.data.ts', import.meta.url));
const settings: Settings = { l1: 0.4, rate: 0.08, epochs: 14, averageFrom: 7, dropout: 0.2, seed: 8 };
const variants = 10;
const usesMin = 4;
const all = lineLabels.length;
const grammar: Grammar = { tagCount: all, mayStart: () => true, mayEnd: () => true, mayFollow: () => true };

/** fitLineTagger gives the rows of the model file that `readLineModel` reads. */
function fitLineTagger(resumes: { lines: LabelledLine[] }[]): string {
  const random = generator(11);
  const examples = resumes.flatMap(({ lines }) => [
    ...[1, 2, 3].map(() => exampleOf(lines)),
    ...Array.from({ length: variants }, () => exampleOf(vary(lines, random))),
  ]);
  const ids = frequentFeatures(examples);
  const sequences = examples.map(({ features, labels }) => ({
    features: features.map((names) => names.map((name) => ids.get(name) ?? -1).filter((id) => id >= 0)),
    tags: labels.map((label) => lineLabels.indexOf(label)),
  }));
  const { weights, steps } = fitCrf(sequences, ids.size, settings, grammar);
  const rows = [...ids].map(([name, id]) => [name, [...weights.subarray(id * all, (id + 1) * all)]] as const);
  const after = lineLabels.map(
    (label, from) => [`after:${label}`, [...steps.subarray(from * all, (from + 1) * all)]] as const,
  );
  return [...rows, ...after]
    .map(([name, numbers]) => [name, numbers.map((each) => Math.round(each * 100))] as const)
    .filter(([, numbers]) => numbers.some((each) => each !== 0))
    .map(([name, numbers]) => `${name}\t${numbers.join(' ')}`)
    .sort()
    .join('\n');
}

function frequentFeatures(examples: Example[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { features } of examples) for (const name of features.flat()) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses].filter(([, count]) => count >= usesMin).map(([name]) => name);
  return new Map(names.sort().map((name, id) => [name, id]));
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
    const model = readLineModel(fitLineTagger(resumes.filter((_, index) => index % folds !== fold)));
    for (const { name, lines } of resumes.filter((_, index) => index % folds === fold)) {
      const { features, labels } = exampleOf(lines);
      const tagged = tagLines(features, model).labels;
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
