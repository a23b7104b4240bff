import type { Evidence } from './evidence.js';
import { onceForEach } from './once-for-each.js';

const periods: [string, RegExp][] = [
  ['hour', /(?<!-)\bhourly\b|(?<!\b(?:by|in|within|about|half) )\b(?:an|per|each|every) hour\b|\/ ?h(?:r|our)?\b/i],
  ['shift', /\b(?:per|each|every|in (?:an?|one)) shift\b|\d\+? (?:[\p{L}-]+ ){0,3}a shift\b|\/ ?shift/iu],
  ['day', /\b(?:daily|nightly|(?:a|per|each|every) (?:day|night))\b|\/ ?d(?:ay)?\b/i],
  [
    'week',
    /\b(?:weekly|(?:a|per|each|every) (?:week|wk)|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b|\/ ?w(?:ee)?k\b|\b(?:mon|tues?|weds?|thu(?:rs?)?|fri)s?\b(?! ?\d)|\b(?:sat|sun)s?\b(?= ?(?:[+&/,.)–-]|mornings?|afternoons?|evenings?|nights?|a month|$))|\b(?:mo|tu|we|th|fr)\/(?:tu|we|th|fr|sa)\b|\bM\/W(?:\/F)?\b/i,
  ],
  [
    'month',
    /\b(?:monthly|(?:a|per|each|every|twice a|of the) (?:month|mo)|month[- ]ends?|end of (?:the )?month)\b|\/ ?mo(?:nth)?\b/i,
  ],
  ['quarter', /\b(?:quarterly|(?:a|per|each|every) quarter|three months|3 months)\b/i],
  [
    'year',
    /\b(?:yearly|annual(?:ly)?|per annum|p\.a\.|(?<!\b(?:by|in|within|about|half|of|over|after|for|once|under) )a (?:year|yr|season)|(?:per|each|every) (?:year|yr|season)|(?:per|each|every) (?:fall|spring|summer|winter|autumn)|year[- ]end|years running|(?:spring|summer|winter)s)\b|\/ ?y(?:ea)?r\b/i,
  ],
];

const fourTimes = /\b(?:four|4) times an? year\b/gi;

function periodsIn(text: string): string[] {
  const plain = text.replace(fourTimes, 'quarterly');
  return periods.filter(([, pattern]) => pattern.test(plain)).map(([name]) => name);
}

const periodsOf = onceForEach(periodsIn);

/** How often something is done, said otherwise than in the lines it rests on. */
export function newPeriods(text: string, own: string, evidence: Evidence): number {
  const all = periodsIn(text);
  if (all.length === 0) return 0;
  const held = periodsOf(own, evidence);
  const told = all.filter((name) => !held.includes(name));
  return told.length === 0 ? 0 : held.length > 0 ? 1 : 0.5;
}
