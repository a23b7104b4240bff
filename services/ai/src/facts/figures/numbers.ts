import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { changesIn } from './changes.js';
import { withSharedUnits } from './shared-units.js';

/** Figure is a number in a text, however it is written: 1,200 = 1.2k = "twelve hundred". */
export interface Figure {
  value: number;
  unit: '%' | '$' | 'x' | '';
  text: string;
  start: number;
  end: number;
  /** The unit of time after it: six months are not six weeks. */
  time: string;
  /** How often, where that is said: 50 a day are not 50 a week. */
  rate: string;
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'x x twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const wordValue = new Map<string, number>([
  ...small.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, value): [string, number] => [word, value * 10]),
  ['dozen', 12],
  ['twice', 2],
  ['thrice', 3],
  ['decade', 10],
  ['biweekly', 2],
  ['fortnightly', 2],
]);
const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mio: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  hundred: 100,
  dozen: 12,
  lakh: 1e5,
  lakhs: 1e5,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
};
// "Seven and nine" are two numbers, "twenty-seven" is one.
const numberWord = `(?:(?:${tens.slice(2).join('|')})[- ](?:${small.slice(1, 10).join('|')})|${[...small, ...tens.slice(2)].join('|')})`;
/** "Four hundred and twelve", "two thousand one hundred": what stands behind a hundred or a thousand is a part of the number. */
const longNumber = `(?:${numberWord}|an?)[- ](?:hundred(?: thousand)?|thousand)(?:(?:,? and)? (?:${numberWord}(?: hundred(?:(?: and)? ${numberWord})?)?))`;
/** "Two-fifths" are 40 %; two quarters may be half a year. */
const fraction = `(?:two|three|four|five|seven)[- ](?:thirds|fifths|sixths|eighths|tenths)|three[- ]quarters(?= of)`;
/** "Half a dozen" are six, "an hour and a half" is one and a half, "half a million" are 500,000. */
const halfOf =
  'half(?:[- ]an?)?[- ]dozen|an? (?:hour|day|week|month|year) and a half|(?:half|(?:an? |three )quarters?(?: of)?)[- ]an?[- ](?:million|billion)';
/** "R2,9 million" and "N640,000": a letter stands for rand and naira. */
const currencyLetter = '(?<=(?<![\\p{L}\\p{N}])(?:[RN]|RM|Rs|KSh))';
const pattern = new RegExp(
  `((?:[$€£]|(?<![\\p{L}\\d])(?:EUR|USD|GBP))\\s?)?(?:(?<![\\p{L}\\p{N}.]|\\p{L}\\d{1,5}-|\\b\\d{1,2}:(?=\\d\\d(?!\\d)))|${currencyLetter})(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?![\\d.,]\\d|\\d)|\\d{1,3},\\d{1,2}(?![\\d,])|\\d+(?:\\.\\d+)?)(?:\\s?(hundred|dozen|thousand|million|billion|lakhs?|crores?|cr|mm|mn|mio|bn|k|m|b)(?!\\.?[\\p{L}²³]|[23](?!\\d)))?\\+?(\\s?%|\\s?percent\\b|\\s?per cent\\b|\\s?percentage points?\\b|x\\b|\\s?(?:dollars?|usd|eur|euros?)\\b|\\s?€)?` +
    `|(?<![\\p{L}-])(${fraction}|${halfOf}|${longNumber}|${numberWord}(?: and a half)?|dozen|twice|thrice|decade|biweekly|fortnightly)(?:[- ](hundred|dozen|thousand|million|billion))?(?![\\p{L}])(\\s?percent\\b|\\s?per cent\\b|\\s?percentage points?\\b|\\s?dollars\\b)?`,
  'giu',
);

const halfBehind = /^ and a half(?!\p{L})/iu;
const halfChars = 12;

