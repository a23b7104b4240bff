import { lineFeatures } from './line-features.js';
import type { Unit } from './units.js';
import { readRows } from './word-data.js';

/** LineLabel is what a unit of a posting is about. */
export type LineLabel =
  'requirement' | 'duty' | 'preferred' | 'eligibility' | 'about' | 'benefits' | 'legal' | 'apply' | 'meta';

export const lineLabels: LineLabel[] = [
  'requirement',
  'duty',
  'preferred',
  'eligibility',
  'about',
  'benefits',
  'legal',
  'apply',
  'meta',
];

/** Weights of a feature, one for each label, in hundredths. */
export type LineWeights = Map<string, number[]>;

let loaded: LineWeights | undefined;

/** lineWeights are what tools/train/postings.train.mjs fitted on services/ai/train/postings. */
function lineWeights(): LineWeights {
  loaded ??= new Map(
    readRows('line-weights.tsv').map(([feature = '', weights = '']) => [feature, weights.split(' ').map(Number)]),
  );
  return loaded;
}

/** labelChances are the chances of each label, by softmax over the sum of the features' weights. */
export function labelChances(unit: Unit, weights: LineWeights = lineWeights()): number[] {
  const sums = lineLabels.map(() => 0);
  for (const feature of lineFeatures(unit)) {
    const row = weights.get(feature);
    if (row) for (const index of sums.keys()) sums[index] = (sums[index] ?? 0) + (row[index] ?? 0) / 100;
  }
  const most = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - most));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}
