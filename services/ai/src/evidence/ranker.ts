import { readFileSync } from 'node:fs';
import type { EvidenceIndex } from './evidence-index.js';
import { isLineHedged, missesName, missesNumber } from './cover.js';
import { featureNames } from './features.js';
import type { Reading } from './score-lines.js';

/** Ranker is what the training program fitted (services/ai/train/evidence.train.ts). */
export interface Ranker {
  /** Feature → weight: the higher the sum, the nearer a line comes to proving the requirement. */
  line: Record<string, number>;
  /** Feature → weight of the logistic regression that makes a probability of the best sum. */
  proof: Record<string, number>;
  /** From this probability on the answer is found; below the other it is not found. */
  found: number;
  notFound: number;
}

// The same relative place from src and from dist.
const file = new URL('../../model/evidence-ranker.json', import.meta.url);
let loaded: Ranker | undefined;

/** loadRanker reads the weights at their first use and keeps them. */
export function loadRanker(): Ranker {
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as Ranker;
  return loaded;
}

export const proofNames = [
  'score',
  'named',
  'exact',
  'soft',
  'hedged',
  'matcher',
  'proven',
  'refuted',
  'nameMissing',
  'numberMissing',
  'credential',
  'language',
  'degree',
  'availability',
  'duty',
  'size',
  'bias',
];

/** scoresOf is the weighted sum of each line's features. */
export function scoresOf(reading: Reading, line: Record<string, number>): number[] {
  const weights = featureNames.map((name) => line[name] ?? 0);
  return reading.features.map((features, at) => {
    if (!features) return -Infinity;
    const places = reading.places[at] ?? [];
    let sum = 0;
    for (let index = 0; index < features.length; index += 1)
      sum += (weights[index] as number) * (features[index] as number);
    for (let index = 0; index < places.length; index += 1)
      sum += (weights[features.length + index] as number) * (places[index] as number);
    return sum;
  });
}

/** proofFeatures describe how well one line proves the whole requirement, in the order of `proofNames` without the bias. */
export function proofFeatures(reading: Reading, index: EvidenceIndex, at: number, score: number): number[] {
  const { ask, match, coverages } = reading;
  const coverage = coverages[at];
  const line = index.lines[at];
  const isHedged = line ? isLineHedged(ask, line, at) : false;
  const is = (kind: string) => (ask.kind === kind ? 1 : 0);
  return [
    score / 4,
    coverage?.named ?? 0,
    coverage?.exact ?? 0,
    coverage?.soft ?? 0,
    isHedged ? 1 : 0,
    match?.lines.get(at) ?? 0,
    match?.verdict === 'proven' && (match.lines.get(at) ?? 0) >= 0.9 ? 1 : 0,
    match?.verdict === 'refuted' ? 1 : 0,
    missesName(ask, at) ? 1 : 0,
    line && missesNumber(ask, line) ? 1 : 0,
    is('credential'),
    is('language'),
    is('degree'),
    is('availability'),
    is('duty'),
    Math.log(1 + ask.read.terms.length) / 3,
  ];
}

/** probabilityOf is the chance that a line with these features proves its requirement. */
export function probabilityOf(features: number[], proof: Record<string, number>): number {
  const sum = proofNames.reduce((total, name, index) => total + (proof[name] ?? 0) * (features[index] ?? 1), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** A matcher that is this sure of the best line needs no second opinion. */
const sureMatch = 0.9;
/** Names in other words are a reason to ask the person; found without asking needs this share of the posting's own. */
const sameWordsMin = 0.5;

/** isProven is true when one line surely proves what is asked. */
export function isProven(
  { ask, match, coverages }: Reading,
  best: number,
  probability: number,
  ranker: Ranker,
): boolean {
  if (match?.verdict === 'refuted') return false;
  if (match?.verdict === 'proven' && (match.lines.get(best) ?? 0) >= sureMatch) return true;
  // A language without its level has every word of "Fluent Tagalog" but the one that counts.
  if (ask.kind === 'language' && match) return false;
  return probability >= ranker.found && (coverages[best]?.exact ?? 0) >= sameWordsMin;
}
