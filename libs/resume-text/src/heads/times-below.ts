import { datesOutside } from '../recognizers/brackets.js';
import { findDates } from '../recognizers/dates.js';
import type { SectionKind } from '../recognizers/headings.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isPeriodAlone, withTimesAtTheFoot } from './times-at-the-foot.js';
import type { Entry } from '../document/resume-document.js';

/**
 * withTimesBelow reads the periods that stand alone below what was done as lines of the job above, where the first job has
 * duties and no other time before one, and the section ends with one: to no job would the last belong, if each were that of
 * the next.
 */
export function withTimesBelow(lines: readonly LogicalLine[], kind: SectionKind): LogicalLine[] {
  const atTheFoot = kind === 'experience' ? withTimesAtTheFoot(lines) : undefined;
  if (atTheFoot) return atTheFoot;
  const jobs = kind === 'experience' ? jobsAboveTimes(lines) : [];
  const [first] = jobs;
  if (!first?.some(isDuty) || !jobs.every(isJobAboveTime) || areSetBelowTimes(jobs)) return [...lines];
  return jobs.flatMap(([head, ...others]) => {
    const time = others.pop();
    // Each of them is one entry, whatever its lines look like.
    return head && time ? [{ ...head, level: 1 }, ...others, { ...time, label: 'prose' as const }] : [];
  });
}

/**
 * takeTimeBelow gives an entry the period that stands alone below its last line, or the periods of an employer somebody came
 * back to; a time in brackets is part of its title.
 */
export function takeTimeBelow(entry: Entry): void {
  const last = entry.details.at(-1);
  if (!last || last.isMarked === true || !isPeriodAlone(last.text)) return;
  const titleWithTime = `${entry.title} (${entry.dates})`;
  const isAside = entry.dates !== '' && entry.headerLines.some((line) => line.includes(titleWithTime));
  if (entry.dates !== '' && !isAside) return;
  if (isAside) entry.title = titleWithTime;
  const end = entry.details.findLastIndex(({ text, isMarked }) => isMarked === true || !isPeriodAlone(text)) + 1;
  const times = entry.details.splice(end).map(({ text }) => text);
  entry.dates = times.join(', ');
  entry.headerLines.push(...times);
}

/** The lines of a section up to each period that stands alone, which is the last of them. */
function jobsAboveTimes(lines: readonly LogicalLine[]): LogicalLine[][] {
  const jobs: LogicalLine[][] = [[]];
  for (const line of lines) {
    jobs.at(-1)?.push(line);
    if (isTimeAlone(line)) jobs.push([]);
  }
  // What stands below the last time makes it none that closes the section.
  return jobs.pop()?.length === 0 ? jobs : [];
}

function isTimeAlone({ mark, level, text }: LogicalLine): boolean {
  return mark === undefined && level === 0 && isPeriodAlone(text);
}

function isDuty({ mark, label }: LogicalLine): boolean {
  return mark !== undefined || label === 'bullet';
}

/** A head, and no other period in its lines than the one below: that of a promotion stands in brackets. */
function isJobAboveTime([first, ...others]: readonly LogicalLine[]): boolean {
  const own = [first, ...others.slice(0, -1)];
  const isTimed = ({ text, label }: LogicalLine) => {
    const bare = text.replace(timeOfChange, '');
    return label === 'head' && datesOutside(bare, findDates(bare)).some(({ isRange }) => isRange);
  };
  return (
    first?.label === 'head' &&
    first.mark === undefined &&
    others.length > 0 &&
    !own.some((line) => line && isTimed(line))
  );
}

/** "(from June 2024)" behind a title says since when it was that one. */
const timeOfChange = /\((?:from|since|until|till|as of) [^()]{4,20}\)/giu;

/** Where each time stands apart from what is above it, and right above what is below, it is that of the next job. */
function areSetBelowTimes(jobs: readonly LogicalLine[][]): boolean {
  const isApart = (job: readonly LogicalLine[], at: number) =>
    (job.at(-1)?.blanksBefore ?? 0) > 0 && jobs[at + 1]?.[0]?.blanksBefore === 0;
  return jobs.length > 1 && jobs.slice(0, -1).every(isApart);
}
