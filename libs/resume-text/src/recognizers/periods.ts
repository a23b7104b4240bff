import { findDates, type DatePoint, type DateSpan } from './dates.js';

const months = 'January February March April May June July August September October November December'.split(' ');
const english =
  /^[\s\d/.,'’–—-]*(?:(?:from|since|to|until|till|present|current|now|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*[\s\d/.,'’–—-]*)*$/iu;

/** writePeriod writes dates with an en dash; `isLong` writes months out, where that is sure. */
export function writePeriod(dates: string, isLong: boolean): string {
  const spans = findDates(dates);
  const [span] = spans;
  if (!span || spans.length !== 1 || span.text.trim() !== dates.trim() || !span.isRange) return dates;
  if (isLong && english.test(dates) && !/\d{1,2}[./-]\d{1,2}[./-]/.test(dates)) return longPeriod(span);
  return dates.replace(/(?:(?<!\s)\s+)?(?:–|—|-|~|\bto\b|\buntil\b|\btill\b)\s*(?=\S)/, (mark, at: number) =>
    isInsideDate(dates, at, mark) ? mark : ' – ',
  );
}

/** The hyphen of "2020-03" belongs to the date. */
function isInsideDate(dates: string, at: number, mark: string): boolean {
  return mark === '-' && /\d{4}$/.test(dates.slice(0, at)) && /^\d{1,2}(?!\d)/.test(dates.slice(at + 1));
}

function longPeriod(span: DateSpan): string {
  return `${longPoint(span.from)} – ${span.to === 'present' ? 'Present' : longPoint(span.to)}`;
}

function longPoint(point: DatePoint): string {
  return point.month === undefined ? String(point.year) : `${months[point.month - 1]} ${point.year}`;
}

/** isCurrent is true for a period that still runs. */
export function isCurrent(dates: string): boolean {
  return findDates(dates).some((span) => span.to === 'present');
}
