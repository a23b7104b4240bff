// What the training postings say about words and terms. For a training posting its own words are left out, or the
// model would learn to trust a table that has seen the answer.
import { plain, runKey } from '../../services/ai/src/analysis/tagger/features.ts';
import { hash } from '../../services/ai/src/analysis/tagger/keys.ts';

const termWordsMax = 5;

/** countHabits counts each posting ({ sentences: [{ tokens, tags }] }) by itself. */
export function countHabits(postings) {
  const perPosting = postings.map(countPosting);
  const total = { words: new Map(), terms: new Map() };
  for (const counts of perPosting) add(total, counts);
  return { total, perPosting };
}

/** habitsOf turns counts into what a feature sees; `without` is the posting whose own counts are left out. */
export function habitsOf(total, without) {
  const get = (kind, key) => {
    const all = total[kind].get(key);
    if (!all) return undefined;
    const own = without?.[kind].get(key);
    return own ? all.map((count, index) => count - own[index]) : all;
  };
  return {
    inside: (word) => insideBucket(get('words', word)),
    begins: (word) => beginsBucket(get('words', word)),
    term: (run) => termBucket(get('terms', run)),
  };
}

/** Codes are small numbers; 0 means "unknown". */
export function insideBucket(counts) {
  if (!counts || counts[0] === 0) return 0;
  const [uses, inside] = counts;
  const size = uses < 3 ? 0 : uses < 10 ? 1 : 2;
  return 1 + size * 10 + Math.round((9 * inside) / uses);
}

export function beginsBucket(counts) {
  if (!counts || counts[1] === 0) return 0;
  return 1 + Math.round((4 * counts[2]) / counts[1]) * 5 + Math.round((4 * counts[3]) / counts[1]);
}

export function termBucket(counts) {
  if (!counts || counts[1] === 0) return 0;
  const [uses, whole] = counts;
  return 1 + Math.round((4 * whole) / uses) + (whole < 2 ? 0 : 5);
}

function countPosting({ sentences }) {
  const counts = { words: new Map(), terms: new Map() };
  const bump = (map, key, index, size) => {
    const entry = map.get(key) ?? Array(size).fill(0);
    entry[index] += 1;
    map.set(key, entry);
  };
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
        const isWhole =
          tags[from] === 'B' &&
          tags.slice(from + 1, from + size).every((tag) => tag === 'I') &&
          tags[from + size] !== 'I';
        if (isWhole) bump(counts.terms, key, 1, 2);
      }
    }
  }
  return counts;
}

function add(total, counts) {
  for (const kind of ['words', 'terms']) {
    for (const [key, values] of counts[kind]) {
      const known = total[kind].get(key);
      if (known) values.forEach((value, index) => (known[index] += value));
      else total[kind].set(key, [...values]);
    }
  }
}
