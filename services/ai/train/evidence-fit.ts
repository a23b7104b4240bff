import { hash } from '../src/text/keys.js';
import { isRightLine, type LabelledPair, type LabelledRequirement } from '../eval/evidence-pairs.js';
import { readEvidenceIndex, type EvidenceIndex } from '../src/evidence/evidence-index.js';
import { featureNames } from '../src/evidence/features.js';
import { isProven, probabilityOf, proofFeatures, proofNames, scoresOf, type Ranker } from '../src/evidence/ranker.js';
import { readingOf, type Reading } from '../src/evidence/score-lines.js';
import { fitConditionalLogit, fitLogistic, type Choice } from './conditional-logit.js';

/** Sample is one labelled requirement with the features of the lines of its resume. */
interface Sample {
  label: LabelledRequirement;
  reading: Reading;
  index: EvidenceIndex;
  right: boolean[];
}

/** Samples of one pair: as they are, and with a part of the thesaurus left out. */
export interface PairSamples {
  whole: Sample[];
  thinned: Sample[];
}

/**
 * The thesaurus was written by people who had read the training pairs, so it knows more of their words than of a
 * stranger's. The ranker is therefore fitted as if half of it were missing.
 */
const keptShare = 0.5;
/** The day the labels speak of as today. */
const today = new Date('2026-06-15');
const settings = { linePenalty: 0.002, proofPenalty: 0.0005, steps: 200, proofSteps: 1_000, folds: 5 };

export function readSamples(pair: LabelledPair): PairSamples {
  const index = readEvidenceIndex(pair.resume);
  const sample = (label: LabelledRequirement, isKnown?: (group: number) => boolean): Sample => ({
    label,
    index,
    reading: readingOf(label.requirement.text, label.requirement.kind, index, today, isKnown),
    right: index.lines.map(
      ({ line }) => line.role !== 'heading' && label.truth === 'must' && isRightLine(line.text, label.evidence),
    ),
  });
  return {
    whole: pair.asked.map((label) => sample(label)),
    thinned: pair.asked.map((label) => sample(label, (group) => isKept(pair.name, group))),
  };
}

function isKept(name: string, group: number): boolean {
  return (hash(`${name} ${group}`) >>> 0) / 2 ** 32 < keptShare;
}

/** fitRanker fits both sets of weights and chooses the two limits. */
export function fitRanker(pairs: PairSamples[]): Ranker {
  const line = fitLine(pairs);
  const rows = outOfFold(pairs);
  const proof = fitProof(rows);
  return { line, proof, ...limitsOf(rows, proof) };
}

function fitLine(pairs: PairSamples[]): Record<string, number> {
  const choices = pairs.flatMap((pair) => pair.thinned).map(choiceOf);
  const weights = fitConditionalLogit(choices, settings.linePenalty, settings.steps);
  return named(featureNames, weights);
}

function choiceOf({ reading, right }: Sample): Choice {
  const read = reading.features.flatMap((features, at) => (features ? [{ features, at }] : []));
  return {
    lines: read.map(({ features, at }) => [...features, ...(reading.places[at] ?? [])]),
    right: read.map(({ at }) => right[at] ?? false),
  };
}

interface Row {
  features: number[];
  truth: LabelledRequirement['truth'];
}

/** The best line of each requirement, scored by weights that have not seen its resume. */
function outOfFold(pairs: PairSamples[]): Row[] {
  return folds(pairs).flatMap(({ rest, own }) => {
    const line = fitLine(rest);
    return own.flatMap((pair) => pair.thinned).map((sample) => rowOf(sample, line));
  });
}

function folds(pairs: PairSamples[]): { rest: PairSamples[]; own: PairSamples[] }[] {
  return Array.from({ length: settings.folds }, (_, fold) => ({
    rest: pairs.filter((_pair, at) => at % settings.folds !== fold),
    own: pairs.filter((_pair, at) => at % settings.folds === fold),
  }));
}

function rowOf({ reading, index, label }: Sample, line: Record<string, number>): Row {
  const scores = scoresOf(reading, line);
  const best = scores.indexOf(Math.max(...scores));
  return { features: proofFeatures(reading, index, best, scores[best] ?? 0), truth: label.truth };
}

function fitProof(rows: Row[]): Record<string, number> {
  const weights = fitLogistic(
    rows.map((row) => row.features),
    rows.map((row) => (row.truth === 'must' ? 1 : 0)),
    { penalty: settings.proofPenalty, steps: settings.proofSteps },
  );
  return named(proofNames, weights);
}

function named(names: string[], weights: number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, index) => [name, Number((weights[index] ?? 0).toFixed(4))]));
}

/**
 * Shares of unproven and near requirements that may be shown as found, and of proven ones as not found. Strangers'
 * resumes fare two to four times worse, so these stay that far below what is wanted of them.
 */
const mayBeFound = { missing: 0.005, near: 0.02 };
const mayBeNotFound = 0.03;

function limitsOf(rows: Row[], proof: Record<string, number>): Pick<Ranker, 'found' | 'notFound'> {
  const of = (truth: Row['truth']) =>
    rows
      .filter((row) => row.truth === truth)
      .map((row) => probabilityOf(row.features, proof))
      .sort((a, b) => a - b);
  const above = (values: number[], share: number) => values[Math.ceil(values.length * (1 - share)) - 1] ?? 1;
  const found = Math.max(above(of('missing'), mayBeFound.missing), above(of('near'), mayBeFound.near)) + 0.001;
  const must = of('must');
  return {
    found: Number(found.toFixed(3)),
    notFound: Number((must[Math.floor(must.length * mayBeNotFound)] ?? 0).toFixed(3)),
  };
}

/** crossValidate measures weights and limits on resumes that did not take part in fitting them. */
export function crossValidate(pairs: PairSamples[]): Record<keyof PairSamples, Record<string, number>> {
  const counts = { whole: {}, thinned: {} };
  for (const { rest, own } of folds(pairs)) {
    const ranker = fitRanker(rest);
    for (const pair of own) {
      for (const sample of pair.whole) count(sample, ranker, counts.whole);
      for (const sample of pair.thinned) count(sample, ranker, counts.thinned);
    }
  }
  return counts;
}

function count(sample: Sample, ranker: Ranker, counts: Record<string, number>): void {
  const add = (name: string) => (counts[name] = (counts[name] ?? 0) + 1);
  const { truth } = sample.label;
  const scores = scoresOf(sample.reading, ranker.line);
  const order = scores.map((_, at) => at).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const probability = probabilityOf(rowOf(sample, ranker.line).features, ranker.proof);
  add(truth);
  const isFound = isProven(sample.reading, order[0] ?? 0, probability, ranker);
  add(`${truth} ${isFound ? 'found' : probability < ranker.notFound ? 'not found' : 'likely'}`);
  if (truth !== 'must') return;
  if (sample.right[order[0] ?? -1]) add('must, right line first');
  if (order.slice(0, 3).some((at) => sample.right[at])) add('must, right line in three');
}
