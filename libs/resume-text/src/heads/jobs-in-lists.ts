import { findDates } from '../recognizers/dates.js';
import { headingKind, type SectionKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isTitle } from '../recognizers/titles.js';

/** Sections that have no jobs, though some have heads with times of their own. */
const lists: ReadonlySet<SectionKind | undefined> = new Set<SectionKind | undefined>([
  'skills',
  'languages',
  'interests',
  'certifications',
  'memberships',
  'other',
  undefined,
]);

const rowsMax = 3;
const rowCharsMax = 90;

/**
 * findJobsInLists finds the first lines of jobs that stand in a list: a side column was printed into the middle of the jobs,
 * and behind its last item they go on. Such a block begins with a title and has its time, alone, in the same row as the
 * jobs above have theirs. A section that begins with such a block has jobs of its own. "TRINITY LODGE" right above a title is
 * an employer and no heading where the first job stands a blank line below its heading and begins in capitals, too.
 */
export function findJobsInLists(lines: readonly LogicalLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  let kind: SectionKind | undefined = 'contact';
  let row = -1;
  let isEmployerFirst = false;
  let hasOwnJobs = false;
  lines.forEach((line, at) => {
    if (line.label === 'heading') {
      const isBelowList = kind !== undefined && lists.has(kind);
      if (isEmployerFirst && isBelowList && isEmployerAbove(lines, at, row)) found.add(at);
      else kind = headingKind(line.text);
      // Behind another section than a list nobody goes on with jobs.
      isEmployerFirst &&= lists.has(kind);
      return;
    }
    const isFirst = lines[at - 1]?.label === 'heading';
    if (isFirst) hasOwnJobs = false;
    if ((line.blanksBefore === 0 && !isFirst) || line.mark !== undefined) return;
    const time = timeRow(lines, at);
    if (isFirst && time > 0) hasOwnJobs = true;
    if (kind === 'experience' && row < 0 && time > 0) {
      row = time;
      isEmployerFirst = line.blanksBefore > 0 && isCapitals(line.text);
    } else if (row > 0 && time === row && !hasOwnJobs && lists.has(kind) && isTitle(line.text)) found.add(at);
  });
  return found;
}

function isEmployerAbove(lines: readonly LogicalLine[], at: number, row: number): boolean {
  const [{ text = '' } = {}, title] = lines.slice(at);
  const isUnknown = isCapitals(text) && headingKind(text) === undefined;
  return isUnknown && title?.blanksBefore === 0 && isTitle(title.text) && timeRow(lines, at) === row;
}

function isCapitals(text: string): boolean {
  return /^\P{Ll}+$/u.test(text);
}

/** timeRow is in which row of the block that begins at `from` its time stands alone; -1 where in none of the first rows. */
export function timeRow(lines: readonly LogicalLine[], from: number): number {
  const block = lines.slice(from, from + rowsMax + 1);
  const end = block.findIndex((line, row) => row > 0 && line.blanksBefore > 0);
  const rows = end < 0 ? block : block.slice(0, end);
  const at = rows.findIndex(({ text }) => isDatesAlone(text) && findDates(text).some(({ isRange }) => isRange));
  const isPlain = rows
    .slice(0, Math.max(at, 0))
    .every(({ text, mark }) => mark === undefined && text.length <= rowCharsMax && !/[.!?:]$/.test(text));
  return at > 0 && isPlain ? at : -1;
}
