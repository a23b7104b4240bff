import { findDates } from '../recognizers/dates.js';
import { isLabelled } from '../recognizers/form-labels.js';
import { headingKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { RawLine } from './physical-lines.js';

const counted = /^(\s{0,12}\(?(\d{1,2})[).]\s{1,8})(?=\p{L}.{2,98}$)/u;
/** "Start: 04/2016  End: still here", and what stands on both sides of it. */
const labelledTime =
  /(?<=^|[.;,]\s|\s{2}|\t)(?:from|start(?:ed)?|began|begun|hired)(?: date)? ?: ?(\S[^:\t]{2,20}?)[,;.]?\s{1,20}(?:to|until|till|end(?:ed)?|finish(?:ed)?|left)(?: date)? ?: ?([^:\t(]{2,30}?)(?=\s{2,}|\t|[ ,;]*(?:\(|$))/iu;
const townAlone = /^\p{Lu}[\p{L}.'’ -]{2,24},? \p{Lu}{2}$/u;
const charsMax = 400;
const jobsMin = 2;

/** CountedJob is where a job begins that a number counts, and where its time stands. */
interface CountedJob {
  at: number;
  /** How many characters the number and the blanks around it have. */
  length: number;
  count: number;
  timeAt: number;
  time: string;
  rest: string;
}

/**
 * setCountedJobs reads jobs that are counted, "1) Hale Freight -- Marlow", of which each has its time in two labels below what
 * was done: the number marks no item of a list, and the time stands beside the employer, as in other resumes. All numbers from
 * one on are there, with one time each before the next.
 */
export function setCountedJobs(lines: RawLine[]): RawLine[] {
  const begins = lines.flatMap(({ raw }, at) => {
    const [, mark, count] = (raw.length <= charsMax && isApart(lines, at) && counted.exec(raw)) || [];
    return mark === undefined ? [] : [{ at, length: mark.length, count: Number(count) }];
  });
  const jobs = begins.flatMap((begin, row) => readJob(lines, begin, begins[row + 1]?.at) ?? []);
  const isRow = jobs.length === begins.length && jobs.every(({ count }, row) => count === row + 1);
  const [first] = jobs;
  if (!first || jobs.length < jobsMin || !isRow || !isBelowHeading(lines, first.at)) return lines;
  return lines.flatMap((line, at): RawLine[] => {
    const job = jobs.find((each) => each.at === at);
    if (job)
      return [{ ...line, raw: `${line.raw.slice(job.length).trimEnd()}\t${job.time}`, start: line.start + job.length }];
    const rest = jobs.find(({ timeAt }) => timeAt === at)?.rest;
    if (rest === undefined) return [line];
    return rest === '' ? [] : [{ ...line, raw: rest }];
  });
}

/** A job begins below an empty line or a heading. */
function isApart(lines: readonly RawLine[], at: number): boolean {
  const above = lines[at - 1]?.raw.trim() ?? '';
  return above === '' || headingKind(above) !== undefined;
}

/** The nearest heading above the first job is one of jobs. */
function isBelowHeading(lines: readonly RawLine[], at: number): boolean {
  const above = lines.slice(0, at).findLast(({ raw }) => raw.trim() !== '');
  return headingKind(above?.raw.trim() ?? '') === 'experience';
}

function readJob(
  lines: readonly RawLine[],
  begin: Pick<CountedJob, 'at' | 'length' | 'count'>,
  next: number | undefined,
): CountedJob | undefined {
  const end = next ?? lines.findIndex(({ raw }, at) => at > begin.at && isHeading(raw));
  const job = lines.slice(begin.at, end < 0 ? lines.length : end);
  const timed = job.flatMap(({ raw }, row) => (raw.length <= charsMax && labelledTime.test(raw) ? [row] : []));
  const [row] = timed;
  if (row === undefined || row === 0 || timed.length > 1 || job.some(({ raw }) => isHeading(raw))) return undefined;
  const raw = job[row]?.raw ?? '';
  const found = labelledTime.exec(raw);
  const time = `${found?.[1] ?? ''} – ${found?.[2] ?? ''}`.trim();
  // The first line of a form says by its own label what it is.
  const first = job[0]?.raw.slice(begin.length) ?? '';
  if (!found || !isDatesOnly(time) || isLabelled(first) || findDates(first).length > 0) return undefined;
  const [before, behind] = [raw.slice(0, found.index), raw.slice(found.index + found[0].length)];
  // "End: 3/2016     Marlow OH" has the town beside the time.
  const isTown = townAlone.test(behind.trim());
  const rest = [before.trim(), isTown ? '' : behind.trim()].filter(Boolean).join(' ');
  return { ...begin, timeAt: begin.at + row, time: isTown ? `${behind.trim()}\t${time}` : time, rest };
}

function isHeading(raw: string): boolean {
  return raw.length <= headingCharsMax && headingKind(raw.trim()) !== undefined;
}

const headingCharsMax = 60;

function isDatesOnly(time: string): boolean {
  const [span, ...others] = findDates(time);
  return isDatesAlone(time) || (span?.isRange === true && others.length === 0 && span.text.length === time.length);
}
