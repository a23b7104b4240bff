import { hash } from '../src/analysis/tagger/keys.js';
import { isRightLine, type LabelledPair, type LabelledRequirement } from '../src/eval/evidence-pairs.js';
import { readEvidenceIndex, type EvidenceIndex } from '../src/evidence/evidence-index.js';
import { featureNames, type Ask } from '../src/evidence/features.js';
import { probabilityOf, proofFeatures, proofNames, scoresOf, type Ranker } from '../src/evidence/ranker.js';
import { readingOf, type Reading } from '../src/evidence/score-lines.js';
import { fitConditionalLogit, fitLogistic } from './conditional-logit.js';

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
const settings = { linePenalty: 0.002, proofPenalty: 0.0005, steps: 300, proofSteps: 1_500, folds: 8 };

export function readSamples(pair: LabelledPair): PairSamples {
  const index = readEvidenceIndex(pair.resume);
  const sample = (label: LabelledRequirement, adjust?: (ask: Ask) => Ask): Sample => ({
    label,
    index,
    reading: readingOf(label.requirement.text, label.requirement.kind, index, today, adjust),
    right: index.lines.map(({ line }) => label.truth === 'must' && isRightLine(line.text, label.evidence)),
  });
  return {
    whole: pair.asked.map((label) => sample(label)),
    thinned: pair.asked.map((label) => sample(label, (ask) => thin(ask, pair.name))),
  };
}

function thin(ask: Ask, name: string): Ask {
  const isKept = (group: number) => (hash(`${name} ${group}`) >>> 0) / 2 ** 32 < keptShare;
  return { ...ask, groupsOf: ask.groupsOf.map((groups) => groups.filter(isKept)) };
}

/** fitRanker fits both sets of weights and chooses the two limits. */
export function fitRanker(pairs: PairSamples[]): Ranker {
  const line = fitLine(pairs);
  const rows = outOfFold(pairs);
  const proof = fitProof(rows);
  return { line, proof, ...limitsOf(rows, proof) };
}

function fitLine(pairs: PairSamples[]): Record<string, number> {
  const choices = pairs.flatMap((pair) => pair.thinned).map(({ reading, right }) => ({ lines: reading.features, right }));
  const weights = fitConditionalLogit(choices, settings.linePenalty, settings.steps);
  return named(featureNames, weights);
}

interface Row {
  features: number[];
  truth: LabelledRequirement['truth'];
}

/** The best line of each requirement, scored by weights that have not seen its resume. */
function outOfFold(pairs: PairSamples[]): Row[] {
  return pairs.flatMap((pair, at) => {
    const line = foldWeights(pairs, at % settings.folds);
    return pair.thinned.map((sample) => rowOf(sample, line));
  });
}

const foldCache = new Map<string, Record<string, number>>();

function foldWeights(pairs: PairSamples[], fold: number): Record<string, number> {
  const key = `${pairs.length} ${fold}`;
  const known = foldCache.get(key) ?? fitLine(pairs.filter((_, at) => at % settings.folds !== fold));
  foldCache.set(key, known);
  return known;
}

function rowOf({ reading, index, label }: Sample, line: Record<string, number>): Row {
  const scores = scoresOf(reading, line);
  const best = scores.indexOf(Math.max(...scores));
  return { features: proofFeatures(reading, index, best, scores[best] ?? 0), truth: label.truth };
}

function fitProof(rows: Row[]): Record<string, number> {
  const weights = fitLogistic(rows.map((row) => row.features), rows.map((row) => row.truth === 'must'), settings.proofPenalty, settings.proofSteps);
  return named(proofNames, weights);
}

function named(names: string[], weights: number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, index) => [name, Number((weights[index] ?? 0).toFixed(4))]));
}

/** Shares of unproven and near requirements that may be shown as found, and of proven ones as not found. */
const mayBeFound = { missing: 0.015, near: 0.05 };
const mayBeNotFound = 0.025;

function limitsOf(rows: Row[], proof: Record<string, number>): Pick<Ranker, 'found' | 'notFound'> {
  const of = (truth: Row['truth']) =>
    rows.filter((row) => row.truth === truth).map((row) => probabilityOf(row.features, proof)).sort((a, b) => a - b);
  const above = (values: number[], share: number) => values[Math.ceil(values.length * (1 - share)) - 1] ?? 1;
  const found = Math.max(above(of('missing'), mayBeFound.missing), above(of('near'), mayBeFound.near)) + 0.001;
  const must = of('must');
  return { found: Number(found.toFixed(3)), notFound: Number((must[Math.floor(must.length * mayBeNotFound)] ?? 0).toFixed(3)) };
}

/** crossValidate measures weights and limits on resumes that did not take part in fitting them. */
export function crossValidate(pairs: PairSamples[]): Record<string, unknown> {
  const measure = (which: keyof PairSamples) => {
    const count: Record<string, number> = {};
    const add = (name: string, by = 1) => (count[name] = (count[name] ?? 0) + by);
    for (let fold = 0; fold < settings.folds; fold += 1) {
      const rest = pairs.filter((_, at) => at % settings.folds !== fold);
      const ranker = fitRanker(rest);
      for (const sample of pairs.filter((_, at) => at % settings.folds === fold).flatMap((pair) => pair[which])) {
        const { truth } = sample.label;
        const scores = scoresOf(sample.reading, ranker.line);
        const order = scores.map((_, at) => at).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
        const probability = probabilityOf(rowOf(sample, ranker.line).features, ranker.proof);
        add(truth);
        add(`${truth} ${probability >= ranker.found ? 'found' : probability < ranker.notFound ? 'not found' : 'likely'}`);
        if (truth !== 'must') continue;
        if (sample.right[order[0] ?? -1]) add('first right');
        if (order.slice(0, 3).some((at) => sample.right[at])) add('right in three');
      }
    }
    return count;
  };
  return { whole: measure('whole'), thinned: measure('thinned') };
}