/** findFigures lists the numbers of a text. "One" alone is a pronoun as often as a number, and is left out. */
export function findFigures(text: string): Figure[] {
  const figures: Figure[] = [];
  const [hasTimes, hasRates] = [timeWord.test(text), rateWord.test(text)];
  for (const match of allMatches(pattern, text)) {
    const [found, currency, digits, scale, after, words, wordScale, wordAfter] = match;
    const behind = match.index + found.length;
    // "4 and a half years" are four and a half.
    const half = digits === undefined ? '' : (halfBehind.exec(text.slice(behind, behind + halfChars))?.[0] ?? '');
    const all = found + half;
    const isEuro = /€|eur/i.test(`${currency ?? ''}${after ?? ''}`);
    const whole = digits === undefined ? spoken(words ?? '') : valueOf(digits, isEuro);
    const value = half === '' ? whole : (whole ?? NaN) + 0.5;
    if (value === undefined || (words?.toLowerCase() === 'one' && !wordScale)) continue;
    const factor = scales[(scale ?? wordScale ?? '').toLowerCase()] ?? 1;
    const unit = partOf(words) === undefined ? unitOf(currency, after ?? wordAfter ?? '') : '%';
    figures.push({
      value: rounded(value * factor),
      unit,
      text: all.trim(),
      time: hasTimes ? (timeWithin(words) ?? timeAfter(text, match.index + all.length)) : '',
      rate: hasRates ? rateAfter(text, match.index + all.length) : '',
      start: match.index,
      end: match.index + all.length,
    });
  }
  return withSharedUnits(figures, text);
}

/**
 * "1,200" is twelve hundred, "2,5" two and a half: no thousand has fewer than three digits behind its comma. No price in euros
 * has three digits behind a point: "5.000 EUR" are five thousand.
 */
function valueOf(digits: string, isEuro: boolean): number {
  if (isEuro && /^\d{1,3}(?:\.\d{3})+$/.test(digits)) return Number(digits.replaceAll('.', ''));
  return Number(/,\d{1,2}$/.test(digits) ? digits.replace(',', '.') : digits.replace(/[,\s]/g, ''));
}

/** "Ten to fifteen on a normal week" are so many a week. */
const usual = '(?:(?:normal|typical|average|usual|good|busy|working|given)\\s+)?';
const everyOf = (units: string, adverbs = '(?!)') =>
  new RegExp(`(?:\\b(?:an?|per|each|every)\\s+${usual}|/\\s?)(?:${units})\\b|\\b(?:${adverbs})`, 'i');
const rates: [string, RegExp][] = [
  ['hour', everyOf('hour|hr|h', 'hourly\\b')],
  ['shift', everyOf('shift')],
  ['day', everyOf('day|d|night|evening', '(?:daily|nightly)\\b')],
  ['week', everyOf('week|wk', 'weekly\\b')],
  ['month', everyOf('month|mo|mth', 'monthly\\b')],
  ['year', everyOf('year|season|yr|y', 'yearly\\b|annually\\b|annual\\b|per annum\\b|p\\.a\\.')],
];

const timeWord = /sec|min|h(?:ou)?r|day|w(?:ee)?k|mo?n?th|quarter|y(?:ea)?r/i;
/** What each of the rates has one of: most figures have none of them behind them. */
const rateWord = /hour|da[iy]|night|shift|evening|week|month|year|season|ann|\/|p\.a/i;

function rateAfter(text: string, end: number): string {
  const clause = /^[^.;:,]{0,40}/.exec(text.slice(end, end + 40))?.[0] ?? '';
  if (!rateWord.test(clause)) return '';
  const near = clause.split(/\b\d|\b(?:and|with|by|from|for|to)\b/i)[0] ?? '';
  return rates.find(([, pattern]) => pattern.test(near))?.[0] ?? '';
}

function timeAfter(text: string, end: number): string {
  const word = timeBehind.exec(text.slice(end, end + timeChars))?.[1]?.toLowerCase() ?? '';
  return shortTimes[word] ?? word;
}

/** "9ish years" and "30-odd years" are as good as nine and thirty years. */
const timeBehind =
  /^(?:-?ish|[ -]odd|[ -]some)?[\s-]{0,2}(second|sec|minute|min|hour|hr|day|week|wk|month|mth|quarter|year|yr)s?\b/i;
const timeChars = 16;
const shortTimes: Record<string, string> = {
  sec: 'second',
  min: 'minute',
  hr: 'hour',
  wk: 'week',
  mth: 'month',
  yr: 'year',
};

/** "An hour and a half" names its unit itself. */
function timeWithin(words: string | undefined): string | undefined {
  return /^an? (\p{L}+) and a half$/iu.exec(words ?? '')?.[1]?.toLowerCase();
}

