// What the training postings say about words and terms. For a training posting its own words are left out, or the
// model would learn to trust a table that has seen the answer.
import { plain, runKey } from '../src/analysis/tagger/features.js';
import { hash } from '../src/text/keys.js';
import type { Tag } from '../eval/skillspan.js';

/** TaggedPosting is a posting of the training file: sentences with a tag (B, I or O) for each token. */
export interface TaggedPosting {
  sentences: { tokens: string[]; tags: Tag[] }[];
}

type Counts = Map<number, number[]>;

/** HabitCounts: for a word how often it stands, is inside, begins and ends a term; for a run how often it is a term. */
export interface HabitCounts {
  words: Counts;
  terms: Counts;
}

const termWordsMax = 5;

/** countHabits counts each posting by itself, and all together. */
export function countHabits(postings: TaggedPosting[]): { total: HabitCounts; perPosting: HabitCounts[] } {
  const perPosting = postings.map(countPosting);
  const total: HabitCounts = { words: new Map(), terms: new Map() };
  for (const counts of perPosting) add(total, counts);
  return { total, perPosting };
}

/** habitsOf turns counts into what a feature sees; `without` is the posting whose own counts are left out. */
export function habitsOf(total: HabitCounts, without: HabitCounts | undefined) {
  const get = (kind: keyof HabitCounts, key: number) => {
    const all = total[kind].get(key);
    if (!all) return undefined;
    const own = without?.[kind].get(key);
    return own ? all.map((count, index) => count - (own[index] ?? 0)) : all;
  };
  return {
    inside: (word: number) => insideBucket(get('words', word)),
    begins: (word: number) => beginsBucket(get('words', word)),
    term: (run: number) => termBucket(get('terms', run)),
  };
}

/** Codes are small numbers; 0 means "unknown". */
export function insideBucket(counts: number[] | undefined): number {
  const [uses = 0, inside = 0] = counts ?? [];
  if (uses === 0) return 0;
  const size = uses < 3 ? 0 : uses < 10 ? 1 : 2;
  return 1 + size * 10 + Math.round((9 * inside) / uses);
}

export function beginsBucket(counts: number[] | undefined): number {
  const [, inside = 0, begins = 0, ends = 0] = counts ?? [];
  return inside === 0 ? 0 : 1 + Math.round((4 * begins) / inside) * 5 + Math.round((4 * ends) / inside);
}

export function termBucket(counts: number[] | undefined): number {
  const [uses = 0, whole = 0] = counts ?? [];
  return whole === 0 ? 0 : 1 + Math.round((4 * whole) / uses) + (whole < 2 ? 0 : 5);
}

function countPosting({ sentences }: TaggedPosting): HabitCounts {
  const counts: HabitCounts = { words: new Map(), terms: new Map() };
  for (const { tokens, tags } of sentences) {
    const low = tokens.map((token) => hash(plain(token)));
    low.forEach((word, at) => {
      bump(counts.words, word, 0, 4);
      if (tags[at] !== 'O') bump(counts.words, word, 1, 4);
      if (tags[at] === 'B') bump(counts.words, word, 2, 4);
      if (tags[at] !== 'O' && tags[at + 1] !== 'I') bump(counts.words, word, 3, 4);
    });
    for (let from = 0; from < low.length; from += 1) {
      for (let size = 1; size <= termWordsMax && from + size <= low.length; size += 1) {
        const key = runKey(low.slice(from, from + size));
        bump(counts.terms, key, 0, 2);
        if (isWholeTerm(tags, from, size)) bump(counts.terms, key, 1, 2);
      }
    }
  }
  return counts;
}

function isWholeTerm(tags: string[], from: number, size: number): boolean {
  const inner = tags.slice(from + 1, from + size);
  return tags[from] === 'B' && inner.every((tag) => tag === 'I') && tags[from + size] !== 'I';
}

function bump(map: Counts, key: number, index: number, size: number): void {
  const entry = map.get(key) ?? new Array<number>(size).fill(0);
  entry[index] = (entry[index] ?? 0) + 1;
  map.set(key, entry);
}

function add(total: HabitCounts, counts: HabitCounts): void {
  for (const kind of ['words', 'terms'] as const) {
    for (const [key, values] of counts[kind]) {
      const known = total[kind].get(key);
      if (known) values.forEach((value, index) => (known[index] = (known[index] ?? 0) + value));
      else total[kind].set(key, [...values]);
    }
  }
}
