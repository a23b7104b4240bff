import { findDates } from '../recognizers/dates.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isDegree, isTitle } from '../recognizers/titles.js';
import type { Cut } from './run-in.js';

const rowsMax = 3;

/**
 * jobsAboveLists is the section of jobs that goes on with the head of a job behind lists: a side column was printed between
 * two jobs. Undefined where another section than a list begins between them, or where the head is none of a job for sure.
 */
export function jobsAboveLists(
  cuts: readonly Cut[],
  head: readonly LogicalLine[],
  isList: (cut: Cut) => boolean,
): Cut | undefined {
  const jobs = cuts.findLast((cut) => !isList(cut));
  if (jobs?.kind !== 'experience' || jobs === cuts.at(-1)) return undefined;
  const hasJobs = jobs.lines.some(({ label }) => label === 'head');
  const end = head.findIndex(({ label }) => label !== 'head');
  const rows = head.slice(0, Math.min(rowsMax, end < 0 ? rowsMax : end));
  const isDated = rows.some(({ text }) => findDates(text).some(({ isRange }) => isRange));
  const isJob = rows.some(({ text }) => isTitle(text)) && !rows.some(({ text }) => isDegree(text));
  return hasJobs && isDated && isJob ? jobs : undefined;
}
