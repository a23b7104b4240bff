import { allMatches } from '@tailwright/resume-text/text/all-matches';
import type { Figure } from './numbers.js';

/** How long each unit of time is in the smallest of those it can be exchanged with. */
const units: Record<string, { sort: string; size: number }> = {
  second: { sort: 'clock', size: 1 / 60 },
  sec: { sort: 'clock', size: 1 / 60 },
  minute: { sort: 'clock', size: 1 },
  min: { sort: 'clock', size: 1 },
  hour: { sort: 'clock', size: 60 },
  hr: { sort: 'clock', size: 60 },
  h: { sort: 'clock', size: 60 },
  day: { sort: 'week', size: 1 },
  week: { sort: 'week', size: 7 },
  wk: { sort: 'week', size: 7 },
  month: { sort: 'calendar', size: 1 },
  mo: { sort: 'calendar', size: 1 },
  quarter: { sort: 'calendar', size: 3 },
  year: { sort: 'calendar', size: 12 },
  yr: { sort: 'calendar', size: 12 },
};

const unitBehind = /^[\s-]{0,2}(second|sec|minute|min|hour|hr|h|day|week|wk|month|mo|quarter|year|yr)s?(?![\p{L}\d])/iu;
const unitChars = 12;
const goesOn =
  /^[\s-]{0,2}(?:h(?:ou)?rs?|h|min(?:ute)?s?|days?|w(?:ee)?ks?|y(?:ea)?rs?),? ?(?:and )?\d{1,2} ?(?:s|m|h|d|w)/i;
const behindChars = 24;

/** TimeSpan is a length of time that a text gives. */
export interface TimeSpan {
  sort: string;
  length: number;
}

/** timeSpan is the length of time that a figure gives; undefined for a figure of something else. */
export function timeSpan({ value, end, time, text: written }: Figure, text: string): TimeSpan | undefined {
  const name = unitBehind.exec(text.slice(end, end + unitChars))?.[1] ?? (/ and a half$/i.test(written) ? time : '');
  const unit = units[name.toLowerCase()];
  // "4 h 10 min" are more than four hours.
  if (goesOn.test(text.slice(end, end + behindChars))) return undefined;
  return unit && { sort: unit.sort, length: value * unit.size };
}

const ofOne =
  /(?<=(?<!\p{L})(?:for|over|within|in|after|of|nearly|almost|about|than) )(?:an?|one) (second|minute|hour|day|week|month|quarter|year)(?!\p{L})/giu;

/** spansOfOne lists the lengths of time that a text gives as one of a unit: "for a year". */
export function spansOfOne(text: string): TimeSpan[] {
  return allMatches(ofOne, text).flatMap(([, name = '']) => {
    const unit = units[name.toLowerCase()];
    return unit ? [{ sort: unit.sort, length: unit.size }] : [];
  });
}

/** isSameSpan is true for two equal lengths of time, in whatever units: an hour and a half and 90 minutes. */
export function isSameSpan(one: TimeSpan | undefined, other: TimeSpan): boolean {
  return one !== undefined && one.sort === other.sort && Math.abs(one.length - other.length) < 1e-6;
}
