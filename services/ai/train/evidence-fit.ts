import type { LabelledPair, LabelledRequirement } from '../eval/evidence-pairs.js';
import type { Associations } from '../src/evidence/associations.js';
import { readEvidenceIndex, type EvidenceIndex } from '../src/evidence/evidence-index.js';
import { featureNames } from '../src/evidence/features.js';
import { probabilityOf, proofFeatures, proofNames, scoresOf, type Ranker } from '../src/evidence/ranker.js';
import { readingOf, type Reading } from '../src/evidence/score-lines.js';
import { WordTable } from '../src/evidence/word-table.js';
import { fitConditionalLogit, fitLogistic, type Choice } from './conditional-logit.js';
import { keptGroups } from './thinned-thesaurus.js';

/** TrainingPair is a labelled pair with what may be known of it. */
export interface TrainingPair {
  pair: LabelledPair;
  /** The associations to read it by; undefined for those that ship. */
  associations: Associations | undefined;
  /** True where the thesaurus was written by people who had read the pair. */
  isKnownToThesaurus: boolean;
}

/** Sample is one labelled requirement with the features of the lines of its resume. */
interface Sample {
  label: LabelledRequirement;
  reading: Reading;
  index: EvidenceIndex;
  right: boolean[];
}

/** The labelled requirements of one resume. */
export type PairSamples = Sample[];

/** The day the labels speak of as today. */
const today = new Date('2026-06-15');
const settings = { linePenalty: 0.002, proofPenalty: 0.0005, rounds: 8, proofSteps: 1_000, folds: 5 };

/** readSamples makes the features of all lines of a resume for each of its labelled requirements. */
export function readSamples({ pair, associations, isKnownToThesaurus }: TrainingPair): PairSamples {
  const index = readEvidenceIndex(pair.resume, [], new WordTable(associations));
  const isKnown = isKnownToThesaurus ? keptGroups(pair.name) : undefined;
  return pair.asked.map((label) => ({
    label,
    index,
    reading: readingOf(label.requirement.text, label.requirement.kind, index, today, isKnown),
    right: index.lines.map(({ line }) => line.role !== 'heading' && label.isRight([line])),
  }));
}

/** fitRanker fits both sets of weights and chooses the two limits. */
export function fitRanker(pairs: PairSamples[]): Ranker {
  const line = fitLine(pairs);
  const rows = outOfFold(pairs);
  const proof = fitProof(rows);
  return { line, proof, ...limitsOf(rows, proof) };
}

function fitLine(pairs: PairSamples[]): Record<string, number> {
  const choices = pairs.flat().map(choiceOf);
  const weights = fitConditionalLogit(choices, settings.linePenalty, settings.rounds);
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
    return own
      .flat()
      .filter(({ label }) => label.truth !== 'half')
      .map((sample) => rowOf(sample, line));
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
const mayBeFound = { missing: 0.005, near: 0.015 };
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
