import { trimSignsAtEnd } from '../text/split-cells.js';
import { credentials, degrees } from '../text/word-lists.js';

/** A line of more characters is no name with its letters. */
const charsMax = 90;
const nameWordsMin = 2;

/**
 * withoutLetters takes off what people put behind their name, whatever parts it: "Jo Byrne  RGN, BSc (Hons)" and
 * "Jo Byrne – CPA, MBA" are both "Jo Byrne". Two words stay.
 */
export function withoutLetters(text: string): string {
  if (text.length > charsMax) return text;
  // "RGN" behind a name in small letters is no part of it, known or not; "LEE" behind "ANNA MAY" may be.
  const isSmall = /^\p{Lu}\p{M}?\p{Ll}/u.test(text);
  let [rest, areKnown, isDashed] = [text, true, false];
  for (;;) {
    const at = rest.lastIndexOf(' ');
    const word = rest.slice(at + 1).replace(/,$/, '');
    const above = trimSignsAtEnd(rest.slice(0, Math.max(at, 0)), isSeparator);
    if (above.trim().split(/\s+/).length < nameWordsMin) break;
    const isKnown = isKnownLetters(word);
    if (!isKnown && !(isSmall && shortCapitals.test(word))) break;
    areKnown &&= isKnown;
    isDashed ||= /[–—-]/.test(rest.slice(above.length, at));
    rest = above;
  }
  // "Harbour Foods – UK" says where an employer is.
  return isDashed && !areKnown ? text : rest;
}

/** isLettersAlone is true for nothing but such letters: "RGN, BSc (Hons)". */
export function isLettersAlone(text: string): boolean {
  return text.length <= charsMax && text.split(/,? +/).every(isKnownLetters);
}

const shortCapitals = /^\p{Lu}{2,6}(?:-\p{Lu}{1,4})?$/u;

/** "BSc", "Ph.D.", "(Hons)", "BA(Hons)", "SHRM-CP", "PMP®", and the edition of a certificate: "v4". */
function isKnownLetters(word: string): boolean {
  if (/^\(?Hons\.?\)?$/iu.test(word) || /^v\d$/.test(word)) return true;
  const bare = word.replace(/\(Hons\)$/i, '').replace(/[®™]$/u, '');
  if (!/^\p{Lu}[\p{L}.+/-]{1,9}$/u.test(bare) || !/\p{Lu}.{0,6}\p{Lu}/u.test(bare)) return false;
  return credentials.has(bare) || degrees.has(bare) || (/[-/]/.test(bare) && bare.split(/[-/]/).every(isKnownPart));
}

function isKnownPart(part: string): boolean {
  return part.length === 1 || credentials.has(part) || degrees.has(part);
}

function isSeparator(sign: string): boolean {
  return ' \t,–—-'.includes(sign);
}
