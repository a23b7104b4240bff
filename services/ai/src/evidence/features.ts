import type { Requirement } from '../posting/requirement.js';
import { meanVector, type EvidenceIndex, type IndexedLine } from './evidence-index.js';
import { isHedged } from './hedges.js';
import { readText, type ReadText, type Term } from './text.js';

/** Ask is what a requirement asks, read once for all lines. */
export interface Ask {
  text: string;
  kind: Requirement['kind'];
  read: ReadText;
  mean: Float32Array;
  /** For each term, its nearness to every word of the resume. */
  rows: Float32Array[];
  /** For each term, the thesaurus groups it is part of the naming of. */
  groupsOf: number[][];
  /** For each term, the abbreviation that its phrase would have: "CTR" for each word of "currency transaction reports". */
  initialsOf: string[];
  totalWeight: number;
}

const kinds = ['degree', 'years', 'credential', 'tool', 'skill', 'duty', 'language', 'trait', 'availability'] as const;
const sections = ['experience', 'education', 'skills', 'certifications', 'languages', 'summary', 'volunteering', 'projects'] as const;
const roles = ['head', 'detail', 'item', 'heading', 'contact'] as const;
/** Kind and place that belong together. */
const homes: [Requirement['kind'], string][] = [
  ['degree', 'education'],
  ['years', 'head'],
  ['credential', 'certifications'],
  ['tool', 'skills'],
  ['tool', 'detail'],
  ['skill', 'detail'],
  ['skill', 'skills'],
  ['duty', 'detail'],
  ['language', 'languages'],
  ['trait', 'detail'],
  ['trait', 'summary'],
  ['availability', 'summary'],
  ['availability', 'contact'],
  ['availability', 'other'],
];

export const featureNames = [
  'exact', 'named', 'soft', 'cosine', 'reverse', 'best', 'matched', 'mean', 'first', 'last', 'softSquared', 'namedSquared',
  'number', 'digit', 'length', 'short', 'pairs', 'groups', 'hedged', 'entry', 'beside', 'allNamed', 'matcher', 'matcherWeak',
  ...sections, ...roles, ...homes.map(([kind, place]) => `${kind}@${place}`),
];

/** readAsk reads one wording of a requirement against the words of a resume. */
export function readAsk(text: string, kind: Requirement['kind'], index: EvidenceIndex): Ask {
  const read = readText(text);
  return {
    text,
    kind,
    read,
    mean: meanVector(read),
    rows: read.terms.map((term) => index.words.nearness(term)),
    groupsOf: read.terms.map((term) =>
      read.groups.filter((each) => each.from <= term.at && term.at < each.to).map((each) => each.group),
    ),
    initialsOf: initials(read.terms),
    totalWeight: read.terms.reduce((sum, term) => sum + term.weight, 0) || 1,
  };
}

/** The longest run of neighbouring words whose first letters a resume may write as an abbreviation. */
function initials(terms: Term[]): string[] {
  const letters = terms.map((term) => term.key.charAt(0).toUpperCase()).join('');
  return terms.map(() => letters);
}

/** How far each term of an ask is covered by a line. */
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
  /** Where in the line the covered words stand, for hedges. */
  places: [number, number][];
  /** The terms of the ask (`Term.at`) that the line names in the same or equal words. */
  covered: Set<number>;
}

const groupWorth = 0.9;
const cosineFloor = 0.35;

/** cover measures how far a line says what is asked, word by word. */
export function cover(ask: Ask, line: IndexedLine): Coverage {
  const sum = { exact: 0, named: 0, soft: 0, cosine: 0, best: 0, matched: 0, groups: 0, pairs: 0, first: 0, last: 0 };
  const places: [number, number][] = [];
  const shared = new Set<number>();
  const covered = new Set<number>();
  let before = false;
  ask.read.terms.forEach((term, at) => {
    const { near, word } = nearest(ask.rows[at], line);
    const group = ask.groupsOf[at]?.find((each) => line.groups.has(each));
    const isSame = near === 1 || line.text.joined.has(term.stem);
    const isNamed = isSame || group !== undefined || isAbbreviated(ask, at, line);
    if (group !== undefined) shared.add(group);
    const value = isSame ? 1 : isNamed ? groupWorth : Math.max(0, (near - cosineFloor) / (1 - cosineFloor));
    if (isSame) sum.exact += term.weight;
    if (isNamed) sum.named += term.weight;
    if (isNamed && !term.isGeneric) sum.matched += term.weight;
    if (isSame && before) sum.pairs += 1;
    before = isSame;
    sum.soft += term.weight * value;
    sum.cosine += isNamed ? 1 : near;
    sum.best = Math.max(sum.best, term.isGeneric ? 0 : term.weight * value);
    if (at === 0) sum.first = value;
    sum.last = value;
    if (isNamed) covered.add(term.at);
    if (isNamed && word >= 0) places.push(line.places[word] ?? [0, 0]);
  });
  const count = Math.max(1, ask.read.terms.length);
  return {
    ...sum,
    exact: sum.exact / ask.totalWeight,
    named: sum.named / ask.totalWeight,
    soft: sum.soft / ask.totalWeight,
    cosine: sum.cosine / count,
    pairs: sum.pairs / count,
    groups: shared.size,
    places,
    covered,
  };
}

