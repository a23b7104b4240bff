import { findSkills } from '../../lexicon/lexicon.js';
import { readOnce } from '../../text/read-once.js';
import { stem } from '../../text/words.js';
import { fields } from './fields.js';
import { hash, mix } from '../../text/keys.js';
import { wordKind } from './word-kinds.js';

/** A posting as the tagger reads it: sentences of tokens. */
export type TokenisedPosting = string[][];

/** Habits is what the training postings say about words, by their hash; every answer is a code, 0 for "unknown". */
export interface Habits {
  /** How often the word stands in a keyword. */
  inside(word: number): number;
  /** How often it begins or ends the keywords it stands in. */
  begins(word: number): number;
  /** How often a run of words is a whole keyword. */
  term(words: number): number;
}

const termWordsMax = 5;
const fieldWordsMax = 4;

/** TakeKeys makes something of the keys of one token: the first `count` of a list that is written anew for the next. */
export type TakeKeys<Made> = (keys: Int32Array, count: number) => Made;

/** featuresOf finds, for each token of each sentence, the keys of the features that hold there, and gives what `take` makes of them. */
export function featuresOf<Made>(posting: TokenisedPosting, habits: Habits, take: TakeKeys<Made>): Made[][] {
  const capitalised = new Set<string>();
  const counts = new Map<string, number>();
  const formOf = readOnce(readForm);
  const words = posting.map((tokens) => tokens.map((token) => formOf(token).low));
  words.forEach((low, index) => {
    low.forEach((word, at) => {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      if (at > 0 && /^\p{Lu}/u.test(posting[index]?.[at] ?? '')) capitalised.add(word);
    });
  });
  const known = new Map<string, Made[]>();
  return posting.map((tokens, index) => {
    const low = words[index] ?? [];
    const previous = words[index - 1] ?? [];
    const next = words[index + 1] ?? [];
    const place = index / posting.length;
    // All that the features depend on: the same sentence between the same neighbours has the same.
    const key = [tokens.join(' '), previous.join(' '), next.length < 6, Math.floor(place * 5)].join('\n');
    const made = known.get(key) ?? read();
    known.set(key, made);
    return made;

    function read(): Made[] {
      const forms = tokens.map(formOf);
      const columns = columnsOf(tokens, forms, habits);
      const shared = sharedKeys(low, previous, next, place, columns);
      return forms.map((form, at) => {
        const doc = (capitalised.has(form.low) ? 8 : 0) + Math.min(3, counts.get(form.low) ?? 0);
        return take(keys, writeKeys(form, at, forms.length, columns, shared, doc));
      });
    }
  });
}

/** Form is what the features say of a token by itself. */
interface Form {
  low: string;
  kind: string;
  word: number;
  shape: number;
  kindKey: number;
  ending: number;
  root: number;
  /** Its first letter, its last, its first two, and so on. */
  affixes: number[];
  parts: number[];
}

