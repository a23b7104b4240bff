import type { LogicalLine } from './logical-lines.js';
import type { Entry } from './resume-document.js';

/** giveEmployers names the employer of "Title, dates" right below the details of a job: several posts with one employer. */
export function giveEmployers(entries: Entry[], runs: LogicalLine[][]): void {
  const firstLine = new Map(runs.map((run) => [run[0]?.text ?? '', run]));
  let employer: Entry | undefined;
  let level = 0;
  for (const entry of entries) {
    const run = firstLine.get(entry.headerLines[0] ?? '');
    if (entry.organization !== '') {
      // Only where employers stand above their titles can a title without one belong to the employer above.
      const isAbove = entry.headerLines.length > 1 && !entry.headerLines[0]?.includes(entry.title);
      employer = isAbove ? entry : undefined;
      level = run?.[0]?.level ?? 0;
      continue;
    }
    const follows =
      run !== undefined &&
      ((run[0]?.blanksBefore ?? 1) === 0 ||
        isBelow(run[0]?.level ?? 0, level) ||
        duration.test(employer?.headerLines[1] ?? ''));
    if (
      employer &&
      entry.title !== '' &&
      entry.dates !== '' &&
      !isBreak.test(entry.title) &&
      (follows || run === undefined)
    ) {
      // What the line above says of the employer in brackets is said once.
      entry.organization = employer.organization.replace(/ \([^()]{20,}\)$/, '');
      if (entry.place === '') entry.place = employer.place;
    } else if (!follows) employer = undefined;
  }
}

const same =
  /^\(?(?:the )?same(?: (?:office|place|company|employer|agency|firm|school|university|college|shop|store|hospital))?\)?$/i;

/** takeSame reads "Same office", which names the employer, or the school, of the entry above. */
export function takeSame(entry: Entry, above: Entry | undefined): void {
  if (!above || above.organization === '') return;
  if (same.test(entry.organization))
    entry.organization = `${above.organization} (${entry.organization.replace(/[()]/g, '')})`;
  else if (entry.organization === '' && entry.notes.some((note) => same.test(note)))
    entry.organization = above.organization;
}

/** How long somebody was with an employer, as it stands above the posts held there: "6 years 2 months". */
const duration = /^\d{1,2} (?:years?|yrs?|months?|mos?)(?: \d{1,2} (?:months?|mos?))?$/i;
/** isBreak tells time between jobs, which was spent with no employer. */
export const isBreak =
  /break|sabbatical|leave|\bgap\b|unemploy|laid off|time off|retrenched|redundan|travel|parent|maternity|family|retired|student/i;

function isBelow(level: number, above: number): boolean {
  return above > 0 && (level === 0 || level > above);
}
