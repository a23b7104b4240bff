import { isInSameCurrency } from './currencies.js';
import type { Source } from '../evidence.js';
import type { Figure } from './numbers.js';

export const currency = /(?:US|C|CA|A|AU|NZ)?[$€£¥]|\b(?:usd|eur|gbp|cad|aud|chf|pln|inr|dollars?|euros?|pounds?)\b/i;

const measures = new Set(
  'gallon quart qt liter litre gal resident household person people employee customer user visitor patient student hour day week month year minute shift mi km acre hectare foot meter sqft sqm ton tonne pound kg credit point unit item order call ticket account file case site store room bed line robot vehicle truck'.split(
    ' ',
  ),
);

/** "15 tonne vehicles" have fifteen tonnes. */
const sizes = new Set(
  'gallon quart liter litre hour day week month minute mi km acre hectare foot meter sqft sqm ton tonne pound kg'.split(
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

/** Where one line gives a figure: with which unit, and what stands behind it. */
interface Place {
  figure: Figure;
  source: Source;
  noun: string;
}

const known = new WeakMap<Source, Map<number, Place[]>>();

/** The figures of a line by value, each value with one place for each thing it counts. */
function placesOf(source: Source): Map<number, Place[]> {
  const made = known.get(source) ?? new Map<number, Place[]>();
  if (known.has(source)) return made;
  known.set(source, made);
  const seen = new Set<string>();
  for (const figure of source.figures) {
    const noun = nounAfter(source.text, figure.end);
    const key = `${figure.value} ${figure.unit} ${figure.time} ${figure.rate} ${around(source, figure)} ${noun}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const places = made.get(figure.value);
    if (places) places.push({ figure, source, noun });
    else made.set(figure.value, [{ figure, source, noun }]);
  }
  return made;
}

const placesIn = (sources: readonly Source[], { value }: Figure): readonly Place[] =>
  sources.flatMap((source) => (source.figures.length === 0 ? [] : (placesOf(source).get(value) ?? [])));

const knownOfAll = new WeakMap<readonly Source[], Map<number, Place[]>>();

/** The same of a long list of lines, which is read once for all claims. */
function placesAmong(sources: readonly Source[], { value }: Figure): readonly Place[] {
  const known = knownOfAll.get(sources);
  if (known) return known.get(value) ?? [];
  const made = new Map<number, Place[]>();
  knownOfAll.set(sources, made);
  for (const source of sources) {
    if (source.figures.length === 0) continue;
    for (const [each, places] of placesOf(source)) made.set(each, [...(made.get(each) ?? []), ...places]);
  }
  return made.get(value) ?? [];
}

/** The figure with the letters beside it, where its currency stands. */
const around = ({ text }: Source, { start, end }: Figure) => text.slice(Math.max(0, start - 4), end + 8).toLowerCase();

/** "$3.4M (budget 3.1)": a value that is money by the one before it is in the currency of its line. */
function isInMoneyOf({ figure, source }: Place, mark: string): boolean {
  return figure.unit === '$' && !currency.test(around(source, figure)) && source.text.toLowerCase().includes(mark);
}

/** A figure of the nearest lines with another unit, currency, rate or thing counted. */
export function isOfOtherUnit(figure: Figure, near: readonly Source[], home: readonly Source[], text: string): boolean {
  // The nearest line says what a figure counts; only where it does not give it, the others do.
  const nearest = [near.slice(0, 1).filter(({ kind }) => kind !== 'skills'), near]
    .map((lines) => placesIn(lines, figure))
    .find((found) => found.length > 0);
  const places = nearest ?? placesAmong(home, figure);
  if (places.length === 0) return false;
  const isTime = figure.time !== '' && !places.some((each) => ['', figure.time].includes(each.figure.time));
  const isRate = figure.rate !== '' && !places.some((each) => ['', figure.rate].includes(each.figure.rate));
  const mark = currency.exec(text.slice(Math.max(0, figure.start - 3), figure.end + 8))?.[0].toLowerCase();
  const isMoney =
    mark !== undefined &&
    figure.unit === '$' &&
    !places.some(
      (each) =>
        around(each.source, each.figure).includes(mark) ||
        isInMoneyOf(each, mark) ||
        isInSameCurrency({ text, figure }, { text: each.source.text, figure: each.figure }),
    );
  const noun = nounAfter(text, figure.end);
  const isThing =
    measures.has(noun) && places.every((each) => measures.has(each.noun) && !isSameThing(each.noun, noun));
  return isTime || isRate || isMoney || isThing || isRateAdded(figure, nearest ?? []);
}

/** "About 70 events a year" where the line counts 70 in all. */
function isRateAdded({ rate }: Figure, nearest: readonly Place[]): boolean {
  return (
    rate !== '' &&
    nearest.length > 0 &&
    nearest.every((each) => each.figure.rate === '' && !anyTime.test(each.source.text))
  );
}

const anyTime =
  /(?<!\p{L})(?:hours?|hrs?|shifts?|days?|nights?|evenings?|weeks?|wks?|months?|mo|mths?|seasons?|quarters?|terms?|years?|yrs?|dail\p{L}+|nightly|hourly|weekly|monthly|quarterly|yearly|annual\p{L}*|p\.?a\.?|peaks?|always|\p{L}+days)(?!\p{L})|\/ ?\p{L}/iu;

/** The thing a figure counts, in one form. */
function nounAfter(text: string, end: number): string {
  const behind = inOneWord(text.slice(end, end + 40));
  const words = /^[\s-]*(?:of\s+)?(?:the\s+)?(?:\p{L}+['’]s\s)?(\p{L}+)(?:\s(\p{L}+))?/u.exec(behind) ?? [];
  const [first, second] = [words[1], words[2]].map((word) => inOneForm(word?.toLowerCase() ?? ''));
  // "A 12-bed unit" has twelve beds, whatever it is.
  if (text.charAt(end) === '-') return first ?? '';
  // "Customer tickets" are tickets.
  const isOfAnother = second !== undefined && measures.has(first ?? '') && measures.has(second);
  return isOfAnother && !sizes.has(first ?? '') ? second : (first ?? '');
}

/** "Square metres", "sq m" and "m²" are one measure. */
function inOneWord(text: string): string {
  return text
    .replace(/^([\s-]*)(?:(?:square|sq\.?)[ -]?(?:feet|foot|ft)|ft[²2]|sq\.?ft)(?![\p{L}\d])/iu, '$1sqft')
    .replace(/^([\s-]*)(?:(?:square|sq\.?)[ -]?(?:met(?:re|er)s?|m)|m[²2]|sqm)(?![\p{L}\d])/iu, '$1sqm');
}

function inOneForm(word: string): string {
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
  // Outside America a ton is one of a thousand kilograms.
  if (one === 'ton' && other === 'tonne') return true;
  return one === other || (isAnybody && people.has(one) && people.has(other)) || (isCase(one) && isCase(other));
}

/** Each patient is a case to those who treat them. */
function isCase(noun: string): boolean {
  return noun === 'case' || noun === 'patient';
}