const partValues: Record<string, number> = { thirds: 3, quarters: 4, fifths: 5, sixths: 6, eighths: 8, tenths: 10 };

/** "Two-fifths" as a percentage. */
function partOf(words = ''): number | undefined {
  const [count = '', part = ''] = words.toLowerCase().split(/[- ]/);
  const whole = partValues[part];
  return whole && ((wordValue.get(count) ?? NaN) / whole) * 100;
}

function spoken(words: string): number | undefined {
  const part = partOf(words);
  if (part !== undefined) return part;
  const ofMillion = /(million|billion)$/i.exec(words)?.[1];
  if (ofMillion)
    return (/^half/i.test(words) ? 0.5 : /^three/i.test(words) ? 0.75 : 0.25) * (scales[ofMillion.toLowerCase()] ?? 1);
  if (/^half/i.test(words)) return 6;
  if (timeWithin(words) !== undefined) return 1.5;
  if (/hundred|thousand/i.test(words)) return spokenLong(words);
  const whole = words.replace(/ and a half$/i, '');
  if (whole !== words) return (spoken(whole) ?? NaN) + 0.5;
  const parts = words
    .toLowerCase()
    .split(/[- ](?:and )?/)
    .map((part) => wordValue.get(part));
  return parts.some((part) => part === undefined)
    ? undefined
    : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}

/** "Two thousand one hundred and five" is added up from its thousands and hundreds. */
function spokenLong(words: string): number {
  let [total, part] = [0, 0];
  for (const word of words.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (word === 'hundred') part = Math.max(part, 1) * 100;
    else if (word === 'thousand') [total, part] = [Math.max(part, 1) * 1_000, 0];
    else part += wordValue.get(word) ?? (word === 'a' || word === 'an' ? 1 : 0);
  }
  return total + part;
}

function unitOf(currency: string | undefined, after: string): Figure['unit'] {
  if (currency || /dollar|usd|eur|€/i.test(after)) return '$';
  if (/%|per/i.test(after)) return '%';
  return /^x$/i.test(after) ? 'x' : '';
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** figureKey is equal for two writings of one number. */
export function figureKey({ value, unit }: Figure): string {
  return `${value} ${unit}`;
}

/** keysThatProve lists the numbers of a source that say what is claimed; a missing unit may not hide a percentage. */
export function keysThatProve({ value, unit }: Figure): string[] {
  const units: Figure['unit'][] = unit === '' ? ['', '$', 'x'] : [unit];
  return units.map((each) => `${value} ${each}`);
}

const gains =
  /\b(?:sav(?:ed|es|ing|ings)|generat(?:ed|es|ing)|earn(?:ed|s|ing)|rais(?:ed|es|ing)|secur(?:ed|es|ing))\b/i;

/** unprovenGain finds a sum of money told as a gain where the source tells of no gain. */
export function unprovenGain(claim: string, source: string): string | undefined {
  const gain = gains.exec(claim)?.[0];
  if (gain === undefined || gains.test(source)) return undefined;
  return findFigures(claim).some((figure) => figure.unit === '$') ? gain : undefined;
}

const nearly = /\b(?:nearly|almost|close to|about|roughly|around) (?:doubl|tripl|quadrupl|halv|twice)/i;

const multiples: [RegExp, number][] = [
  [/\b(?:doubl(?:ed|ing|e)(?!-)|twofold|twice (?:as|the))\b/i, 2],
  [/\b(?:tripl(?:ed|ing|e)|threefold)\b/i, 3],
  [/\b(?:quadrupl(?:ed|ing|e)|fourfold)\b/i, 4],
  [/\b(?:halv(?:ed|ing|e)|in half|by (?:more than |over )?half|by half)\b/i, 0.5],
];

/** unprovenMultiple finds "doubled" where neither the word nor two figures in that ratio stand in the source. */
export function unprovenMultiple(claim: string, source: string): string | undefined {
  for (const [words, factor] of multiples) {
    const found = words.exec(claim)?.[0];
    if (!found || words.test(source)) continue;
    const least = nearly.test(claim) ? 0.9 : 1;
    const proven = changesIn({ text: source, figures: findFigures(source) }).some(
      ([{ value: from }, { value: to }]) =>
        from > 0 && (factor > 1 ? to >= from * factor * least : to <= (from * factor) / least),
    );
    if (!proven) return found;
  }
  return undefined;
}
