import { allMatches } from '@tailwright/resume-text/text/all-matches';
import type { Figure } from './numbers.js';

const listed = /^[^:(.;]{0,40}(?:[:(]| including | such as )([^:;.()]+)/i;
const itemsMax = 15;
const times: [RegExp, number, RegExp][] = [
  [/^ times an? (?:year|yr)/i, 4, /\bquarter/],
  [/^ times an? (?:year|yr)/i, 12, /\bmonth/],
  [/^ times an? month/i, 4, /\bweek/],
];

/**
 * isGradeOrCount is true for a number that counts nothing of its own: a level, which is compared as one, the number of
 * things that are named behind it ("five Highers (English, History …)"), and "four times a year" for what is quarterly.
 */
export function isGradeOrCount(figure: Figure, text: string, original: string): boolean {
  if (/\b(?:levels?|grade|class|category|tier|stage|band|phase|step|part)[ -]?$/i.test(text.slice(0, figure.start)))
    return true;
  if (isRatedSo(figure, text, original)) return true;
  const after = text.slice(figure.end);
  if (times.some(([pattern, value, name]) => value === figure.value && pattern.test(after) && name.test(original)))
    return true;
  const list = figure.value >= 2 && figure.value <= itemsMax ? listed.exec(after)?.[1] : undefined;
  return list !== undefined && list.split(/, | and | & /).filter((item) => item.trim() !== '').length === figure.value;
}

const rating = /(?<!\d)(\d{1,2}) ?(?:\/|out of|of) ?(\d{1,2})(?!\d)/g;
/** No scale of dots or stars has more. */
const dotsMax = 10;

/** isRatedSo is true for "4/5" where the original has four of five dots filled. */
function isRatedSo(figure: Figure, text: string, original: string): boolean {
  return allMatches(rating, text).some(({ 0: whole, 1: given, 2: most, index }) => {
    const [filled, all] = [Number(given), Number(most)];
    const isHere = figure.start >= index && figure.start < index + whole.length;
    if (!isHere || filled > all || all > dotsMax) return false;
    return scales.some(([full, empty]) => original.includes(full.repeat(filled) + empty.repeat(all - filled)));
  });
}

const scales = [
  ['●', '○'],
  ['★', '☆'],
  ['■', '□'],
  ['◆', '◇'],
  ['⬤', '◯'],
] as const;
