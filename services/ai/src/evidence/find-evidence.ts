import type { Requirement } from '../posting/requirement.js';
import { isLineHedged, missesName, saysEachWord } from './cover.js';
import type { EvidenceIndex, IndexedLine } from './evidence-index.js';
import { isAsideOfWork } from './line-form.js';
import { answersCondition } from './match-condition.js';
import { isOverBy } from './match-credential.js';
import { isProven, loadRanker, probabilityOf, proofFeatures, scoresOf, type Ranker } from './ranker.js';
import { readingOf, type Reading } from './score-lines.js';

export { readEvidenceIndex, type EvidenceIndex } from './evidence-index.js';

/** EvidenceLine is a line of the person's own resume; `weight` is the chance that it proves the requirement, 0 to 1. */
export interface EvidenceLine {
  text: string;
  span: { start: number; end: number };
  weight: number;
  /** The share of the requirement's own words that the line has; 0 where the line takes them back. */
  sameWords: number;
  /** True when the line has every word of a name that is enough by itself: "Camtasia" of "Camtasia or a similar tool". */
  isLiteral: boolean;
}

/**
 * Evidence is what the resume says about a requirement: found with the lines that prove it, likely with the closest
 * lines for the person to confirm, or not found.
 */
export interface Evidence {
  answer: 'found' | 'likely' | 'not_found';
  /** Up to three lines, best first; none when nothing was found. */
  lines: EvidenceLine[];
  /** The closest lines, also where nothing was found. */
  closest: EvidenceLine[];
  why: string;
  /** The chance that the resume proves the whole requirement, also where it is too small to show lines. */
  probability: number;
}

const linesMax = 3;
/** A line this far below the best one helps nobody to decide. */
const weightShareMin = { found: 0.5, likely: 0.2, not_found: 0.5 };
/** So many wordings of one requirement are read; a list of fifty tools is answered by its first ones. */
const wordingsMax = 12;
const textMax = 600;

/** One wording of a requirement against all lines. */
interface Wording {
  reading: Reading;
  scores: number[];
  /** Places of the lines that may be shown for it, best first. */
  shown: number[];
  /** Place of the best line, and the chance that it proves this wording. */
  best: number;
  probability: number;
}

/** findEvidence looks for the lines of a resume that prove a requirement. It never looks at other requirements. */
export function findEvidence(requirement: Requirement, index: EvidenceIndex, today: Date): Evidence {
  if (index.lines.length === 0)
    return { answer: 'not_found', lines: [], closest: [], why: 'the resume is empty', probability: 0 };
  const ranker = loadRanker();
  const read = (text: string) => readWording(text.slice(0, textMax), requirement, index, today, ranker);
  const whole = read(requirement.text);
  const wordings = partsOf(requirement).map((part) => part.map(read));
  const parts = wordings.map(bestOf);
  const estimate = joint(whole, parts);
  const answer = answerOf(whole, parts, estimate, ranker);
  // A matcher may be sure where the ranker is not.
  const probability = answer === 'found' ? Math.max(estimate, ranker.found) : estimate;
  const names = isChoiceOfNames(requirement) ? (wordings[0] ?? []) : isOneName(requirement, whole) ? [whole] : [];
  const closest = shownLines(index, { whole, parts, names, today }, ranker, answer);
  if (answer === 'not_found')
    return { answer, lines: [], closest, why: 'no line of the resume says this', probability };
  return { answer, lines: closest, closest, why: whyOf(answer, whole), probability };
}

/** The parts of a requirement, where they say more than its text does. */
function partsOf({ text, parts }: Requirement): string[][] {
  const wordings = parts.map((part) => part.alternatives.filter((each) => each.trim() !== '' && each !== text));
  const total = wordings.reduce((sum, each) => sum + each.length, 0);
  return total === 0 || total > wordingsMax ? [] : wordings.filter((each) => each.length > 0);
}

function readWording(
  text: string,
  requirement: Requirement,
  index: EvidenceIndex,
  today: Date,
  ranker: Ranker,
): Wording {
  const reading = readingOf(text, requirement.kind, index, today);
  const scores = scoresOf(reading, ranker.line);
  const ranked = scores.map((score, at) => score + (isCondition(reading, at) ? aheadOfOthers : 0));
  const best = ranked.reduce((top, score, at) => (score > (ranked[top] ?? -Infinity) ? at : top), 0);
  const shown = topOf(
    ranked.map((score, at) =>
      mayShow(index.lines[at], requirement.kind) && !isBesideLanguage(reading, at) ? score : -Infinity,
    ),
  );
  return { reading, scores, shown, best, probability: chance(reading, index, best, scores, ranker) };
}

/** Dates, places and addresses show for how long somebody worked and where, never what was done. */
function mayShow(line: IndexedLine | undefined, kind: Requirement['kind']): boolean {
  return kind === 'years' || kind === 'availability' || line === undefined || !isAsideOfWork(line);
}

/** Where no line names the language that is asked, only one that has some of the words asked speaks of it at all. */
function isBesideLanguage({ ask, match, coverages }: Reading, at: number): boolean {
  return ask.kind === 'language' && match?.lines.size === 0 && (coverages[at]?.named ?? 0) < languageWordsMin;
}

