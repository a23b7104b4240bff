import { loadVectors, placeOf } from '../../evidence/vectors.js';

/** A word without marks and figures. */
export const letters = /^\p{L}+$/u;

/** isOneShortFor is true for two words of which one is short for the other. */
export function isOneShortFor(one: string, other: string): boolean {
  return isShortFor(one, other) || isShortFor(other, one) || isShortFor(singular(one), singular(other));
}

/** "Rd" is short for "road", "prophy" for "prophylaxis": it begins alike, and its letters come in the same order. */
function isShortFor(short: string, long: string): boolean {
  if (short.length >= long.length || short.length < 2 || short.charCodeAt(0) !== long.charCodeAt(0)) return false;
  if (!letters.test(short) || !letters.test(long)) return false;
  const isBeginning = long.startsWith(short);
  if (isBeginning) return short.length >= 4 || (short.length === 3 && !isCommon(short));
  if (short.length > 5 || long.length < 4 || isCommon(short) || short.at(-1) !== long.at(-1)) return false;
  // What is shortened so loses its vowels: "bite" is a word of its own.
  if (/^.[^aeiou]*[aeiou].*.$/.test(short)) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** "Premeds" are several of what is short for "premedication". */
function singular(word: string): string {
  return word.length > 5 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

const commonPlace = 8_000;

/** isCommon is true for a word that people use every day: it is short for nothing. */
export function isCommon(word: string): boolean {
  const place = placeOf(loadVectors(), word);
  return place >= 0 && place < commonPlace;
}
