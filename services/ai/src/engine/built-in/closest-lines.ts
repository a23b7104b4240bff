import { findDates, type DateSpan } from '@tailwright/resume-text/dates';
import { isCurrent } from '@tailwright/resume-text/periods';
import type { Entry, Section } from '@tailwright/resume-text/resume-document';
import { plainWords } from '@tailwright/resume-text/word-list';
import { verbs } from '@tailwright/resume-text/word-lists';
import type { Requirement } from '../../posting/requirement.js';
import type { Answer } from './asked.js';
import type { Highlight, Reading } from './highlights.js';
import { isPlainName } from './job-facts.js';
import { leansOnLineBefore } from './leaning-lines.js';
import { canStandAlone, weighedLines, type Point } from './letter-points.js';

/** One line alone is no list, and more than these are not read. */
const [linesMin, linesMax] = [2, 4];
/** A longer line is no highlight. */
const lineCharsMax = 225;
/** A line that adds less than this to what the others answer is too far from what is asked. */
const gainMin = 0.4;
/** What a line is worth for answering a requirement of each strength. Duties are only mentioned, and are what the job is. */
const strengths: Record<Requirement['strength'], number> = { required: 1, preferred: 0.8, mentioned: 0.6 };
/** What came of the work says more than how much of it there was, and that more than nothing. */
const [resultWorth, sizeWorth] = [0.6, 0.2];
/** For a post that leads others, having led. */
const leadWorth = 0.5;
/** What was done further back says less of the person today, and what was no job less than what was one. */
const [recentJobs, olderWorth, otherWorth] = [2, 0.7, 0.6];

/** Money, a share, or how much more or less there is of something. */
const result =
  /[$€£]\s?\d|\d\s?(?:%|per ?cent|[km]\b)|→|->|(?<!\p{L})(?:halved|doubled|tripled)(?!\p{L})|(?<!\p{L})from [^.;]{0,30}\d[^.;]{0,30} to [^.;]{0,12}\d|(?<!\p{L})(?:was|were|against|instead of|(?:up|down) from) (?:day )?\d/iu;
/** A number of things: no year, no date, and no name of a rule or a machine ("ISO 17100", "4008S"). */
const size =
  /(?<![\p{L}\d'’.,/-]|\p{Lu}{2}[ -])(?!(?:19|20)\d\d\b)(?:\d{2,3}|\d{1,3},\d{3})(?![\p{L}\d/]|[.,]\d|[- ]?(?:hours?|hrs?|days?|weeks?|months?|years?|min|minutes?)\b)/u;
/** What nobody would say first of themselves. */
const noHighlight = /\b(?:furlough|laid off|redundan|left|closed down|sick|quit)/i;
/** The title of a post that leads others. */
const leader =
  /\b(?:lead|leader|leading|manager|head|chief|supervisor|foreman|forewoman|director|charge|principal|senior|coordinator)\b/i;
/** What somebody says who has led others. */
const leading =
  /\b(?:led|lead|leading|leader|manag(?:e|ed|ing)|supervis(?:e|ed|ing|or)|in charge|acting|mentor(?:ed|ing)?|train(?:ed|ing)?|reports? to me|rotas?|rosters?|team of|crew of|brigade of)\b/i;

/** Candidate is a line of the person's own with the requirements that it comes close to. */
interface Candidate extends Point {
  answers: readonly Answer[];
}

/**
 * closestLines chooses two to four lines that together answer most of what is asked, each as it was written, and of an
 * earlier job with its employer and years. Readers who saw a result by itself found it better with such lines by a third
 * of a point than with lines chosen one by one for their figures, and those a third of a point better than none.
 */
export function closestLines({ resume, sections, asked, target }: Reading): Highlight[] {
  const jobs = jobsOf(sections);
  const isLeading = leader.test(target.title);
  const left = weighedLines(resume, target, asked)
    .filter((point) => canStandFirst(point) && !isOfEmployer(point))
    .map((point): Candidate => ({ ...point, answers: asked.answersOf(point) }));
  const answered = new Map<string, number>();
  const gainOf = ({ text, entry, answers }: Candidate) => {
    const gain = answers.reduce((sum, { requirement, weight }) => {
      const more = Math.max(0, weight ** 2 - (answered.get(requirement.id) ?? 0));
      return sum + more * strengths[requirement.strength];
    }, 0);
    if (gain === 0) return 0;
    const figure = result.test(text) ? resultWorth : size.test(text) ? sizeWorth : 0;
    const lead = isLeading && leading.test(text) ? leadWorth : 0;
    const place = jobs.indexOf(entry);
    return (gain + figure + lead) * (place < 0 ? otherWorth : place < recentJobs ? 1 : olderWorth);
  };
  const chosen: Highlight[] = [];
  while (chosen.length < linesMax && left.length > 0) {
    const gains = left.map(gainOf);
    const best = gains.indexOf(Math.max(...gains));
    if ((gains[best] as number) < gainMin) break;
    const [point] = left.splice(best, 1) as [Candidate];
    const text = withPlace(point, jobs);
    if (text === undefined) continue;
    for (const { requirement, weight } of point.answers)
      answered.set(requirement.id, Math.max(answered.get(requirement.id) ?? 0, weight ** 2));
    const ground = text === point.text ? [point.text] : [point.text, ...point.entry.headerLines];
    const requirements = point.answers.map(({ requirement }) => requirement.id);
    chosen.push({ text, lines: ground.slice(0, 40), requirements });
  }
  return chosen.length < linesMin ? [] : chosen;
}

/** True for a whole line that says something by itself, in the way the other lines of its job begin. */
function canStandFirst({ text, entry }: Point): boolean {
  const isSmall = (line: string) => /^\p{Ll}/u.test(line);
  const areSmall = entry.details.filter((detail) => isSmall(detail.text)).length * 2 > entry.details.length;
  return (
    canStandAlone(text) &&
    text.length <= lineCharsMax &&
    (/^[\p{Lu}\d$€£]/u.test(text) || (areSmall && isSmall(text))) &&
    !/["“”!]/.test(text) &&
    !noHighlight.test(text) &&
    !leansOnLineBefore(text)
  );
}

/**
 * "Grade 8 contractor, turnover R900m" opens a job and says what the employer is: what the person does begins with a verb, or
 * stands in the list of it.
 */
function isOfEmployer({ text, entry, start }: Point): boolean {
  const [first, second] = entry.details;
  if (first?.span.start !== start || verbs.isIn(plainWords(text).slice(0, 1))) return false;
  return !first.isMarked || second?.isMarked !== true || ofEmployer.test(text);
}

/** What is said of an employer, and of no duty: "Haulier with 140 lorries". */
const ofEmployer =
  /\b(?:contractor|company|supplier|manufacturer|retailer|turnover|employees|head ?count|rooms|beds|pupils)\b|^\S+(?: \S+)? with \d/i;

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
