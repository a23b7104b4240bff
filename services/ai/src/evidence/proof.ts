import { readFileSync } from 'node:fs';
import type { Requirement } from '../posting/requirement.js';
import { missesName, missesNumber, type Coverage } from './cover.js';
import type { EvidenceIndex, IndexedLine } from './evidence-index.js';
import { featureNames } from './features.js';
import { formNumbers, isLeisure } from './line-form.js';
import { coverLines, readingOf, type Reading } from './score-lines.js';
import { isSure, sureMatch } from './sure-proof.js';
import { askedNumbers, mean, partNumbers, wholeNumbers, yearNumbers } from './whole-numbers.js';

/**
 * Proof is one requirement against all lines of a resume that was read for the score: numbers for each line, and numbers
 * for the resume as a whole. None of them falls when a line is added, so a resume that says more never proves less.
 */
export interface Proof {
  /** By line of the index; undefined for a line that was not read closely. */
  lines: (number[] | undefined)[];
  /** Whether a line speaks of the matter at all; one that does not proves nothing, whatever its numbers. */
  speaks: boolean[];
  whole: number[];
  /** True when a rule is sure: a matcher of its kind, or a line that has every word of it and takes nothing back. */
  isSure: boolean;
}

/** ProofModel is what the training program fitted. */
export interface ProofModel {
  /** Weights by which requirements are compared for a line, before it is known how they compare. */
  rank: number[];
  /** Weights of the numbers of a line, of its place among the requirements, and of the whole. */
  line: number[];
  place: number[];
  whole: number[];
  bias: number;
}

/** The kinds of requirement for which names count more than nearness, and those for which it is the other way round. */
const kindGroups: readonly (readonly Requirement['kind'][])[] = [
  ['degree', 'credential', 'language', 'years'],
  ['tool'],
  ['duty'],
];
/**
 * A line stands alone here: what its neighbours and its entry say of it would depend on the order of the lines. Associations of words
 * make the percentage no better (ADR 0021).
 */
const notOwn = ['entry', 'beside', 'associated', 'associatedMean', 'associatedRest', 'associatedBest'];
const ownFeatures = [...featureNames.keys()].filter((at) => !notOwn.includes(featureNames[at] ?? ''));
const textMax = 600;

// The same relative place from src and from dist.
const file = new URL('../../model/proof.json', import.meta.url);
let loaded: ProofModel | undefined;

/** loadProofModel reads the weights at their first use and keeps them. */
export function loadProofModel(): ProofModel {
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as ProofModel;
  return loaded;
}

/** chancesOf is the chance of each requirement to be proven by the resume, 0 to 1. */
export function chancesOf(requirements: readonly Requirement[], index: EvidenceIndex, today: Date): number[] {
  return chancesByModel(readProofs(requirements, index, today), loadProofModel());
}

/**
 * chancesByModel compares the requirements line by line: a line that suits another requirement better proves this one less.
 * How many lines of the resume speak of what is asked counts as well: where few do, a near line is a likeness by chance.
 */
export function chancesByModel(proofs: readonly Proof[], model: ProofModel): number[] {
  const places = placesOf(proofs, model.rank);
  const sums = proofs.map((proof, at) => {
    const rest = dot(model.whole, proof.whole) + model.bias;
    return sumsOfLines(proof, places[at] ?? [], model).map((sum) => sum + rest);
  });
  const more = breadth.weight * (breadthOf(sums) - breadth.usual);
  return sums.map((own, at) => {
    if (proofs[at]?.isSure) return 1;
    const best = own.reduce((most, sum) => Math.max(most, sum), -Infinity);
    return best === -Infinity ? 0 : logistic(best + more);
  });
}

/**
 * What the number of lines that speak of the job adds to every chance, and the number at which it adds nothing. The weight was
 * chosen by the rank of the percentages on the pairs for tuning (ADR 0021).
 */
const breadth = { weight: 0.4, usual: 2.6 };

/** The lines that come near to a requirement, each counted by how near it comes to its best one; more of them add less. */
function breadthOf(sums: readonly (readonly number[])[]): number {
  const lineCount = sums[0]?.length ?? 0;
  let total = 0;
  for (let line = 0; line < lineCount; line += 1) {
    const best = sums.reduce((most, own) => Math.max(most, own[line] as number), -Infinity);
    total += shareOf(logistic(best));
  }
  return Math.log(1 + total);
}

/** The roots of the chances that say nothing, and that are as good as sure. */
const [nothing, everything] = [0.3, 0.8];

/** shareOf makes a share of a chance: its root follows the labelled share of the proven best, for many small signs together tell more than a few. */
export function shareOf(chance: number): number {
  const share = (Math.sqrt(chance) - nothing) / (everything - nothing);
  return Number(Math.min(1, Math.max(0, share)).toFixed(3));
}

function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

/** bestLine is the line that comes nearest to proving a requirement; -1 when no line speaks of it. */
export function bestLine(
  proof: Proof,
  places: readonly (readonly number[] | undefined)[],
  model: Pick<ProofModel, 'line' | 'place'>,
): { line: number; sum: number } {
  return sumsOfLines(proof, places, model).reduce((best, sum, line) => (sum > best.sum ? { line, sum } : best), {
    line: -1,
    sum: -Infinity,
  });
}

/** How near each line comes to proving a requirement; nothing is further than one that does not speak of it. */
function sumsOfLines(
  { lines, speaks }: Proof,
  places: readonly (readonly number[] | undefined)[],
  model: Pick<ProofModel, 'line' | 'place'>,
): number[] {
  // The lines that were not read closely are gaps in the list.
  return Array.from(lines, (line, at) =>
    line && speaks[at] ? dot(model.line, line) + dot(model.place, places[at] ?? []) : -Infinity,
  );
}

