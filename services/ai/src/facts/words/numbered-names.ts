import { allMatches } from '@tailwright/resume-text/text/all-matches';
import type { Figure } from '../figures/numbers.js';

/** NumberedName is a name that ends in a number, written in one: "JUnit5", "Y4", "KS2". */
export interface NumberedName {
  letters: string;
  number: number;
}

const joined =
  /(?<![\p{L}\p{N}.-])(\p{L}{1,12})(\d{1,3})(?![\p{L}\d]|[.,]\d)((?: ?[/&–-] ?\d{1,3}(?![\p{L}\d])){0,4})/gu;

/** numberedNames lists such names of a text; "Y1/2" names two. */
export function numberedNames(text: string): NumberedName[] {
  // Most lines have none, and the pattern is slow over a line of letters.
  if (!/\p{L}\d/u.test(text)) return [];
  return allMatches(joined, text).flatMap(([, letters = '', first = '', others = '']) =>
    [first, ...(others.match(/\d+/g) ?? [])].map((number) => ({
      letters: letters.toLowerCase(),
      number: Number(number),
    })),
  );
}

const beforeChars = 60;
const isJoint = /^(?:,|and|or|to|&|\/|[–-])$/;

/** The words that a number ends the name of; other numbers of the name may stand between: "Years 3 and 4", "Key Stage 2". */
function wordsBefore(text: string, start: number): string[] {
  const tokens = text.slice(Math.max(0, start - beforeChars), start).match(/\p{L}+|\d+|[^\s\p{L}\d]/gu) ?? [];
  let end = tokens.length;
  while (isJoint.test(tokens[end - 1] ?? '') && /^\d{1,3}$/.test(tokens[end - 2] ?? '')) end -= 2;
  const from = tokens.findLastIndex((token, at) => at < end && !/^\p{L}/u.test(token)) + 1;
  return tokens.slice(from, end);
}

/** Words that are shortened to their first letter before a number. */
const inOneLetter = 'year level grade unit band phase quarter term class stage section semester part'.split(' ');

/** namesFor are the words that the letters of such a name stand for: "year" for the one of "Y4", "junit" for those of "JUnit5". */
export function namesFor(letters: string): readonly string[] {
  if (letters.length === 1) return inOneLetter.filter((word) => word.startsWith(letters));
  return letters.length < namedCharsMin ? [] : [letters];
}

/** Fewer letters before a number stand for too many things. */
const namedCharsMin = 3;

/** isInName is true for a number of a name that is written in one elsewhere: "JUnit 5" is "JUnit5", "Year 4" "Y4", "Key Stage 2" "KS2". */
export function isInName({ value, start, unit }: Figure, text: string, names: readonly NumberedName[]): boolean {
  const same = unit === '' ? names.filter(({ number }) => number === value) : [];
  if (same.length === 0) return false;
  const before = wordsBefore(text, start);
  const last = before.at(-1)?.toLowerCase() ?? '';
  const isNamed = (letters: string) => {
    if (letters.length === 1) return namesFor(letters).includes(last.replace(/s$/, ''));
    if (letters === last || `${letters}s` === last) return true;
    const row = before.slice(-letters.length);
    return (
      row.length === letters.length && row.every((word, at) => word.charAt(0) === letters.charAt(at).toUpperCase())
    );
  };
  return same.some(({ letters }) => isNamed(letters));
}

/** isNumberOfName is true for a number that says which of several is meant: "Terms 2 and 3", "Level 2". */
export function isNumberOfName({ start }: Pick<Figure, 'start'>, text: string): boolean {
  const last = wordsBefore(text, start).at(-1)?.toLowerCase() ?? '';
  return inOneLetter.includes(last.replace(/s$/, ''));
}
