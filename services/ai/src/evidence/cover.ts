import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { rememberLast } from '@tailwright/resume-text/text/remember-last';
import { meanVector, topicsOf, type EvidenceIndex, type IndexedLine } from './evidence-index.js';
import { isHedged } from './hedges.js';
import { readText, type ReadText, type Term } from './text.js';
import type { Requirement } from '../posting/requirement.js';

/** Ask is one wording of what is asked, compared word by word with every line of a resume. */
export interface Ask {
  text: string;
  kind: Requirement['kind'];
  read: ReadText;
  mean: Float32Array;
  /** Nearness of the best word, by term and line; then that word's place in the line, and how the line names the term. */
  near: Float32Array;
  word: Int16Array;
  naming: Uint8Array;
  /** How alike the topics of work of a term and its best word are, by term and line; and of all words, by line. */
  topicNear: Float32Array;
  topicCosine: Float32Array;
  /** How much the words of a line speak for a term (`Associations`), by term and line: the one that does most, and all in the mean. */
  associatedBest: Float32Array;
  associatedMean: Float32Array;
  lineCount: number;
  totalWeight: number;
  /** For each word of the resume, its nearness to the nearest term. */
  nearest: Float32Array;
}

/** Wording is what is read of a wording whatever it is held against. */
interface Wording {
  read: ReadText;
  mean: Float32Array;
  topics: ReadonlyMap<number, number>;
}

/** As many as a posting has at most: a resume is read in several steps, and each asks about the same wordings. */
const wordingsMax = 300;
const wordingOf = rememberLast((text): Wording => {
  const read = readText(text);
  return { read, mean: meanVector(read), topics: topicsOf(read) };
}, wordingsMax);

const sameWord = 2;
const otherName = 1;

/** readAsk reads one wording against a resume. The training program leaves groups of the thesaurus out by `isKnown`. */
export function readAsk(
  text: string,
  kind: Ask['kind'],
  index: EvidenceIndex,
  isKnown = (_group: number) => true,
): Ask {
  const { read, mean, topics } = wordingOf(text);
  const { terms } = read;
  const lineCount = index.lines.length;
  const size = terms.length * lineCount;
  const [near, word, naming] = [new Float32Array(size), new Int16Array(size).fill(-1), new Uint8Array(size)];
  const [topicNear, otherWord] = [new Float32Array(size), new Int16Array(lineCount)];
  const [associatedBest, associatedMean] = [new Float32Array(size), new Float32Array(size)];
  const nearest = new Float32Array(index.words.size);
  const letters = terms.map((term) => term.key.charAt(0).toUpperCase()).join('');
  const abbreviations = [...index.linesOfCapitals].filter(
    ([capitals]) => capitals.length > 2 && letters.includes(capitals),
  );
  terms.forEach((term, at) => {
    const row = index.words.nearness(term);
    bestWords(row, index, near.subarray(at * lineCount), word.subarray(at * lineCount));
    for (let place = 0; place < row.length; place += 1)
      nearest[place] = Math.max(nearest[place] as number, row[place] as number);
    markNames(term, read, index, naming.subarray(at * lineCount, (at + 1) * lineCount), isKnown);
    const shared = index.words.sharedTopics(term);
    if (shared) bestWords(shared, index, topicNear.subarray(at * lineCount), otherWord);
    associate(
      index.words.associated(term),
      index,
      associatedBest.subarray(at * lineCount),
      associatedMean.subarray(at * lineCount),
    );
    markAbbreviations(abbreviations, letters, at, naming.subarray(at * lineCount));
    for (let line = at * lineCount; line < (at + 1) * lineCount; line += 1)
      if (near[line] === 1) naming[line] = sameWord;
  });
  const totalWeight = terms.reduce((sum, term) => sum + term.weight, 0) || 1;
  const topicCosine = topicCosines(topics, index);
  return {
    text,
    kind,
    read,
    mean,
    near,
    word,
    naming,
    topicNear,
    topicCosine,
    associatedBest,
    associatedMean,
    lineCount,
    totalWeight,
    nearest,
  };
}

