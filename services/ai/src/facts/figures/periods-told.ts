import type { Claim, Evidence, Source } from '../evidence.js';
import { onceForEach } from '../words/once-for-each.js';
import type { Told } from '../told.js';

const periods: [string, RegExp][] = [
  [
    'hour',
    /(?<!-)\bhourly\b|(?<!\b(?:by|in|within|about|half) )\b(?:an|per|each|every) h(?:ou)?r\b(?! and a (?:half|quarter))|\/ ?h(?:r|our)?\b/i,
  ],
  ['shift', /\b(?:per|each|every|in (?:an?|one)) shift\b|\d\+? (?:[\p{L}-]+ ){0,3}a shift\b|\/ ?shift/iu],
  ['day', /\b(?:daily|nightly|(?:a|per|each|every) (?:day|night))\b|\/ ?d(?:ay)?\b/i],
  [
    'week',
    /\b(?:weekly|(?:a|per|each|every) (?:week|wk)|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b|\/ ?w(?:ee)?k\b|\b(?:mon|tues?|weds?|thu(?:rs?)?|fri)s?\b(?! ?\d)|\b(?:sat|sun)s?\b(?= ?(?:[+&/,.)–-]|mornings?|afternoons?|evenings?|nights?|a month|$))|\b(?:mo|tu|we|th|fr)\/(?:tu|we|th|fr|sa)\b|\bM\/W(?:\/F)?\b/i,
  ],
  [
    'month',
    /\b(?:monthly|(?:a|per|each|every|twice a|of the|(?<=\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th) \p{L}{3,9} )of) (?:month|mo)|month[- ]ends?|end of (?:the )?month)\b|\/ ?mo(?:nth)?\b/iu,
  ],
  ['quarter', /\b(?:quarterly|(?:a|per|each|every) quarter(?! of)|every (?:three|3) months)\b/i],
  [
    'year',
    /\b(?:yearly|annual(?:ly)?|per annum|p\.a\.|(?<!\b(?:by|in|within|about|half|of|over|after|for|once|under) )a (?:year|yr|season)(?! of )|(?:per|each|every) (?:year|yr|season)|(?:per|each|every) (?:fall|spring|summer|winter|autumn)|(?:in|of) the year(?! \d{1,2}(?!\d))|year[- ]end|(?:years|yrs) (?:running|in a row)|(?:spring|summer|winter)s)\b|\/ ?y(?:ea)?r\b/i,
  ],
];

const fourTimes = /\b(?:four|4) times an? year\b/gi;

function periodsIn(text: string): string[] {
  const plain = text.replace(fourTimes, 'quarterly');
  return periods.filter(([, pattern]) => pattern.test(plain)).map(([name]) => name);
}

/** How a line says how often without naming the period: "every June" is each year. */
const impliedPeriods: [string, RegExp][] = [
  [
    'year',
    /(?:\b(?:every|each|in) |(?:^|[;,–-]) ?)(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
  ],
  ['week', /\b[1-7] (?:nights|days|shifts)\b/i],
];

const periodsOf = onceForEach((text) => [
  ...periodsIn(text),
  ...impliedPeriods.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
]);

/** How often something is done, said otherwise than in the lines it rests on. */
export function newPeriods(text: string, own: string, evidence: Evidence): number {
  const all = periodsIn(text);
  if (all.length === 0) return 0;
  const held = periodsOf(own, evidence);
  const told = all.filter((name) => !held.includes(name));
  return told.length === 0 ? 0 : held.length > 0 ? 1 : 0.5;
}

/** Smaller numbers stand in many lines. */
const smallMax = 9;

/** periodText is what tells how often a claim's work is done: its nearest lines, and those of its entry that give its figures. */
export function periodText(
  { kind }: Told,
  { figures }: Claim,
  near: readonly string[],
  home: readonly Source[],
  { text }: Evidence,
): string {
  // A sentence of a summary adds up many lines.
  if (kind === 'summary') return text;
  const values = new Set(figures.map(({ value }) => value).filter((value) => value > smallMax));
  const ofFigures = home.filter((source) => source.figures.some(({ value }) => values.has(value)));
  return [...near, ...ofFigures.map((source) => source.text)].join(' ; ');
}
