import { allMatches } from '@tailwright/resume-text/text/all-matches';

/** How many of each unit of time are in a year. */
const inYear: Record<string, number> = {
  hour: 8_760,
  day: 365,
  week: 52,
  fortnight: 26,
  month: 12,
  quarter: 4,
  year: 1,
};
const unit = '(hour|day|week|fortnight|month|quarter|year)s?(?!\\p{L})';
const count = '(\\d{1,3}|one|two|three|four|five|six|eight|nine|ten|twelve|twenty-four|second|other)';
const timesIn = new RegExp(`(?<!\\p{L})(?:(once|twice|thrice)|${count} times) (?:an?|per|each|every) ${unit}`, 'giu');
const everyFew = new RegExp(`(?<!\\p{L})(?:every|each) (?:${count} )?${unit}`, 'giu');
const adverbs: readonly [RegExp, number][] = [
  [/(?<!\p{L})hourly(?!\p{L})/iu, 8_760],
  [/(?<!\p{L})daily(?!\p{L})/iu, 365],
  [/(?<!\p{L})weekly(?!\p{L})/iu, 52],
  [/(?<!\p{L})(?:fortnightly|bi-?weekly)(?!\p{L})/iu, 26],
  [/(?<!\p{L})monthly(?!\p{L})/iu, 12],
  [/(?<!\p{L})quarterly(?!\p{L})/iu, 4],
  [/(?<!\p{L})(?:half-yearly|biannual(?:ly)?|semi-?annual(?:ly)?)(?!\p{L})/iu, 2],
  [/(?<!\p{L})(?:yearly|annual(?:ly)?)(?!\p{L})/iu, 1],
];

const spoken: Record<string, number> = {
  ...{ once: 1, twice: 2, thrice: 3, one: 1, two: 2, second: 2, other: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, 'twenty-four': 24 },
};

function numberOf(word: string): number {
  return spoken[word.toLowerCase()] ?? Number(word);
}

/** Frequency is how often a year something is, and where a text says so. */
interface Frequency {
  start: number;
  end: number;
  perYear: number;
}

/** frequenciesIn lists how often a text says that things are done: "every six months", "four times a year", "hourly". */
export function frequenciesIn(text: string): Frequency[] {
  const at = ({ index, 0: all }: RegExpExecArray | RegExpMatchArray, perYear: number): Frequency => ({
    start: index ?? 0,
    end: (index ?? 0) + all.length,
    perYear,
  });
  return [
    ...allMatches(timesIn, text).map((match) =>
      at(match, numberOf(match[1] ?? match[2] ?? '') * (inYear[(match[3] ?? '').toLowerCase()] ?? NaN)),
    ),
    ...allMatches(everyFew, text).map((match) =>
      at(match, (inYear[(match[2] ?? '').toLowerCase()] ?? NaN) / numberOf(match[1] ?? 'one')),
    ),
    ...adverbs.flatMap(([adverb, perYear]) => {
      const match = adverb.exec(text);
      return match ? [at(match, perYear)] : [];
    }),
  ];
}

const offMax = 0.02;

/** isSameFrequency is true for two ways to say how often: "twice a year" and "every 6 months". */
export function isSameFrequency(one: number, other: number): boolean {
  return Math.abs(one - other) <= offMax * other;
}
