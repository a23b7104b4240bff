// Fits the tagger of a posting's lines on services/ai/train/postings: `npm run train -- postings [--check [--prose]]`. With
// --check each posting is judged by weights fitted on the others, as written or without headings and bullets.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { lineFeatures } from '../src/posting/line-features.js';
import { labelChances, lineLabels, type LineLabel, type LineWeights } from '../src/posting/line-tagger.js';
import { readUnits, type Unit } from '../src/posting/units.js';

const folder = fileURLToPath(new URL('postings/', import.meta.url));
const file = fileURLToPath(new URL('../model/posting/line-weights.tsv', import.meta.url));
const settings = { epochs: 30, rate: 0.15, decay: 0.0004, dropout: 0.25, seed: 11, usesMin: 4 };

/** Example is one line of a labelled posting; `index` is that of its label. */
interface Example {
  unit: Unit;
  index: number;
  features: string[];
}

interface Labelled {
  name: string;
  examples: Example[];
  proseExamples: Example[];
}

interface Row {
  row: number[];
  squares: number[];
}

/**
 * readLabelled reads one file of labelled lines back as a posting, so that training sees the sections reading sees. Each
 * posting is learned a second time without its headings and bullets, because many people write prose.
 */
function readLabelled(name: string): Labelled {
  const rows = readFileSync(folder + name, 'utf8').split('\n');
  const prose = rows.filter((row) => !row.startsWith('heading\t')).map(asProse);
  return { name, examples: examplesOf(rows), proseExamples: examplesOf(prose) };
}

function asProse(row: string): string {
  const [label, line = ''] = row.split('\t');
  const text = line.replace(/^(?:[-*•–]|\d+\.) /, '');
  return text === '' ? '' : `${label}\t${text}`;
}

function examplesOf(rows: string[]): Example[] {
  const labels: { label: string; start: number }[] = [];
  const lines: string[] = [];
  for (const row of rows) {
    const tab = row.indexOf('\t');
    if (tab > 0) labels.push({ label: row.slice(0, tab), start: lines.join('\n').length + 1 });
    lines.push(row.slice(tab + 1));
  }
  const units = readUnits(lines.join('\n'));
  const examples: Example[] = [];
  for (const unit of units) {
    const label = labels.findLast(({ start }) => start <= unit.start + 1)?.label;
    const index = lineLabels.indexOf(label as LineLabel);
    if (!unit.isHeading && index >= 0) examples.push({ unit, index, features: lineFeatures(unit) });
  }
  return examples;
}

/** fit is multinomial logistic regression by AdaGrad, with feature dropout and an L2 term. */
function fit(examples: Example[]): LineWeights {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
  const weights = new Map<string, Row>();
  for (const [feature, count] of counts)
    if (count >= settings.usesMin)
      weights.set(feature, { row: lineLabels.map(() => 0), squares: lineLabels.map(() => 0.1) });
  const random = generator(settings.seed);
  const order = [...examples];
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] as Example, order[i] as Example];
    }
    for (const { features, index } of order) learn(weights, features, index, random);
  }
  return new Map([...weights].map(([feature, { row }]) => [feature, row.map((each) => Math.round(each * 100))]));
}

function learn(weights: Map<string, Row>, features: string[], index: number, random: () => number): void {
  const rows: Row[] = [];
  for (const feature of features) {
    const row = weights.get(feature);
    if (row && random() >= settings.dropout) rows.push(row);
  }
  const sums = lineLabels.map((_, k) => rows.reduce((sum, { row }) => sum + (row[k] ?? 0), 0) / (1 - settings.dropout));
  const most = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - most));
  const total = parts.reduce((sum, part) => sum + part, 0);
  for (const each of rows) {
    for (const [k, part] of parts.entries()) {
      const slope = part / total - (k === index ? 1 : 0) + settings.decay * (each.row[k] ?? 0);
      const square = (each.squares[k] ?? 0) + slope * slope;
      each.squares[k] = square;
      each.row[k] = (each.row[k] ?? 0) - (settings.rate * slope) / Math.sqrt(square);
    }
  }
}

/** A small generator of fixed seed: the same data gives the same bytes. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const all = ({ examples, proseExamples }: Labelled) => [...examples, ...proseExamples];
const asks = (index: number) => index < 4;

function check(postings: Labelled[]): void {
  const tally = { lines: 0, right: 0, asked: 0, lost: 0, noise: 0 };
  for (const held of postings) {
    const weights = fit(postings.filter((each) => each !== held).flatMap(all));
    for (const { unit, index } of values.prose ? held.proseExamples : held.examples) {
      const chances = labelChances(unit, weights);
      const best = chances.indexOf(Math.max(...chances));
      tally.lines += 1;
      tally.right += Number(best === index);
      tally.asked += Number(asks(index));
      tally.lost += Number(asks(index) && !asks(best));
      tally.noise += Number(!asks(index) && asks(best));
      if (asks(best) !== asks(index))
        console.log(`${held.name}: ${lineLabels[index]} read as ${lineLabels[best]}: ${unit.text}`);
    }
  }
  console.log(JSON.stringify(tally));
}

const { values } = parseArgs({ options: { check: { type: 'boolean' }, prose: { type: 'boolean' } } });
const postings = readdirSync(folder)
  .filter((name) => name.endsWith('.tsv'))
  .sort()
  .map(readLabelled);
if (values.check) check(postings);
else {
  const weights = fit(postings.flatMap(all));
  const rows = [...weights]
    .filter(([, row]) => row.some((each) => Math.abs(each) >= 3))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, rows.map(([feature, row]) => `${feature}\t${row.join(' ')}\n`).join(''));
  console.log(`${file}: ${rows.length} features from ${postings.length} postings`);
}