function readForm(token: string): Form {
  const low = plain(token);
  const kind = wordKind(low);
  const isJoined = /[-/.+#]/.test(token);
  return {
    low,
    kind,
    word: hash(low),
    shape: hash(shapeOf(token)),
    kindKey: hash(kind),
    ending: hash(low.slice(-3)),
    root: hash(stem(low)),
    affixes: [1, 2, 3, 4].flatMap((size) => [hash(low.slice(0, size)), hash(low.slice(-size))]),
    parts: isJoined ? low.split(/[-/.]/).flatMap((part) => (part === '' ? [] : [mix(partTemplate, hash(part))])) : [],
  };
}

/** One number per token for each thing to be known about it; `padding` more on both sides. */
type Column = Int32Array;
type Columns = Record<
  'word' | 'shape' | 'kind' | 'known' | 'field' | 'term' | 'inside' | 'begins' | 'ending' | 'cue' | 'cueAge',
  Column
>;
const padding = 5;

function column(values: number[]): Column {
  const list = new Int32Array(values.length + 2 * padding).fill(-2, values.length + padding).fill(-1, 0, padding);
  list.set(values, padding);
  return list;
}

function columnsOf(tokens: string[], forms: Form[], habits: Habits): Columns {
  const words = forms.map(({ word }) => word);
  let [cue, age] = [0, 0];
  const cues = forms.map(({ kind, word }) => {
    const seen = [cue, Math.min(6, age)] as const;
    if (kind === 'cue') [cue, age] = [word, 0];
    else age += 1;
    return seen;
  });
  return {
    word: column(words),
    shape: column(forms.map(({ shape }) => shape)),
    kind: column(forms.map(({ kindKey }) => kindKey)),
    known: column(lexiconTags(tokens)),
    field: column(runTags(words, fieldWordsMax, (run) => fieldNames.get(run) ?? 0)),
    term: column(runTags(words, termWordsMax, (run) => habits.term(run))),
    inside: column(words.map((word) => habits.inside(word))),
    begins: column(words.map((word) => habits.begins(word))),
    ending: column(forms.map(({ ending }) => ending)),
    cue: column(cues.map(([word]) => word)),
    cueAge: column(cues.map(([, at]) => at)),
  };
}

/** What all tokens of a sentence share: its length, its place, its neighbours, how many known skills it names. */
function sharedKeys(low: string[], previous: string[], next: string[], place: number, { known }: Columns): number[] {
  const length = [4, 8, 15, 40].filter((size) => low.length >= size).length * 4 + Math.min(3, low.length);
  const named = known.subarray(padding, padding + low.length).filter((tag) => tag !== 0).length;
  const density = Math.min(5, Math.floor((6 * named) / Math.max(1, low.length)));
  const isHeading = previous.length > 0 && previous.length <= 6;
  return [
    length,
    Math.floor(place * 5),
    mix(hash(wordKind(previous[0] ?? '^')), Number(isHeading)),
    Number(next.length < 6),
    hash(low[0] ?? ''),
    mix(density, length),
    isHeading ? hash(previous.join(' ').slice(0, 40)) : 0,
  ];
}

/** Written anew for each token; there are fewer templates than this. */
const keys = new Int32Array(128);
/** How many of them are written. A feature's template is its place in the list. */
let count = 0;

function add(key: number): void {
  keys[count] = key;
  count += 1;
}

const one = (a: number) => add(mix(count, a));
const two = (a: number, b: number) => add(mix(mix(count, a), b));
const three = (a: number, b: number, c: number) => add(mix(mix(mix(count, a), b), c));

/** One token beside the next, from the place `from` to `to`. */
function pairs(list: Column, from: number, to: number): void {
  for (let at = from; at <= to; at += 1) two(list[at] ?? 0, list[at + 1] ?? 0);
}

/** Writes the keys of a token to `keys`, and says how many they are. */
function writeKeys(form: Form, index: number, length: number, columns: Columns, shared: number[], doc: number): number {
  const { word, shape, kind, known, field, term, inside, begins, ending, cue, cueAge } = columns;
  const at = index + padding;
  const near = (list: Column, offset: number) => list[at + offset] ?? 0;
  const [w, k, s, x, f] = [near(word, 0), near(kind, 0), near(shape, 0), near(known, 0), near(field, 0)];

  count = 0;
  one(0);
  for (let place = at - 5; place <= at + 4; place += 1) one(word[place] ?? 0);
  pairs(word, at - 2, at + 1);
  two(near(word, -1), near(word, 1));
  one(form.root);
  one(s);
  pairs(shape, at - 1, at);
  three(near(shape, -1), s, near(shape, 1));
  for (let place = at - 1; place <= at + 1; place += 1) one(kind[place] ?? 0);
  pairs(kind, at - 1, at);
  for (let place = at - 2; place <= at; place += 1) three(kind[place] ?? 0, kind[place + 1] ?? 0, kind[place + 2] ?? 0);
  two(near(kind, -1), w);
  two(w, near(kind, 1));
  for (const list of [known, field, term, inside]) {
    one(near(list, 0));
    pairs(list, at - 1, at);
  }
  three(x, near(kind, -1), near(kind, 1));
  three(f, near(kind, -1), near(kind, 1));
  three(f, x, near(term, 0));
  three(near(inside, -1), near(inside, 0), near(inside, 1));
  two(near(begins, 0), near(inside, 0));
  pairs(begins, at - 1, at);
  three(x, near(inside, 0), s);
  two(near(cue, 0), near(cueAge, 0));
  two(near(cue, 0), k);
  two(doc & 8, s);
  two(doc & 7, k);
  for (const each of shared) one(each);
  two(shared[0] ?? 0, s);
  three(Number(index === 0), Number(index === length - 1), s);
  for (const each of form.affixes) one(each);
  one(near(ending, -1));
  one(near(ending, 1));
  pairs(ending, at - 1, at);
  for (const each of form.parts) add(each);
  return count;
}

const partTemplate = 1000;

/** plain is a token as its features compare it: small letters, digits alike, marks at its ends off. */
export function plain(token: string): string {
  const lower = token.toLowerCase();
  const bare = lower.replace(/^[^\p{L}\p{N}.#<]+|(?<![^\p{L}\p{N}+#>])[^\p{L}\p{N}+#>]+$/gu, '');
  return (bare || lower).replace(/\d/g, '0');
}

function shapeOf(token: string): string {
  return token
    .replace(/\p{Lu}+/gu, (run) => (run.length > 1 ? 'AA' : 'A'))
    .replace(/\p{Ll}+/gu, 'a')
    .replace(/\p{N}+/gu, '0')
    .slice(0, 8);
}

/** The lexicon's word on each token: 0, or the place in a skill's name with the kind of the skill. */
function lexiconTags(tokens: string[]): number[] {
  const starts: number[] = [];
  let text = '';
  for (const token of tokens) {
    starts.push(text.length);
    text += `${token} `;
  }
  const tags = tokens.map(() => 0);
  for (const match of findSkills(text)) {
    const { kind } = match.skill;
    let isFirst = true;
    for (let index = tokenAt(match.start, starts); (starts[index] ?? match.end) < match.end; index += 1) {
      if ((starts[index] ?? 0) + (tokens[index]?.length ?? 0) <= match.start) continue;
      const isLast = starts[index + 1] === undefined || (starts[index + 1] ?? 0) >= match.end;
      const place = isFirst ? (isLast ? 'U' : 'B') : isLast ? 'L' : 'I';
      tags[index] = hash(`${place}${kind}${match.isCommonWord ? '?' : ''}`);
      isFirst = false;
    }
  }
  return tags;
}

/** The last of the rising `starts` that is not behind an offset. */
function tokenAt(offset: number, starts: readonly number[]): number {
  let [from, to] = [0, starts.length - 1];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if ((starts[middle] ?? 0) <= offset) from = middle;
    else to = middle - 1;
  }
  return from;
}

const fieldNames = new Map<number, number>();
for (const [kind, names] of Object.entries(fields)) {
  for (const name of names.split(';')) fieldNames.set(runKey(name.split(' ').map(plain).map(hash)), hash(kind));
}

/** runKey is the key of a run of words, given the hashes of the words. */
export function runKey(words: number[]): number {
  return words.reduce(mix, words.length);
}

/** Marks the longest runs of words that `codeOf` knows with their code and the place of the word in the run. */
function runTags(words: number[], wordsMax: number, codeOf: (run: number) => number): number[] {
  const tags = words.map(() => 0);
  for (let size = Math.min(wordsMax, words.length); size >= 1; size -= 1) {
    for (let from = 0; from + size <= words.length; from += 1) {
      let run = size;
      for (let at = from; at < from + size; at += 1) run = mix(run, words[at] ?? 0);
      const code = codeOf(run);
      if (code === 0 || isTagged(tags, from, from + size)) continue;
      for (let at = from; at < from + size; at += 1) {
        const place = size === 1 ? 4 : at === from ? 1 : at === from + size - 1 ? 3 : 2;
        tags[at] = mix(place, code);
      }
    }
  }
  return tags;
}

function isTagged(tags: readonly number[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (tags[at] !== 0) return true;
  return false;
}
