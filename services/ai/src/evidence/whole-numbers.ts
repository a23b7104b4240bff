import { requirementKinds } from '@tailwright/contracts/analysis';
import type { Requirement } from '../posting/requirement.js';
import type { Coverage } from './cover.js';
import type { EvidenceIndex } from './evidence-index.js';
import { yearsOf } from './line-dates.js';
import type { Reading } from './score-lines.js';
import type { ReadText, Term } from './text.js';
import { yearsIn } from './years-asked.js';

/** Over all lines a word nearly always finds one that is a little near. */
const wordNearMin = 0.5;
/** So many wordings of one requirement are read; a list of fifty tools is answered by its first ones. */
const wordingsMax = 12;

/** wholeNumbers are what all lines that speak of the job together say of the words asked. */
export function wholeNumbers({ ask, match, coverages }: Reading, isOfJob: readonly (boolean | undefined)[]): number[] {
  const { terms } = ask.read;
  const lines = coverages.flatMap((coverage, line) => (coverage && isOfJob[line] ? [line] : []));
  let [named, soft, topics] = [0, 0, 0];
  terms.forEach(({ weight }, at) => {
    const cells = lines.map((line) => at * ask.lineCount + line);
    const isNamed = cells.some((cell) => (ask.naming[cell] as number) > 0);
    named += isNamed ? weight : 0;
    soft += weight * (isNamed ? 1 : nearest(cells, ask.near));
    topics += weight * (isNamed ? 1 : nearest(cells, ask.topicNear));
  });
  const [namedShare, softShare, topicShare] = [
    named / ask.totalWeight,
    soft / ask.totalWeight,
    topics / ask.totalWeight,
  ];
  const isKind = requirementKinds.map((kind) => (ask.kind === kind ? 1 : 0));
  return [
    namedShare,
    softShare,
    topicShare,
    namedShare ** 2,
    match?.verdict === 'refuted' ? 1 : 0,
    Math.log(1 + terms.length) / 3,
    ...isKind,
  ];
}

/**
 * askedNumbers say how a requirement is worded, whatever the resume: names, words that nobody knows and figures are hard
 * to come near to, and duties are answered in other words than papers.
 */
export function askedNumbers({ terms, numbers }: ReadText, strength: Requirement['strength']): number[] {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const shareOf = (isSo: (term: Term) => boolean) =>
    terms.reduce((sum, term) => sum + (isSo(term) ? term.weight : 0), 0) / total;
  return [
    shareOf(({ isProper }) => isProper),
    shareOf(({ place }) => place < 0),
    numbers.size > 0 ? 1 : 0,
    strength === 'required' ? 1 : 0,
    strength === 'mentioned' ? 1 : 0,
  ];
}

function nearest(cells: readonly number[], values: Float32Array): number {
  const most = cells.reduce((max, cell) => Math.max(max, values[cell] as number), 0);
  return most < wordNearMin ? 0 : most;
}

/** partNumbers say how far each part of a requirement is covered by its best line; zeros for one asked as a whole. */
export function partNumbers(
  parts: Requirement['parts'],
  text: string,
  read: (wording: string) => (Coverage | undefined)[],
): number[] {
  const wordings = parts
    .map((part) => part.alternatives.filter((each) => each.trim() !== '' && each !== text))
    .filter((part) => part.length > 0);
  if (wordings.length === 0 || wordings.flat().length > wordingsMax) return [0, 0, 0, 0];
  const covered = wordings.map((part) => part.flatMap(read));
  const soft = covered.map((coverages) => coverages.reduce((most, each) => Math.max(most, each?.soft ?? 0), 0));
  const named = covered.map((coverages) => coverages.reduce((most, each) => Math.max(most, each?.named ?? 0), 0));
  return [1, mean(soft), Math.min(...soft), mean(named)];
}

/** yearNumbers say whether years are asked, and the share of them that the dates of the resume add up to. */
export function yearNumbers(text: string, index: EvidenceIndex, today: Date): number[] {
  const [wanted = 0] = yearsIn(text);
  if (wanted === 0) return [0, 0];
  return [1, Math.min(1.5, yearsOf(index, today) / wanted)];
}

/** mean is the sum of numbers divided by how many there are. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}