/** The nearest word of each line: one pass over the words of all lines, which stand one after the other. */
function bestWords(row: Float32Array, { flat, ends }: EvidenceIndex, near: Float32Array, word: Int16Array): void {
  let at = 0;
  for (let line = 0; line < ends.length; line += 1) {
    const first = at;
    const end = ends[line] as number;
    let best = 0;
    let place = -1;
    for (; at < end; at += 1) {
      const value = row[flat[at] as number] as number;
      if (value > best) {
        best = value;
        place = at - first;
      }
    }
    near[line] = best;
    word[line] = place;
  }
}

/** What the words of each line say for one term, the most and in the mean. */
function associate(row: Float32Array, { flat, ends }: EvidenceIndex, best: Float32Array, mean: Float32Array): void {
  let at = 0;
  for (let line = 0; line < ends.length; line += 1) {
    const first = at;
    const end = ends[line] as number;
    let [most, sum] = [-Infinity, 0];
    for (; at < end; at += 1) {
      const value = row[flat[at] as number] as number;
      if (value > most) most = value;
      sum += value;
    }
    best[line] = end === first ? 0 : most;
    mean[line] = end === first ? 0 : sum / (end - first);
  }
}

function markNames(
  term: Term,
  read: ReadText,
  index: EvidenceIndex,
  naming: Uint8Array,
  isKnown: (group: number) => boolean,
): void {
  for (const { group, from, to } of read.groups) {
    if (term.at < from || term.at >= to || !isKnown(group)) continue;
    for (const line of index.linesOfGroup.get(group) ?? []) naming[line] = otherName;
  }
  for (const line of index.linesOfJoined.get(term.stem) ?? []) naming[line] = sameWord;
}

function topicCosines(topics: ReadonlyMap<number, number>, index: EvidenceIndex): Float32Array {
  const cosines = new Float32Array(index.lines.length);
  for (const [topic, weight] of topics) {
    for (const { line, weight: own } of index.linesOfTopic.get(topic) ?? [])
      cosines[line] = (cosines[line] as number) + weight * own;
  }
  return cosines;
}

/** "CTR" names each word of "currency transaction reports". */
function markAbbreviations(abbreviations: [string, number[]][], letters: string, at: number, naming: Uint8Array): void {
  for (const [capitals, lines] of abbreviations) {
    for (let from = letters.indexOf(capitals); from >= 0; from = letters.indexOf(capitals, from + 1))
      if (from <= at && at < from + capitals.length)
        for (const line of lines) naming[line] = Math.max(otherName, naming[line] ?? 0);
  }
}

/** Coverage says how far one line says what is asked; shares are by the weight of the words. */
export interface Coverage {
  exact: number;
  named: number;
  soft: number;
  cosine: number;
  best: number;
  matched: number;
  groups: number;
  pairs: number;
  first: number;
  last: number;
  /** The share of what is asked that belongs to a topic of the line, and how alike the topics are. */
  topics: number;
  topicCosine: number;
  /**
   * How much the line's words speak for what is asked, by associations: the best word of each term, the mean of all words, the best
   * words of the terms that the line does not name, and the best of all.
   */
  associated: number;
  associatedMean: number;
  associatedRest: number;
  associatedBest: number;
}

const nameWorth = 0.9;
const cosineFloor = 0.35;

/** coverLine measures how far a line covers an ask, word by word. */
export function coverLine(ask: Ask, line: number): Coverage {
  const { terms } = ask.read;
  let [exact, named, soft, cosine, best, matched, groups, pairs, first, last, topics] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ];
  let [associated, associatedMean, rest, restWeight, associatedBest] = [0, 0, 0, 0, terms.length === 0 ? 0 : -Infinity];
  let isBeforeSame = false;
  for (let at = 0; at < terms.length; at += 1) {
    const { weight, isGeneric } = terms[at] as Term;
    const cell = at * ask.lineCount + line;
    const naming = ask.naming[cell] as number;
    const near = ask.near[cell] as number;
    const value = nearnessOf(ask, at, line);
    const bestWord = ask.associatedBest[cell] as number;
    associated += weight * bestWord;
    associatedMean += ask.associatedMean[cell] as number;
    associatedBest = Math.max(associatedBest, bestWord);
    if (naming === 0) {
      rest += weight * bestWord;
      restWeight += weight;
    }
    if (naming === sameWord) exact += weight;
    if (naming > 0) named += weight;
    if (naming > 0 && !isGeneric) matched += weight;
    topics += weight * (naming > 0 ? 1 : Math.max(value, ask.topicNear[cell] as number));
    if (naming === otherName) groups += 1;
    if (naming === sameWord && isBeforeSame) pairs += 1;
    isBeforeSame = naming === sameWord;
    soft += weight * value;
    cosine += naming > 0 ? 1 : near;
    if (!isGeneric) best = Math.max(best, weight * value);
    if (at === 0) first = value;
    last = value;
  }
  const [total, count] = [ask.totalWeight, Math.max(1, terms.length)];
  return {
    exact: exact / total,
    named: named / total,
    soft: soft / total,
    cosine: cosine / count,
    best,
    matched,
    groups: groups / count,
    pairs: pairs / count,
    first,
    last,
    topics: topics / total,
    topicCosine: ask.topicCosine[line] as number,
    associated: associated / total,
    associatedMean: associatedMean / count,
    associatedRest: restWeight === 0 ? 0 : rest / restWeight,
    associatedBest,
  };
}

