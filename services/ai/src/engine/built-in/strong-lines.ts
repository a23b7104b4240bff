import { findDates, type DateSpan } from '@tailwright/resume-text/dates';
import { isCurrent } from '@tailwright/resume-text/periods';
import type { Entry, Section } from '@tailwright/resume-text/resume-document';
import { plainWords } from '@tailwright/resume-text/word-list';
import { verbs } from '@tailwright/resume-text/word-lists';
import type { Highlight, Reading } from './highlights.js';
import { isPlainName } from './job-facts.js';
import { leansOnLineBefore } from './leaning-lines.js';
import { pointsOf, type Point } from './letter-points.js';

/** One line alone is no list, and more than these are not read. */
const [linesMin, linesMax] = [2, 3];
/** A longer line is no highlight. */
const lineCharsMax = 200;
/** Less is too far from what is asked. */
const worthMin = 0.5;
/** What was done further back says less of the person today. */
const [recentJobs, olderWorth] = [2, 0.6];
/** What came of the work says more than how much of it there was. */
const resultWorth = 1.6;

/** Money, a share, or how much more or less there is of something. */
const result = /[$€£]\s?\d|\d\s?(?:%|per ?cent|[km]\b)|→|->|(?<!\p{L})from [^.;]{0,30}\d[^.;]{0,30} to [^.;]{0,12}\d/iu;
/** A number of things: no year, no date, and no name of a rule or a machine ("ISO 17100", "4008S"). */
const size =
  /(?<![\p{L}\d'’.,/-]|\p{Lu}{2}[ -])(?!(?:19|20)\d\d\b)(?:\d{2,3}|\d{1,3},\d{3})(?![\p{L}\d/]|[.,]\d|[- ]?(?:hours?|hrs?|days?|weeks?|months?|years?|min|minutes?)\b)/u;
/** What nobody would say first of themselves. */
const noHighlight = /\b(?:furlough|laid off|redundan|left|closed down|sick|quit)/i;

/**
 * strongLines lists two or three lines of jobs that show a figure and come close to what is asked for, each as it was
 * written, and of an earlier job with its employer and years. Readers who saw a result by itself found it better with such
 * lines than without, by a third of a point, also where the jobs begin right below; weak ones made it worse.
 */
export function strongLines(reading: Reading): Highlight[] {
  const { resume, sections, asked, target } = reading;
  const jobs = jobsOf(sections);
  const rank = ({ text, worth, entry }: Point) =>
    worth * (jobs.indexOf(entry) < recentJobs ? 1 : olderWorth) * (result.test(text) ? resultWorth : 1);
  const points = pointsOf(resume, target, asked)
    .filter((point) => point.isJob && isStrong(point) && !isOfEmployer(point))
    .map((point) => {
      const requirements = asked.answeredBy(point);
      const isClose = point.worth >= worthMin || point.requirements.length > 0;
      return { ...point, requirements, isAsked: isClose && requirements.length > 0 };
    })
    .sort((one, other) => rank(other) - rank(one) || one.index - other.index);
  const answers = points.filter((point) => point.isAsked);
  // Results that answer nothing asked make a list better that others are in already, and none by themselves.
  if (chosenOf(answers, jobs).length < linesMin) return [];
  return chosenOf(
    points.filter((point) => point.isAsked || (result.test(point.text) && point.worth > 0)),
    jobs,
  );
}

/** The first of the lines that each answer something new, or nothing at all. */
function chosenOf(points: readonly Point[], jobs: Entry[]): Highlight[] {
  const proven = new Set<string>();
  const chosen: Highlight[] = [];
  for (const point of points) {
    const text = withPlace(point, jobs);
    const isNew = point.requirements.length === 0 || point.requirements.some((id) => !proven.has(id));
    if (text === undefined || !isNew || chosen.length === linesMax) continue;
    for (const id of point.requirements) proven.add(id);
    const ground = text === point.text ? [point.text] : [point.text, ...point.entry.headerLines];
    chosen.push({ text, lines: ground.slice(0, 40), requirements: point.requirements });
  }
  return chosen;
}

function isStrong({ text }: Point): boolean {
  const isOwnVoice = /\b(?:I|my|me|our|we|us)\b/.test(text) || /["“”!]/.test(text);
  return (
    text.length <= lineCharsMax &&
    (result.test(text) || size.test(text)) &&
    !noHighlight.test(text) &&
    !/^[^:]{1,20}:/.test(text) &&
    !isOwnVoice &&
    !leansOnLineBefore(text)
  );
}

/** "Grade 8 contractor, turnover R900m" opens a job and says what the employer is: what the person does begins with a verb. */
function isOfEmployer({ text, entry, start }: Point): boolean {
  return entry.details[0]?.span.start === start && !verbs.isIn(plainWords(text).slice(0, 1));
}

function jobsOf(sections: Section[]): Entry[] {
  return sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
}

/**
 * A line of the present job as it stands; one of an earlier job with its employer and years, without which it would read
 * as the present one: undefined where these are not read for sure.
 */
function withPlace({ text, entry }: Point, jobs: Entry[]): string | undefined {
  const { organization, dates, isSure } = entry;
  if (isCurrent(dates) || entry === jobs[0]) return text;
  const [span] = findDates(dates);
  if (!isSure || !isPlainName(organization) || organization.includes(',') || !span) return undefined;
  const where = `${organization}, ${yearsOf(span)}`;
  const line = text.replace(/\.$/, '');
  return line.endsWith(')') ? `${line} – ${where}` : `${line} (${where})`;
}

function yearsOf({ from, to }: DateSpan): string {
  const end = to === 'present' ? from.year : to.year;
  return from.year === end ? `${from.year}` : `${from.year}–${end}`;
}
