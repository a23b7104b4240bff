import { rememberLast } from '@tailwright/resume-text/text/remember-last';
import { linesOf } from './data-file.js';

/** Word is one token of a text: `key` is what is compared, the offsets are UTF-16. */
export interface Word {
  text: string;
  key: string;
  start: number;
  end: number;
}

// Keeps C#, F#, C++ and .NET whole; everything else is letters and digits, with an inner apostrophe.
const token = /\.net(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*(?:(?<=\p{L})(?:\+\+|#))?/giu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** As many lines and parts of them as a job reads in its steps, each of which asks for their words again. */
const textsMax = 600;
const rememberedCharsMax = 500;

/**
 * splitWords tokenises any script; Chinese, Japanese and Thai runs are cut into words as well. The answers are shared, so
 * nobody may change them.
 */
export function splitWords(text: string): readonly Word[] {
  return text.length > rememberedCharsMax ? readWords(text) : wordsOfLine(text);
}

const wordsOfLine = rememberLast(readWords, textsMax);

function readWords(text: string): Word[] {
  const words: Word[] = [];
  const hasUnspaced = unspaced.test(text);
  for (const match of text.matchAll(token)) {
    if (hasUnspaced && unspaced.test(match[0])) words.push(...segments(match[0], match.index));
    else words.push(wordAt(match[0], match.index));
  }
  return words;
}

function wordAt(text: string, start: number): Word {
  return { text, key: foldCase(text), start, end: start + text.length };
}

/** Far longer than what people write between two marks; cutting a run into words is the slowest part of reading it. */
const runCharsMax = 400;
/** Runs whose words are remembered: many come again within one text. */
const runsMax = 2_000;
const wordsOfRun = new Map<string, Word[]>();

function segments(run: string, offset: number): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < run.length; at += runCharsMax) {
    for (const word of segmented(run.slice(at, at + runCharsMax))) {
      words.push({ ...word, start: word.start + offset + at, end: word.end + offset + at });
    }
  }
  return words;
}

function segmented(run: string): Word[] {
  const known = wordsOfRun.get(run);
  if (known) return known;
  const parts = [...segmenter.segment(run)].filter((part) => part.isWordLike);
  const words = parts.map((part) => wordAt(part.segment, part.index));
  if (wordsOfRun.size >= runsMax) wordsOfRun.clear();
  wordsOfRun.set(run, words);
  return words;
}

/** foldCase makes spellings comparable: case, typographic apostrophes and compatibility forms. */
export function foldCase(text: string): string {
  if (/^[a-z0-9]+$/.test(text)) return text;
  if (/^[A-Za-z0-9]+$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/'s$/, '');
}

const irregular = new Map(
  `built build;wrote write;written write;led lead;ran run;taught teach;sold sell;grew grow;grown grow;held hold;kept keep;
made make;took take;taken take;drove drive;driven drive;won win;began begin;begun begin;brought bring;bought buy;
caught catch;chose choose;chosen choose;cut cut;dealt deal;drew draw;drawn draw;fed feed;found find;gave give;given give;
met meet;oversaw oversee;overseen oversee;paid pay;rose rise;risen rise;sent send;set set;shot shoot;shown show;
spoke speak;spoken speak;spent spend;stood stand;swept sweep;told tell;understood understand;went go;gone go;
rebuilt rebuild;rewrote rewrite;rewritten rewrite;upheld uphold;undertook undertake;lent lend;laid lay;sought seek;
children child;people person;women woman;men man;analyses analysis;criteria criterion;data data;media media;
analytics analytic;logistics logistic;sales sale;news news;business business;process process;access access`
    .split(/[;\n]+/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** Stems that are remembered: a text says the same few thousand words again and again. */
const stemsMax = 20_000;
const stemOf = new Map<string, string>();

/** stem folds the inflections of an English word; words of other languages lose at most a final s or e. */
export function stem(key: string): string {
  const known = stemOf.get(key);
  if (known !== undefined) return known;
  if (key.length <= 3 && !irregular.has(key)) return key;
  const made = stemmed(key);
  if (stemOf.size >= stemsMax) stemOf.clear();
  stemOf.set(key, made);
  return made;
}

let abbreviations: Set<string> | undefined;

function stemmed(key: string): string {
  abbreviations ??= new Set(linesOf('lexicon/abbreviations-in-s.txt'));
  // ACLS is not the plural of ACL.
  if (abbreviations.has(key)) return key;
  const known = irregular.get(key);
  if (known) return bare(known);
  return /[^a-z'-]/.test(key) ? key : bare(key);
}

function bare(word: string): string {
  let rest = word.replace(/(?:'|')$/, '');
  if (/(?:ss|us|is)$/.test(rest)) return rest;
  if (rest.length > 4 && rest.endsWith('ies')) rest = `${rest.slice(0, -3)}y`;
  else if (/(?:s|x|z|ch|sh)es$/.test(rest) && rest.length > 5) rest = rest.slice(0, -2);
  else if (rest.endsWith('s') && rest.length > 3) rest = rest.slice(0, -1);
  rest = verbRoot(rest);
  if (rest.length > 7 && /(?:ization|isation)$/.test(rest)) return rest.slice(0, -5);
  if (rest.length > 6 && rest.endsWith('ation')) return rest.slice(0, -5);
  if (rest.length > 6 && rest.endsWith('ion') && /[st]ion$/.test(rest)) return rest.slice(0, -3);
  if (rest.length > 8 && rest.endsWith('ment')) return rest.slice(0, -4).replace(/e$/, '').replace(/y$/, 'i');
  if (rest.length > 8 && /(?:er|or)$/.test(rest)) return verbRoot(`${rest.slice(0, -2)}ed`).replace(/e$/, '');
  if (rest.length > 6 && /[wvs]al$/.test(rest)) return rest.slice(0, -2);
  if (rest.length > 5 && rest.endsWith('ly')) rest = rest.slice(0, -2);
  if (rest.length > 4 && rest.endsWith('ate')) return rest.slice(0, -3);
  if (rest.length > 5 && rest.endsWith('at')) return rest.slice(0, -2);
  if (rest.length > 3 && rest.endsWith('e')) return rest.slice(0, -1);
  if (rest.length > 3 && rest.endsWith('y')) return `${rest.slice(0, -1)}i`;
  return rest;
}

function verbRoot(word: string): string {
  for (const ending of ['ing', 'ed']) {
    if (!word.endsWith(ending)) continue;
    const root = word.slice(0, -ending.length);
    if (root.length < 3 || !/[aeiouy]/.test(root)) return word;
    return /([bdfgkmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
  }
  return word;
}
