import { isCurrent } from '@tailwright/resume-text/recognizers/periods';
import { splitGaps } from '@tailwright/resume-text/text/split-cells';
import type { Entry } from '@tailwright/resume-text/document/resume-document';
import { plainWords } from '@tailwright/resume-text/text/word-list';
import { verbs } from '@tailwright/resume-text/text/word-lists';
import { hedgesIn } from '../../evidence/hedges.js';
import type { Answer } from './asked.js';
import type { Reading } from './highlights.js';
import { canStandAlone, weighedLines, type Point } from './letter-points.js';
import { leansOnLineBefore } from './leaning-lines.js';

/** Candidate is a line of the person's own with the requirements that it comes close to, and what speaks for it in numbers. */
export interface Candidate extends Point {
  answers: readonly Answer[];
  numbers: number[];
}

/** A longer line is no highlight. */
const lineCharsMax = 225;

/** result is in a line that says what came of the work: money, a share, or how much more or less there is of something. */
export const result =
  /[$€£]\s?\d|\d\s?(?:%|per ?cent|[km]\b)|→|->|(?<!\p{L})(?:halved|doubled|tripled)(?!\p{L})|(?<!\p{L})from (?:[^.;]|\.(?=\d)){0,30}\d(?:[^.;]|\.(?=\d)){0,40} to [^.;]{0,12}\d|(?<!\p{L})(?:was|were|against|instead of|(?:up|down) from) (?:day )?\d/iu;
/** What nobody would say first of themselves. */
const noHighlight =
  /\b(?:furlough|laid off|redundan|left|closed down|sick|quit|no work|unemployed|down ?turn)|^(?:reasons? for leaving|\d+ ?% contract)/i;

/** "Skills: Go, Kafka" names what was used, and nothing that was done. */
const namesTools =
  /^(?:(?:key |core )?skills?|(?:tech(?:nical)? )?stack|tech|tools?|technolog(?:y|ies)|environment|systems?|software) ?:/i;

/** candidatesOf lists the lines of jobs, projects and voluntary posts that may stand at the top of a resume. */
export function candidatesOf({ resume, sections, asked, target }: Reading): Candidate[] {
  const jobs = jobsOf(sections);
  const points = weighedLines(resume, target, asked).map((point) => ({ ...point, answers: asked.answersOf(point) }));
  const best = new Map<string, number>();
  for (const { answers } of points)
    for (const { requirement, weight } of answers)
      best.set(requirement.id, Math.max(best.get(requirement.id) ?? 0, weight));
  const usualChars = points.reduce((sum, { text }) => sum + text.length, 0) / points.length;
  const place = new Map(asked.requirements.map(({ id }, at) => [id, at]));
  const numbersOf = ({ text, entry, answers }: Point & { answers: readonly Answer[] }): number[] => {
    const at = jobs.indexOf(entry);
    const leads = answers.filter(({ requirement, weight }) => weight === best.get(requirement.id));
    const first = Math.min(...answers.map(({ requirement }) => place.get(requirement.id) ?? Infinity));
    return [
      // What it answers better than any other line, and how much of the posting's wording it has.
      leads.reduce((sum, { weight }) => sum + weight, 0),
      target.weigh(text) / usualWeight,
      // How much it says beside the other lines.
      Math.log(text.length / usualChars),
      // Whether it is of the present job, and whether of one before the last two.
      at === 0 ? 1 : 0,
      at >= recentJobs ? 1 : 0,
      // How late in the posting stands what it answers.
      answers.length === 0 ? 1 : first / asked.requirements.length,
      result.test(text) ? 1 : 0,
    ];
  };
  return points.filter(canStandFirst).map((point) => ({ ...point, numbers: numbersOf(point) }));
}

const recentJobs = 2;
/** Brings the number of a usual line near to 1. */
const usualWeight = 4;

/** jobsOf lists the jobs, the present one first also where the oldest stands at the top. */
export function jobsOf(sections: Reading['sections']): Entry[] {
  const jobs = sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
  const isOldestFirst = isCurrent(jobs.at(-1)?.dates ?? '') && !isCurrent(jobs[0]?.dates ?? '');
  return isOldestFirst ? jobs.toReversed() : jobs;
}

/** True for a whole line that says something by itself, in the way the other lines of its job begin. */
function canStandFirst({ text, entry }: Point): boolean {
  const isRow = entry.details.some((detail) => isRowOfTable(detail.text) && oneLine(detail.text) === text);
  const isSmall = (line: string) => /^\p{Ll}/u.test(line);
  const areSmall = entry.details.filter((detail) => isSmall(detail.text)).length * 2 > entry.details.length;
  return (
    canStandAlone(withoutGood(text)) &&
    text.length <= lineCharsMax &&
    (/^[\p{Lu}\d$€£]/u.test(text) || (areSmall && isSmall(text))) &&
    !/["“”!]/.test(text) &&
    !noHighlight.test(text) &&
    !namesTools.test(text) &&
    !isRow &&
    !leansOnLineBefore(text) &&
    !isFieldOfJob(text)
  );
}

/**
 * isFieldOfJob is true for a labelled line that says something of a job, and of nothing that was done there: "ACCOUNT: US
 * retailer (voice and chat)", "Team size: 12". "ACHIEVEMENT: cut the cost" and "Project: moved the store" tell a deed.
 */
export function isFieldOfJob(text: string): boolean {
  const [beginning = '', label = ''] = /^(\p{L}[\p{L} /&-]{1,28}?) ?[:：]\s*(?=\S)/u.exec(text) ?? [];
  if (label === '' || ofDeeds.test(label)) return false;
  if (fieldOfJob.test(label)) return true;
  const isDeed = verbs.isIn(plainWords(text.slice(beginning.length)).slice(0, 1));
  return !isDeed && (ofProject.test(label) || /^\p{Lu}[\p{Lu} /&-]{2,28}$/u.test(label));
}

const ofDeeds =
  /(?<!\p{L})(?:achievements?|accomplishments?|highlights?|results?|impact|success(?:es)?|dut(?:y|ies)|tasks?|responsibilit(?:y|ies)|contributions?|deliverables?)$/iu;
const ofProject = /^projects?(?: name)?$/iu;
const fieldOfJob =
  /^(?:accounts?|clients?|customers?|team|team size|size of team|direct reports|domain|platforms?|location|site|plant|area|capacity|vessel|shift|reporting to|reports to|supervisor|department|division|sector|industry|budget|salary|hours|(?:employment|contract) type|type of (?:employment|contract|business)|environment)(?: (?:handled|served|supported|size|name|type))?$/iu;

/** "1     Oke-Odo road     42 km     92 %" says nothing without the names of its columns. */
function isRowOfTable(text: string): boolean {
  return splitGaps(text).length > 2;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** "No spills" and "started the programme" take nothing back. */
function withoutGood(text: string): string {
  const isOnlyGood = hedgesIn(text).every(({ start, end }) => /^(?:no|started)$/i.test(text.slice(start, end)));
  return isOnlyGood ? text.replace(/(?<!\p{L})(?:no|started)(?!\p{L})/giu, 'had') : text;
}
