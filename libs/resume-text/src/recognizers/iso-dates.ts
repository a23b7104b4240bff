import { allMatches } from '../text/all-matches.js';
import { type DatePoint, type DateSpan, findDates } from './dates.js';

/** IsoDates are dates in the form of ISO 8601, as exact as they were written: a year, or a year and a month. */
export interface IsoDates {
  start: string;
  /** Missing for a period that still runs; the same as `start` for a single date. */
  end?: string;
  isRange: boolean;
}

/** A day and a month that could each be the other: 03/04/2021. */
const twoNumbersAndYear = /(?<!\d)(\d{1,2})[./-](\d{1,2})[./-](?:19|20)\d{2}/g;

/**
 * isoDates reads a text that is one date or one period and nothing else. It is undefined for everything that could be
 * read in another way: several dates, words beside them, an end before the start.
 */
export function isoDates(text: string): IsoDates | undefined {
  const [span, ...others] = findDates(text);
  if (!span || others.length > 0 || span.text.trim() !== text.trim().replace(/^\(|\)$/g, '')) return undefined;
  const start = isoPoint(span.from, text);
  if (span.to === 'present') return { start, isRange: true };
  if (isBefore(span.to, span.from)) return undefined;
  return { start, end: isoPoint(span.to, text), isRange: span.isRange };
}

/** isoDateIn is the one date that stands in a line of text; undefined for none, for several and for a period. */
export function isoDateIn(line: string): string | undefined {
  const spans = findDates(line);
  const [span] = spans;
  return spans.length === 1 && span && isSingle(span) ? isoPoint(span.from, span.text) : undefined;
}

function isSingle(span: DateSpan): boolean {
  return !span.isRange && span.to !== 'present';
}

function isoPoint({ year, month }: DatePoint, text: string): string {
  return month === undefined || isUncertainMonth(text) ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
}

/** Some write the day first and some the month, so that the month of 03/04/2021 is known to its writer alone. */
function isUncertainMonth(text: string): boolean {
  return allMatches(twoNumbersAndYear, text).some(
    ([, first, second]) => Number(first) <= 12 && Number(second) <= 12 && Number(first) !== Number(second),
  );
}

function isBefore(one: DatePoint, other: DatePoint): boolean {
  return one.year < other.year || (one.year === other.year && (one.month ?? 12) < (other.month ?? 1));
}