function nearest(row: Float32Array | undefined, line: IndexedLine): { near: number; word: number } {
  let near = 0;
  let word = -1;
  for (let index = 0; index < line.words.length; index += 1) {
    const value = row?.[line.words[index] ?? 0] ?? 0;
    if (value > near) {
      near = value;
      word = index;
    }
  }
  return { near, word };
}

function isAbbreviated(ask: Ask, at: number, line: IndexedLine): boolean {
  const letters = ask.initialsOf[at] ?? '';
  for (const capital of line.text.capitals) {
    if (capital.length < 3) continue;
    for (let from = letters.indexOf(capital); from >= 0; from = letters.indexOf(capital, from + 1))
      if (from <= at && at < from + capital.length) return true;
  }
  return false;
}

/** What the neighbourhood of a line adds: the entry it belongs to and the lines beside it. */
export interface Surroundings {
  entry: number;
  beside: number;
  /** How sure a matcher of the requirement's kind is about this line, 0 to 1. */
  matcher: number;
}

/** featuresOf lists the features of one line for one ask, in the order of `featureNames`. */
export function featuresOf(ask: Ask, line: IndexedLine, coverage: Coverage, around: Surroundings): number[] {
  const { section, role, text } = line.line;
  const place = (name: string) => (section === name || role === name ? 1 : 0);
  const numbers = [...ask.read.numbers];
  const hedged = isLineHedged(ask, line, coverage);
  return [
    coverage.exact, coverage.named, coverage.soft, coverage.cosine, reverse(ask, line), coverage.best,
    Math.min(4, coverage.matched) / 4, cosineOf(ask.mean, line.mean), coverage.first, coverage.last, coverage.soft ** 2, coverage.named ** 2,
    numbers.some((each) => line.text.numbers.has(each)) ? 1 : 0, line.text.numbers.size > 0 ? 1 : 0,
    Math.log(1 + line.words.length) / 4, line.words.length <= 2 ? 1 : 0, coverage.pairs, Math.min(3, coverage.groups) / 3, hedged ? 1 : 0, around.entry, around.beside,
    coverage.named > 0.95 ? 1 : 0, around.matcher >= 0.6 ? around.matcher : 0, around.matcher < 0.6 ? around.matcher : 0,
    ...sections.map(place), ...roles.map((name) => (role === name ? 1 : 0)),
    ...homes.map(([kind, home]) => (ask.kind === kind ? (home === 'other' ? (text.length < 60 ? 1 : 0) : place(home)) : 0)),
  ];
}

/** isLineHedged is true when the line takes back what it says of the matter, in words the requirement does not use itself. */
export function isLineHedged(ask: Ask, line: IndexedLine, coverage: Coverage): boolean {
  if (line.hedges.length === 0) return false;
  const asked = ask.text.toLowerCase();
  const own = line.hedges.filter((hedge) => !asked.includes(line.line.text.slice(hedge.start, hedge.end).toLowerCase()));
  return coverage.places.some(([start, end]) => isHedged(line.line.text, own, start, end));
}

/** The share of a line's words that the requirement is about. */
function reverse(ask: Ask, line: IndexedLine): number {
  let sum = 0;
  let total = 0;
  for (let index = 0; index < line.words.length; index += 1) {
    const word = line.words[index] ?? 0;
    const weight = line.weights[index] ?? 0;
    let near = 0;
    for (const row of ask.rows) near = Math.max(near, row[word] ?? 0);
    sum += weight * near;
    total += weight;
  }
  return total === 0 ? 0 : sum / total;
}

function cosineOf(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
