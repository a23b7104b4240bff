import { type DatePoint, findDates } from './dates.js';

/** Period is the two dates of an entry, as a person types them. */
interface Period {
  start_date: string;
  end_date?: string | undefined;
  current?: boolean | undefined;
}

/** endsBeforeStart is the sentence about a period that findPeriodProblem refuses. */
export const endsBeforeStart = 'The end is before the start. Check both dates.';

/**
 * findPeriodProblem names the field of a period whose end is before its start. The two fields are read as one period
 * first, since "8/17" is a date only beside another, and then one by one. A date that the grammar does not read proves
 * nothing.
 */
export function findPeriodProblem({ start_date, end_date = '', current }: Period): 'start_date' | 'end_date' | null {
  if (isBackwards(start_date)) return 'start_date';
  if (current || end_date.trim() === '') return null;
  if (isBackwards(end_date) || isBackwards(`${start_date.trim()} – ${end_date.trim()}`)) return 'end_date';
  const start = findDates(start_date)[0]?.from;
  const end = findDates(end_date).at(-1)?.to;
  return start && end && end !== 'present' && isBefore(end, start) ? 'end_date' : null;
}

const isBackwards = (text: string) =>
  findDates(text).some(({ from, to, isRange }) => isRange && to !== 'present' && isBefore(to, from));

/** Without a month, a year stands for all of its months. */
const isBefore = (end: DatePoint, start: DatePoint) =>
  end.year < start.year || (end.year === start.year && (end.month ?? 12) < (start.month ?? 1));