const languageWordsMin = 0.2;

function chance(reading: Reading, index: EvidenceIndex, at: number, scores: number[], ranker: Ranker): number {
  const probability = probabilityOf(proofFeatures(reading, index, at, scores[at] ?? 0), ranker.proof);
  return isCondition(reading, at) ? Math.max(conditionChance, probability) : probability;
}

function isCondition({ ask, match }: Reading, at: number): boolean {
  return answersCondition(match, ask.kind, at);
}

/** More than any difference between the scores of two lines. */
const aheadOfOthers = 100;
/** The person is asked whether a line that says something to a condition is what is wanted. */
const conditionChance = 0.5;

function bestOf(wordings: Wording[]): Wording {
  return wordings.reduce((top, each) => (each.probability > top.probability ? each : top));
}

/** All parts must be shown; a part that is missing takes its share. The whole statement may be shown by one line as well. */
function joint(whole: Wording, parts: Wording[]): number {
  if (parts.length === 0) return whole.probability;
  const mean = parts.reduce((sum, part) => sum + part.probability, 0) / parts.length;
  return (whole.probability + mean) / 2;
}

function answerOf(whole: Wording, parts: Wording[], probability: number, ranker: Ranker): Evidence['answer'] {
  if (whole.shown.length === 0) return 'not_found';
  const isFound = (each: Wording) =>
    each.shown.includes(each.best) && isProven(each.reading, each.best, each.probability, ranker);
  if (whole.reading.match?.verdict !== 'refuted' && (isFound(whole) || (parts.length > 1 && parts.every(isFound))))
    return 'found';
  return Math.max(probability, whole.probability) < ranker.notFound ? 'not_found' : 'likely';
}

function shownLines(
  index: EvidenceIndex,
  { whole, parts, names, today }: { whole: Wording; parts: Wording[]; names: Wording[]; today: Date },
  ranker: Ranker,
  answer: keyof typeof weightShareMin,
): EvidenceLine[] {
  const weights = new Map<number, number>();
  for (const wording of [whole, ...parts]) {
    // A wording that is only a part of the requirement says a little less about the whole.
    const worth = wording === whole ? 1 : 0.9;
    for (const at of wording.shown) {
      const weight = worth * chance(wording.reading, index, at, wording.scores, ranker);
      weights.set(at, Math.max(weights.get(at) ?? 0, weight));
    }
  }
  const order = [...weights].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const [[, most] = [0, 0]] = order;
  return order
    .filter(([, weight]) => weight >= most * weightShareMin[answer])
    .slice(0, linesMax)
    .flatMap(([at, weight]) => {
      const line = index.lines[at]?.line;
      if (!line) return [];
      const sameWords = isOverBy(line.text, today) ? 0 : sameWordsOf(whole.reading, index, at);
      const isLiteral = sameWords > 0 && names.some((name) => isLiteralIn(name.reading, index, at));
      return [{ text: line.text, span: line.span, weight: Number(weight.toFixed(3)), sameWords, isLiteral }];
    });
}

/** Of these a name says all; a language has a level as well, and a degree a field. */
function isChoiceOfNames({ kind, parts }: Requirement): boolean {
  const isNamed = kind === 'tool' || kind === 'skill' || kind === 'credential';
  return isNamed && parts.length === 1 && (parts[0]?.alternatives.length ?? 0) > 1;
}

/** "Strong knowledge of US GAAP" asks for a name and for nothing beside it. */
function isOneName({ kind }: Requirement, { reading }: Wording): boolean {
  const terms = reading.ask.read.terms.filter(({ isGeneric }) => !isGeneric);
  return (
    (kind === 'tool' || kind === 'skill') && terms.length <= nameWordsMax && terms.every(({ isProper }) => isProper)
  );
}

const nameWordsMax = 3;

function isLiteralIn({ ask }: Reading, index: EvidenceIndex, at: number): boolean {
  const isName = /\p{Lu}|\d/u.test(ask.text) && ask.read.terms.some((term) => !term.isGeneric);
  return isName && !missesName(ask, at) && index.lines[at]?.hedges.length === 0 && saysEachWord(ask, at);
}

function sameWordsOf({ ask, match, coverages }: Reading, index: EvidenceIndex, at: number): number {
  const line = index.lines[at];
  const isTakenBack = match?.verdict === 'refuted' || line === undefined || isLineHedged(ask, line, at);
  return isTakenBack ? 0 : (coverages[at]?.exact ?? 0);
}

/** The places of the highest scores, best first. */
function topOf(scores: number[]): number[] {
  const top: number[] = [];
  scores.forEach((score, at) => {
    if (score === -Infinity) return;
    const place = top.findIndex((each) => score > (scores[each] ?? 0));
    if (place >= 0) top.splice(place, 0, at);
    else top.push(at);
    if (top.length > linesMax) top.pop();
  });
  return top;
}

function whyOf(answer: Evidence['answer'], whole: Wording): string {
  const { match } = whole.reading;
  if (match) return match.why;
  return answer === 'found' ? 'the line says the same' : 'the closest lines';
}
