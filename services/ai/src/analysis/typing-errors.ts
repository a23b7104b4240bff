import { loadVectors, placeOf } from '../evidence/vectors.js';

/** TypingError is a word that looks mistyped, as the person wrote it, and the word that was probably meant. */
export interface TypingError {
  written: string;
  meant: string;
}

/** Shorter words have too many neighbours, longer ones are none. */
const [lettersMin, lettersMax] = [7, 20];
/** The word that was meant is among the commonest of English; a rarer one would be a guess. */
const meantPlaceMax = 20_000;
const wordsLookedAtMax = 200;
const vowels = [...'aeiou'];
const endings = [
  's',
  'es',
  'ies',
  'ied',
  'ed',
  'd',
  'ing',
  'er',
  'ers',
  'or',
  'ly',
  'ness',
  'ment',
  'able',
  'ist',
  'ists',
  'al',
];

/**
 * typingErrorsIn lists words of an English text that no vocabulary has and that are one slip of the fingers away from one common word.
 * Words in capitals, joined or repeated ones, and those of `known` texts are names or terms of a trade, and are left alone.
 */
export function typingErrorsIn(text: string, known: string): TypingError[] {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/(?<![\p{L}\p{N}@/._'’-])\p{Ll}+(?![\p{L}\p{N}@/_'’-]|\.\p{L})/gu))
    if (word.length >= lettersMin && word.length <= lettersMax && /^[a-z]+$/.test(word))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const others = new Set(known.toLowerCase().match(/\p{L}+/gu) ?? []);
  return [...counts]
    .filter(([word, count]) => count === 1 && !others.has(word) && !isWord(word))
    .slice(0, wordsLookedAtMax)
    .flatMap(([written]) => {
      const meant = nearestWord(written);
      return meant === undefined ? [] : [{ written, meant }];
    });
}

function isWord(word: string): boolean {
  if (placeIn(word) >= 0) return true;
  const stems = endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  return (
    stems.some((stem) =>
      [stem, `${stem}e`, `${stem}y`, stem.slice(0, -1)].some((each) => each.length >= 3 && placeIn(each) >= 0),
    ) ||
    // British spelling has one letter where American has two: "instalment", "fulfilment".
    placeIn(word.replace(/l(?=ments?$|ful)/, 'll')) >= 0 ||
    isCompound(word)
  );
}

/** "Handwashing" is two words written as one. */
function isCompound(word: string): boolean {
  for (let at = 3; at <= word.length - 3; at += 1)
    if (placeIn(word.slice(0, at)) >= 0 && placeIn(word.slice(at)) >= 0) return true;
  return false;
}

/** The one common word it was meant to be; undefined where there are two. */
function nearestWord(written: string): string | undefined {
  const near = new Set([...meantFor(written)].filter((word) => isCommon(word)));
  const [only] = near;
  return near.size === 1 ? only : undefined;
}

/**
 * What fingers do to a word: two letters change places, a vowel or half of a double letter is missing or too many, or one
 * vowel stands for another. Any other letter in place of one makes a rarer word as often as a mistyped one ("impurity").
 */
function* meantFor(word: string): Iterable<string> {
  // People seldom mistype the first letter or the last.
  for (let at = 1; at < word.length - 1; at += 1) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    const [last, next] = [before.at(-1), after.charAt(0)];
    yield before + next + letter + after.slice(1);
    if (isVowel(letter) || letter === last) yield before + after;
    for (const vowel of vowels) {
      yield before + vowel + letter + after;
      if (isVowel(letter)) yield before + vowel + after;
    }
    yield before + letter + letter + after;
  }
}

function isVowel(letter: string): boolean {
  return vowels.includes(letter);
}

function isCommon(word: string): boolean {
  const place = placeIn(word);
  return place >= 0 && place < meantPlaceMax;
}

function placeIn(word: string): number {
  return placeOf(loadVectors(), word);
}
