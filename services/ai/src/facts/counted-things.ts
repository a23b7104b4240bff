import type { Source } from './evidence.js';
import type { Figure } from './numbers.js';

export const currency = /(?:US|C|CA|A|AU|NZ)?[$€£¥]|\b(?:usd|eur|gbp|cad|aud|chf|pln|inr|dollars?|euros?|pounds?)\b/i;

const measures = new Set(
  'gallon quart qt liter litre gal resident household person people employee customer user visitor patient student hour day week month year minute shift mi km acre hectare foot meter ton tonne pound kg credit point unit item order call ticket account file case site store room bed line robot vehicle truck'.split(
    ' ',
  ),
);

const sameMeasure: Record<string, string> = {
  hr: 'hour',
  hrs: 'hour',
  h: 'hour',
  yr: 'year',
  yrs: 'year',
  wk: 'week',
  wks: 'week',
  mo: 'month',
  mos: 'month',
  min: 'minute',
  mins: 'minute',
  ft: 'foot',
  feet: 'foot',
  kilometre: 'km',
  kilometer: 'km',
  mile: 'mi',
  qt: 'quart',
  gals: 'gal',
  ac: 'acre',
  pts: 'patient',
  pt: 'patient',
  pax: 'passenger',
  lb: 'pound',
  lbs: 'pound',
  metre: 'meter',
};

/** A figure of the nearest lines with another unit, currency, rate or thing counted. */
export function isOfOtherUnit(figure: Figure, near: readonly Source[], home: readonly Source[], text: string): boolean {
  const holdersOf = (sources: readonly Source[]) =>
    sources.flatMap((source) =>
      source.figures.filter((each) => each.value === figure.value).map((each) => ({ each, source })),
    );
  const own = holdersOf(near);
  const holders = own.length > 0 ? own : holdersOf(home);
  if (holders.length === 0) return false;
  const time = figure.time !== '' && !holders.some(({ each }) => each.time === figure.time || each.time === '');
  const rate = figure.rate !== '' && !holders.some(({ each }) => each.rate === figure.rate || each.rate === '');
  const mark = currency.exec(text.slice(Math.max(0, figure.start - 3), figure.end + 8))?.[0];
  const money =
    mark !== undefined &&
    figure.unit === '$' &&
    !holders.some(({ each, source }) =>
      source.text
        .slice(Math.max(0, each.start - 4), each.end + 8)
        .toLowerCase()
        .includes(mark.toLowerCase()),
    );
  const noun = nounAfter(text, figure.end);
  const nouns = holders.map(({ each, source }) => nounAfter(source.text, each.end));
  return (
    time ||
    rate ||
    money ||
    (measures.has(noun) && nouns.every((each) => measures.has(each) && !isSameThing(each, noun)))
  );
}

/** The thing a figure counts, in one form. */
function nounAfter(text: string, end: number): string {
  const word = /^[\s-]*(?:of\s+)?(?:the\s+)?(\p{L}+)/u.exec(text.slice(end, end + 30))?.[1]?.toLowerCase() ?? '';
  return sameMeasure[word] ?? sameMeasure[word.replace(/s$/, '')] ?? word.replace(/s$/, '');
}

const people = new Set([
  'person',
  'people',
  'employee',
  'customer',
  'user',
  'visitor',
  'patient',
  'student',
  'resident',
]);

/** "20 people" may be 20 employees; 31,000 residents are no 31,000 households. */
function isSameThing(one: string, other: string): boolean {
  const isAnybody = [one, other].some((word) => word === 'person' || word === 'people');
  return one === other || (isAnybody && people.has(one) && people.has(other));
}
