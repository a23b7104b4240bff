import { findDates, type DatePoint, type DateSpan } from '@tailwright/resume-text/dates';
import type { Evidence } from './evidence.js';

const datesOfEvidence = new WeakMap<Evidence, DateSpan[]>();

function ownDates(evidence: Evidence): DateSpan[] {
  const known = datesOfEvidence.get(evidence);
  if (known) return known;
  const { resume, text } = evidence;
  const entries = resume.sections.flatMap((section) => section.entries);
  const made = [
    ...text.split('\n'),
    ...entries.map((entry) => entry.dates),
    ...evidence.sources.map((source) => source.text),
  ].flatMap((line) => findDates(line));
  datesOfEvidence.set(evidence, made);
  return made;
}

/** A month must be named with its year, or the year alone in the lines the claim rests on. */
export function hasPoint(evidence: Evidence, point: DatePoint, near: string): boolean {
  if (point.month === undefined) return hasYear(evidence.text, point.year);
  const ends = ownDates(evidence).flatMap(({ from, to }) => (to === 'present' ? [from] : [from, to]));
  if (ends.some((own) => own.year === point.year && own.month === point.month)) return true;
  const known = ends.filter((own) => own.year === point.year && own.month !== undefined);
  return known.length === 0 && hasYear(near, point.year);
}

/** A period must be one of the original's, both ends together; months may be left out. */
export function hasSpan(evidence: Evidence, { from, to }: DateSpan): boolean {
  const same = (one: DatePoint | 'present', other: DatePoint | 'present') =>
    one === 'present' || other === 'present'
      ? one === other
      : one.year === other.year && (one.month === undefined || other.month === undefined || one.month === other.month);
  return ownDates(evidence).some((own) => same(own.from, from) && same(own.to, to));
}

/** "Feb–June 2025" where the line has "2025, Feb–June". */
export function areGivenApart({ from, to }: DateSpan, near: string): boolean {
  return (
    to !== 'present' &&
    [from, to].every(({ year }) => hasYear(near, year)) &&
    from.month !== undefined &&
    from.year === to.year
  );
}

function hasYear(text: string, year: number): boolean {
  return text.includes(String(year)) || new RegExp(`(?:['’/.-]|\\b)${String(year).slice(2)}\\b`).test(text);
}
