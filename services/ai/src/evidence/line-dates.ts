import { findDates, pointOf, type DateSpan } from '@tailwright/resume-text/recognizers/dates';
import { yearsHeld } from '../lexicon/facets.js';
import type { EvidenceIndex, IndexedLine } from './evidence-index.js';

const known = new WeakMap<IndexedLine, readonly DateSpan[]>();
const years = new WeakMap<EvidenceIndex, number>();

/** datesOf lists the dates of a line; each line is read once for all requirements. */
export function datesOf(line: IndexedLine): readonly DateSpan[] {
  const dates = known.get(line) ?? findDates(line.line.text);
  known.set(line, dates);
  return dates;
}

/** yearsOf adds up the periods of all lines of an index, once for all requirements of a day. */
export function yearsOf(index: EvidenceIndex, today: Date): number {
  const held =
    years.get(index) ??
    yearsHeld(
      index.lines.map(({ line }) => line.text),
      pointOf(today),
    );
  years.set(index, held);
  return held;
}
