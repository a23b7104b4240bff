import { isLetterOfTool } from '../lexicon/name-in-context.js';
import { splitWords, stem, type Word } from '../text/words.js';
import { linesOf } from '../text/data-file.js';
import { groupsIn, type GroupMatch } from './thesaurus.js';
import { loadVectors, placeOf } from './vectors.js';

/** Term is one word of a text that carries meaning. */
export interface Term {
  key: string;
  stem: string;
  /** How much a match of this word says: rare words more than common ones, words of every posting little. */
  weight: number;
  /** Rank among the commonest words; -1 when the word has no vector. */
  place: number;
  /** Place among all words of the text, also those without meaning. */
  at: number;
  start: number;
  isGeneric: boolean;
  /** Written with a capital within a sentence, or in capitals, or with a digit. */
  isProper: boolean;
}

/** ReadText is a text cut into its terms and what they name. */
export interface ReadText {
  terms: Term[];
  groups: GroupMatch[];
  /** Capital abbreviations as written: "CTR" of "CTRs". */
  capitals: Set<string>;
  /** Neighbouring words written as one: "reach truck" is "reachtruck" as well. */
  joined: Set<string>;
  numbers: Set<string>;
}

let stops: Set<string> | undefined;
let generics: Set<string> | undefined;
const genericWeight = 0.15;

/** readText cuts a text into its terms. */
export function readText(text: string): ReadText {
  const words = splitWords(text);
  return {
    ...readTerms(words, text),
    capitals: new Set(words.flatMap((word) => abbreviationOf(word))),
    joined: new Set(words.slice(1).map((word, index) => stem((words[index]?.key ?? '') + word.key))),
    numbers: new Set(text.match(/\d+(?:[.,]\d+)*/g)),
  };
}

/** readTerms is the part of `readText` that says what a text speaks of; `words` are all words of `text`. */
export function readTerms(words: readonly Word[], text: string): Pick<ReadText, 'terms' | 'groups'> {
  stops ??= new Set(linesOf('evidence/stop-words.txt'));
  generics ??= new Set(linesOf('evidence/generic-words.txt').map(stem));
  const stems = words.map((word) => stem(word.key));
  const terms: Term[] = [];
  words.forEach((word, at) => {
    const root = stems[at] ?? '';
    if (stops?.has(word.key) || (root.length < 2 && !isLanguageLetter(word, text))) return;
    const place = placeOf(loadVectors(), word.key);
    const isGeneric = generics?.has(root) ?? false;
    const weight = isGeneric ? genericWeight : commonness(place, word.key);
    terms.push({
      key: word.key,
      stem: root,
      weight,
      place,
      at,
      start: word.start,
      isGeneric,
      isProper: isProper(word.text, at),
    });
  });
  return { terms, groups: groupsIn(stems) };
}

/** C and R are programming languages where they stand beside such. */
function isLanguageLetter(word: Word, text: string): boolean {
  return /^[cr]$/i.test(word.text) && isLetterOfTool(text, word);
}

const rareWordPlace = 15_000;

/** A short word in capitals, or one that is no common word, may stand for the beginnings of several: "CTRs", "hcpc". */
function abbreviationOf({ text, key }: Word): string[] {
  if (/^\p{Lu}{2,6}s?$/u.test(text)) return [text.replace(/s$/, '')];
  if (!/^\p{L}{3,6}$/u.test(key)) return [];
  const place = placeOf(loadVectors(), key);
  return place < 0 || place > rareWordPlace ? [key.replace(/s$/, '').toUpperCase()] : [];
}

function isProper(word: string, at: number): boolean {
  return /^\p{Lu}.*[\p{Lu}\d]/u.test(word) || (at > 0 && /^\p{Lu}/u.test(word));
}

function commonness(place: number, key: string): number {
  if (/^\d/.test(key)) return 0.5;
  const { count } = loadVectors();
  return place < 0 ? 1 : 0.1 + 0.9 * (Math.log(1 + place) / Math.log(1 + count));
}