/**
 * placesOf says of each line where a requirement stands among all that the line could prove: how far above their mean, the
 * share of them it is above, and its distance in standard deviations.
 */
export function placesOf(proofs: readonly Proof[], rank: readonly number[]): (number[] | undefined)[][] {
  const places = proofs.map(({ lines }) => new Array<number[] | undefined>(lines.length));
  const lineCount = proofs[0]?.lines.length ?? 0;
  for (let line = 0; line < lineCount; line += 1) {
    const column = proofs.flatMap(({ lines: { [line]: numbers } }, at) =>
      numbers ? [{ at, sum: dot(rank, numbers) }] : [],
    );
    const others = Math.max(1, column.length - 1);
    const total = column.reduce((all, { sum }) => all + sum, 0);
    const average = total / column.length;
    const deviation = Math.sqrt(mean(column.map(({ sum }) => (sum - average) ** 2)));
    const sorted = column.map(({ sum }) => sum).sort((one, other) => one - other);
    for (const { at, sum } of column) {
      const above = sum - (total - sum) / others;
      (places[at] as number[][])[line] = [
        above,
        countBelow(sorted, sum) / others,
        (sum - average) / (deviation + deviationFloor),
      ];
    }
  }
  return places;
}

/** Keeps small differences small where all requirements fit a line alike. */
const deviationFloor = 0.3;

function countBelow(sorted: readonly number[], value: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] as number) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** readProofs makes the numbers of every requirement; the training program leaves groups of the thesaurus out. */
export function readProofs(
  requirements: readonly Requirement[],
  index: EvidenceIndex,
  today: Date,
  isKnown?: (group: number) => boolean,
): Proof[] {
  const readings = requirements.map(({ text, kind }) => readingOf(text.slice(0, textMax), kind, index, today, isKnown));
  const isOfJob = index.lines.map(
    (line, at) => !isLeisure(line) && readings.some(({ coverages: { [at]: own } }) => own && isAboutIt(own)),
  );
  const ofPosting = sharesOfPosting(readings, index);
  return requirements.map(({ text, kind, parts, strength }, at) => {
    const reading = readings[at] as Reading;
    const group = kindGroups.findIndex((kinds) => kinds.includes(kind));
    return {
      lines: reading.coverages.map((coverage, line) =>
        coverage
          ? [...lineNumbers(reading, coverage, index.lines[line] as IndexedLine, line, group), ofPosting[line] ?? 0]
          : undefined,
      ),
      speaks: reading.coverages.map(
        (coverage, line) => coverage !== undefined && isOfJob[line] === true && comesNear(coverage),
      ),
      isSure: isSure(reading, index, today),
      whole: [
        ...wholeNumbers(reading, isOfJob),
        ...askedNumbers(reading.ask.read, strength),
        ...partNumbers(parts, text, (wording) =>
          coverLines(wording.slice(0, textMax), kind, index, isKnown).coverages.filter((_, line) => isOfJob[line]),
        ),
        ...yearNumbers(text, index, today),
      ],
    };
  });
}

/** Words less alike than this have nothing to do with each other. */
const aloneBelow = 0.35;

/** The share of each line's own words to which any word of the posting comes near. */
function sharesOfPosting(readings: readonly Reading[], { words, lines }: EvidenceIndex): number[] {
  const near = new Float32Array(words.size);
  for (const { ask } of readings)
    ask.nearest.forEach((value, word) => (near[word] = Math.max(near[word] as number, value)));
  return lines.map(({ words: own, weights }) => {
    let [sum, total] = [0, 0];
    own.forEach((word, at) => {
      const weight = weights[at] as number;
      sum += weight * Math.max(0, ((near[word] as number) - aloneBelow) / (1 - aloneBelow));
      total += weight;
    });
    return total === 0 ? 0 : sum / total;
  });
}

/** A line that names, or comes near to, less than this of every requirement is about something else. */
const speaksMin = 0.32;

function isAboutIt({ named, soft, topics }: Coverage): boolean {
  return Math.max(named, soft, topics) >= speaksMin;
}

/** Below this nearness a line that names nothing of a requirement is no sign of it. */
const nearMin = 0.38;

function comesNear({ matched, soft, topics }: Coverage): boolean {
  return matched > 0 || soft >= nearMin || topics >= nearMin;
}

function lineNumbers(
  { ask, match, features }: Reading,
  coverage: Coverage,
  line: IndexedLine,
  at: number,
  group: number,
): number[] {
  const worth = match?.lines.get(at) ?? 0;
  const own = features[at] ?? [];
  const numbers: number[] = [];
  for (const each of ownFeatures) if (each < own.length) numbers.push(own[each] as number);
  numbers.push(
    match?.verdict === 'proven' && worth >= sureMatch ? 1 : 0,
    missesName(ask, at) ? 1 : 0,
    missesNumber(ask, line) ? 1 : 0,
  );
  for (let each = 0; each < kindGroups.length; each += 1) {
    if (each === group) numbers.push(coverage.named, coverage.soft, coverage.topics, worth);
    else numbers.push(0, 0, 0, 0);
  }
  numbers.push(...formNumbers(line, ask.kind));
  return numbers;
}

/** dot is the weighted sum of numbers; a weight that is not there counts nothing. */
export function dot(weights: readonly number[], values: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += (weights[index] ?? 0) * (values[index] as number);
  return sum;
}