/** nearnessOf is how near a line's words come to one term, 0 to 1: the same word, another name for it, or one that is alike. */
export function nearnessOf(ask: Ask, term: number, line: number): number {
  const cell = term * ask.lineCount + line;
  const naming = ask.naming[cell] as number;
  if (naming > 0) return naming === sameWord ? 1 : nameWorth;
  return Math.max(0, ((ask.near[cell] as number) - cosineFloor) / (1 - cosineFloor));
}

/** isNamed is true when a line names a term of the ask in the same or an equal word. */
export function isNamed(ask: Ask, term: number, line: number): boolean {
  return (ask.naming[term * ask.lineCount + line] ?? 0) > 0;
}

/** saysEachWord is true when a line has every word of an ask that carries meaning, as it is asked. */
export function saysEachWord(ask: Ask, line: number): boolean {
  return ask.read.terms.every(
    ({ isGeneric }, term) => isGeneric || ask.naming[term * ask.lineCount + line] === sameWord,
  );
}

/** isLineHedged is true when the line takes back what it says of the matter, in words the requirement does not use itself. */
export function isLineHedged(ask: Ask, line: IndexedLine, at: number): boolean {
  if (line.hedges.length === 0) return false;
  const asked = ask.text.toLowerCase();
  const { text } = line.line;
  const own = line.hedges.filter((hedge) => !asked.includes(text.slice(hedge.start, hedge.end).toLowerCase()));
  if (own.length === 0) return false;
  return ask.read.terms.some((_, term) => {
    const place = line.starts[ask.word[term * ask.lineCount + at] ?? -1];
    return place !== undefined && isNamed(ask, term, at) && isHedged(text, own, place[0], place[1]);
  });
}

const anyOf = /\bor\b|\be\.?g\b|such as|\/|\(|,/i;

/** A name the requirement writes with a capital, and the line does not have: the licence of another state. */
export function missesName(ask: Ask, at: number): boolean {
  const names = ask.read.terms.flatMap((term, place) => (term.isProper && !term.isGeneric ? [place] : []));
  const shown = names.filter((place) => isNamed(ask, place, at)).length;
  return names.length > 0 && (anyOf.test(ask.text) ? shown === 0 : shown < names.length);
}

/** "over 100kW" is not shown by a line without that number. */
export function missesNumber(ask: Ask, line: IndexedLine): boolean {
  for (const number of ask.read.numbers) if (!line.text.numbers.has(number)) return true;
  return false;
}

/** The number a name carries: the 30 of "OSHA 30", the 608 of "EPA Section 608". */
const numberOfName =
  /(?<![\p{L}.])\p{Lu}[\p{L}.]{0,30}\s(?:[Ss]ection\s)?(\d+(?:[.,]\d+)*)\b(?!\+|\s?(?:years?|days?|months?|hours?|%))/gu;

/** missesNumberOfName is true when what is asked by name and number stands in a line with another number: OSHA 10 is not OSHA 30. */
export function missesNumberOfName(ask: Ask, line: IndexedLine): boolean {
  const numbers = allMatches(numberOfName, ask.text).map((match) => match[1] ?? '');
  return numbers.length > 0 && !numbers.some((number) => line.text.numbers.has(number));
}
