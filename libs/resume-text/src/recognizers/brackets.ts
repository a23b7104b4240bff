import type { DateSpan } from './dates.js';

type Place = Pick<DateSpan, 'start' | 'end'>;

/** bracketsOf gives the places of what stands in brackets, with the two signs. */
export function bracketsOf(text: string): Place[] {
  return [...text.matchAll(/\([^()]*\)/g)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
}

/**
 * datesOutside leaves out the dates of a remark in brackets: "(promoted from Clerk, July 2022)" says more of the words before
 * it, and its date is not the time of the post. A bracket that holds a time alone is no remark.
 */
export function datesOutside(text: string, dates: readonly DateSpan[]): DateSpan[] {
  const remarks = bracketsOf(text).filter((bracket) => !holdsTimeAlone(text, bracket, dates));
  return dates.filter((date) => !remarks.some((remark) => isInside(date, remark)));
}

/** isInRemark is true for a place within brackets that hold no date of the entry: nothing is cut there. */
export function isInRemark(at: number, brackets: readonly Place[], dates: readonly DateSpan[]): boolean {
  return brackets.some(
    (bracket) => bracket.start < at && at < bracket.end && !dates.some((date) => isInside(date, bracket)),
  );
}

function holdsTimeAlone(text: string, bracket: Place, dates: readonly DateSpan[]): boolean {
  const inside = dates.filter((date) => isInside(date, bracket));
  const rest = inside.reduceRight(
    (left, { start, end }) => `${left.slice(0, start - bracket.start)} ${left.slice(end - bracket.start)}`,
    text.slice(bracket.start, bracket.end),
  );
  return inside.length > 0 && !/\p{L}{2}/u.test(rest);
}

function isInside(date: Place, bracket: Place): boolean {
  return bracket.start < date.start && date.end < bracket.end;
}
