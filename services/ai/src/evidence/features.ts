import type { Requirement } from '../posting/requirement.js';
import { isLineHedged, type Ask, type Coverage } from './cover.js';
import type { IndexedLine } from './evidence-index.js';

const sections = [
  'experience',
  'education',
  'skills',
  'certifications',
  'languages',
  'summary',
  'volunteering',
  'projects',
] as const;
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
  'exact',
  'named',
  'soft',
  'cosine',
  'reverse',
  'best',
  'matched',
  'mean',
  'first',
  'last',
  'softSquared',
  'namedSquared',
  'number',
  'digit',
  'length',
  'short',
  'pairs',
  'groups',
  'topics',
  'topicCosine',
  'associated',
  'associatedMean',
  'associatedRest',
  'associatedBest',
  'hedged',
  'entry',
  'beside',
  'allNamed',
  'matcher',
  'matcherWeak',
  ...sections,
  ...roles,
  ...homes.map(([kind, place]) => `${kind}@${place}`),
];

/** What the neighbourhood of a line adds: the entry it belongs to and the lines beside it. */
export interface Surroundings {
  entry: number;
  beside: number;
  /** The line's place in the index. */
  at: number;
  /** How sure a matcher of the requirement's kind is about this line, 0 to 1. */
  matcher: number;
}

/** featuresOf lists what one line says of one ask, in the order of `featureNames`; `placeFeatures` are the rest. */
export function featuresOf(ask: Ask, line: IndexedLine, coverage: Coverage, around: Surroundings): number[] {
  const hedged = isLineHedged(ask, line, around.at);
  return [
    coverage.exact,
    coverage.named,
    coverage.soft,
    coverage.cosine,
    reverse(ask, line),
    coverage.best,
    Math.min(4, coverage.matched) / 4,
    cosineOf(ask.mean, line.mean),
    coverage.first,
    coverage.last,
    coverage.soft ** 2,
    coverage.named ** 2,
    sharesNumber(ask, line) ? 1 : 0,
    line.text.numbers.size > 0 ? 1 : 0,
    Math.log(1 + line.words.length) / 4,
    line.words.length <= 2 ? 1 : 0,
    coverage.pairs,
    coverage.groups,
    coverage.topics,
    coverage.topicCosine,
    coverage.associated / usualAssociation,
    coverage.associatedMean / usualAssociation,
    coverage.associatedRest / usualAssociation,
    coverage.associatedBest / usualAssociation,
    hedged ? 1 : 0,
    around.entry,
    around.beside,
    coverage.named > 0.95 ? 1 : 0,
    around.matcher >= 0.6 ? around.matcher : 0,
    around.matcher < 0.6 ? around.matcher : 0,
  ];
}

/** Brings the logarithms to the size of the other numbers. */
const usualAssociation = 4;

function sharesNumber(ask: Ask, line: IndexedLine): boolean {
  for (const number of ask.read.numbers) if (line.text.numbers.has(number)) return true;
  return false;
}

/** placeFeatures say where a line stands; they change with the kind of what is asked alone. */
export function placeFeatures(line: IndexedLine, kind: Requirement['kind']): number[] {
  const known = line.places.get(kind);
  if (known) return known;
  const { section, role, text } = line.line;
  const isIn = (name: string) => section === name || role === name || (name === 'other' && text.length < 60);
  const made = [
    ...sections.map((name) => (section === name ? 1 : 0)),
    ...roles.map((name) => (role === name ? 1 : 0)),
    ...homes.map(([own, home]) => (own === kind && isIn(home) ? 1 : 0)),
  ];
  line.places.set(kind, made);
  return made;
}

/** The share of a line's words that the requirement is about. */
function reverse(ask: Ask, line: IndexedLine): number {
  let sum = 0;
  let total = 0;
  for (let index = 0; index < line.words.length; index += 1) {
    const word = line.words[index] ?? 0;
    const weight = line.weights[index] ?? 0;
    sum += weight * (ask.nearest[word] ?? 0);
    total += weight;
  }
  return total === 0 ? 0 : sum / total;
}

function cosineOf(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
