// Fits the keyword tagger on SkillSpan's training file: `npm run train -- keywords --data FOLDER`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { featuresOf } from '../src/analysis/tagger/features.js';
import { mayFollow } from '../src/analysis/tagger/decode.js';
import { tagCount } from '../src/analysis/tagger/model.js';
import { readSkillSpan, spansOf, type Tag } from '../eval/skillspan.js';
import { fitCrf, type Grammar, type Weights } from './crf.js';
import {
  beginsBucket,
  countHabits,
  habitsOf,
  insideBucket,
  termBucket,
  type HabitCounts,
  type TaggedPosting,
} from './habits.js';

const file = fileURLToPath(new URL('../model/keyword-tagger.bin', import.meta.url));

/** Chosen on SkillSpan's dev file; docs/adr/0006 has the figures, also of what was tried and lost. */
const settings = {
  l1: 0.3,
  rate: 0.07,
  epochs: 10,
  averageFrom: 4,
  dropout: 0.3,
  // The mean of five models: one alone is up to half a point better or worse by luck.
  seeds: [7, 8, 9, 10, 11],
  usesMin: 2,
};

/** The tags O B I L U: after B or I comes I or L, and only there. */
const grammar: Grammar = {
  tagCount,
  mayStart: (tag) => tag !== 2 && tag !== 3,
  mayEnd: (tag) => tag !== 1 && tag !== 2,
  mayFollow,
};

/** fitKeywordTagger returns the model file that `services/ai/src/analysis/tagger/model.ts` reads. */
function fitKeywordTagger(postings: TaggedPosting[], options: typeof settings): Buffer {
  const habits = countHabits(postings);
  const features = postings.map((posting, index) =>
    featuresOf(
      posting.sentences.map((sentence) => sentence.tokens),
      habitsOf(habits.total, habits.perPosting[index]),
      (keys, count) => keys.slice(0, count),
    ),
  );
  const ids = frequentKeys(features, options.usesMin);
  const sentences = features.flatMap((posting, index) =>
    posting.map((tokens, at) => ({
      features: tokens.map((keys) => [...keys].map((key) => ids.get(key) ?? -1).filter((id) => id >= 0)),
      tags: bilou(postings[index]?.sentences[at]?.tags ?? []),
    })),
  );
  const { weights, steps } = mean(
    options.seeds.map((seed) => fitCrf(sentences, ids.size, { ...options, seed }, grammar)),
  );
  return writeModel({ ids, weights, steps, habits: habits.total });
}

/** The mean of linear models is one of the same size. */
function mean(models: Weights[]): Weights {
  const meanOf = (name: keyof Weights) =>
    (models[0]?.[name] ?? new Float64Array()).map(
      (_, index) => models.reduce((sum, model) => sum + (model[name][index] ?? 0), 0) / models.length,
    );
  return { weights: meanOf('weights'), steps: meanOf('steps') };
}

function frequentKeys(features: Int32Array[][][], usesMin: number): Map<number, number> {
  const uses = new Map<number, number>();
  for (const tokens of features.flat()) {
    for (const keys of tokens) for (const key of keys) uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  const frequent = [...uses].filter(([, count]) => count >= usesMin);
  return new Map(frequent.map(([key], id) => [key, id]));
}

/** O B I L U, numbered as in tagger/decode.ts. */
function bilou(tags: Tag[]): Uint8Array {
  const row = new Uint8Array(tags.length);
  for (const [start, end] of spansOf(tags)) {
    row.fill(2, start, end);
    row[start] = 1;
    row[end - 1] = end - start === 1 ? 4 : 3;
  }
  return row;
}

function writeModel({
  ids,
  weights,
  steps,
  habits,
}: Weights & { ids: Map<number, number>; habits: HabitCounts }): Buffer {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 32_767;
  // What cannot turn a decision is left out of the file.
  const smallest = 0.001 / scale;
  const rows: [number, number[]][] = [];
  for (const [key, id] of ids) {
    const row = weights.subarray(id * tagCount, (id + 1) * tagCount);
    const parts = Array.from(row, (weight) => Math.round(weight / scale));
    if (parts.some((part) => Math.abs(part) >= smallest)) rows.push([key, parts]);
  }
  rows.sort(([a], [b]) => a - b);
  return Buffer.concat([
    integers([0x4b545732]),
    floats([scale, ...steps]),
    integers([rows.length, ...rows.map(([key]) => key)]),
    shorts(rows.flatMap(([, parts]) => parts)),
    ...table(habits.words, insideBucket),
    ...table(habits.words, beginsBucket),
    ...table(habits.terms, termBucket),
  ]);
}

function table(counts: Map<number, number[]>, codeOf: (values: number[]) => number): Uint8Array[] {
  const entries = [...counts]
    .map(([key, values]): [number, number] => [key, codeOf(values)])
    .filter(([, code]) => code !== 0);
  entries.sort(([a], [b]) => a - b);
  const codes = Uint8Array.from(entries, ([, code]) => code);
  return [integers([entries.length, ...entries.map(([key]) => key), codes.length]), codes];
}

function integers(values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, index) => view.setInt32(index * 4, value, true));
  return new Uint8Array(view.buffer);
}

function shorts(values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 2));
  values.forEach((value, index) => view.setInt16(index * 2, value, true));
  return new Uint8Array(view.buffer);
}

function floats(values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, index) => view.setFloat32(index * 4, value, true));
  return new Uint8Array(view.buffer);
}

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (!values.data) throw new Error('Say where the data is: --data FOLDER, with the train.json of SkillSpan in it.');
const postings = readSkillSpan(join(values.data, 'train.json'));
const bytes = fitKeywordTagger(postings, settings);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, bytes);
console.log(`${file}: ${bytes.length} bytes from ${postings.length} postings`);
