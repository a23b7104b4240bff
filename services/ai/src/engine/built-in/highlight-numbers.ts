import { isCurrent } from '@tailwright/resume-text/recognizers/periods';
import { splitGaps } from '@tailwright/resume-text/text/split-cells';
import type { Entry } from '@tailwright/resume-text/document/resume-document';
import { plainWords } from '@tailwright/resume-text/text/word-list';
import { verbs } from '@tailwright/resume-text/text/word-lists';
import { isSameWork } from '../../posting/same-work.js';
import { splitSentences } from '../../text/sentences.js';
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
  const points = weighedLines(resume, target, asked)
    .flatMap(sentencesOfLong)
    .map((point) => ({ ...point, answers: asked.answersOf(point) }));
  const best = new Map<string, number>();
  for (const { answers } of points)
    for (const { requirement, weight } of answers)
      best.set(requirement.id, Math.max(best.get(requirement.id) ?? 0, weight));
  const usualChars = points.reduce((sum, { text }) => sum + text.length, 0) / points.length;
  const place = new Map(asked.requirements.map(({ id }, at) => [id, at]));
  const asksToLead = asked.requirements.some(({ text }) => leading.test(text));
  const entries = sections.flatMap((section) => section.entries);
  const rowOf = new Map(entries.flatMap(({ details }) => details.map(({ span }, row) => [span.start, row] as const)));
  const numbersOf = ({ text, start, entry, isJob, answers }: Point & { answers: readonly Answer[] }): number[] => {
    const at = jobs.indexOf(entry);
    const leads = answers.filter(({ requirement, weight }) => weight === best.get(requirement.id));
    const first = Math.min(...answers.map(({ requirement }) => place.get(requirement.id) ?? Infinity));
    const row = rowOf.get(start) ?? 0;
    const isLed = leadsOthers.test(text);
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
      // Whether it says whom somebody led, and whether the posting asks for that.
      isLed ? 1 : 0,
      isLed && asksToLead ? 1 : 0,
      /\d/.test(text) ? 1 : 0,
      // Where it stands in its job: the first line often tells the size of it, and the last ones what came beside.
      row === 0 && !isLed ? 1 : 0,
      row / entry.details.length,
      isSameWork(entry.title, target.title) ? 1 : 0,
      isJob ? 1 : 0,
      routine.test(text) ? 1 : 0,
    ];
  };
  return points.filter(canStandFirst).map((point) => ({ ...point, numbers: numbersOf(point) }));
}

/** Of a paragraph its sentences may stand there, each whole. */
function sentencesOfLong(point: Point): Point[] {
  if (point.text.length <= lineCharsMax) return [point];
  return splitSentences(point.text).map((text) => ({ ...point, text }));
}

/** "Lead 7 machinists", "in charge of a crew of 12": who was led, and how many. */
const leadsOthers =
  /(?<!\p{L})(?:lead|leads|led|leading|supervis\p{L}+|manag\p{L}+|in charge of|heads?|headed|direct(?:ed|ing)?|mentor\p{L}*|train(?:ed|s)?|coach\p{L}*|run|responsible for|accountab\p{L}+ for)(?!\p{L})[^.;]{0,60}?(?<!\p{L})(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|teams?|staff|crew|people|apprentices?|juniors?|students?|nurses|operators|technicians|porters|clerks|officers|engineers|analysts)(?!\p{L})/iu;
const leading =
  /(?<!\p{L})(?:lead|leading|leadership|supervis\p{L}+|manag(?:e|ing|ement) (?:of )?(?:an? |the )?(?:staff|team|people)|line manag\p{L}+|mentor|coach|team of|in charge)/iu;
/** What begins so is done every day. */
const routine =
  /^(?:check|help|assist|attend|prepare|write|keep|maintain|carry|take|answer|use|work|complete)(?:s|ed|ing)?(?!\p{L})/iu;

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
    canStandAlone(withoutHarmless(text)) &&
    text.length <= lineCharsMax &&
    (/^[\p{Lu}\d$€£]/u.test(text) || (areSmall && isSmall(text))) &&
    !isSpoken(text) &&
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
  const [beginning = '', label = ''] = /^(\p{L}[\p{L}\d #./&-]{1,28}?) ?[:：]\s*(?=\S)/u.exec(text) ?? [];
  if (label === '' || ofDeeds.test(label)) return false;
  if (fieldOfJob.test(label)) return true;
  const said = text.slice(beginning.length);
  const isDeed = verbs.isIn(plainWords(said).slice(0, 1)) || /^I \p{Ll}/u.test(said);
  return !isDeed && (ofProject.test(label) || /^\p{Lu}[\p{Lu} /&-]{2,28}$/u.test(label));
}

const ofDeeds =
  /(?<!\p{L})(?:achievements?|accomplishments?|highlights?|results?|impact|success(?:es)?|dut(?:y|ies)|tasks?|responsibilit(?:y|ies)|contributions?|deliverables?)$/iu;
const ofProject = /^projects?(?: name| no\.?)? ?#?\d{0,2}$/iu;
const fieldOfJob =
  /^(?:accounts?|clients?|customers?|size|team|team size|size of team|direct reports|domain|platforms?|location|site|plant|area|capacity|vessel|shift|reporting to|reports to|supervisor|department|division|sector|industry|budget|salary|hours|(?:employment|contract) type|type of (?:employment|contract|business)|environment)(?: (?:handled|served|supported|size|name|type))?$/iu;

/** "1     Oke-Odo road     42 km     92 %" says nothing without the names of its columns. */
function isRowOfTable(text: string): boolean {
  return splitGaps(text).length > 2;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A line in quotation marks, or with one that is left open, is somebody's words; a name within a line is not. */
function isSpoken(text: string): boolean {
  const marks = text.match(/["“”]/g) ?? [];
  return /!/.test(text) || marks.length % 2 === 1 || /^["“]|["”]\.?$/.test(text);
}

/** "No spills", "learning disabilities" and "per function and not per day" take nothing back; "95.8 / 96.1" is no telephone. */
function withoutHarmless(text: string): string {
  return text.replace(decimal, 'x').replace(harmlessWords, 'had');
}

const decimal = /(?<![\d.,])\d{1,6}[.,]\d{1,6}(?![\d.,])|(?<!\d)(?:19|20)\d\d(?!\d)|(?<=\p{L})\.com(?!\p{L})/gu;
const harmlessWords =
  /(?<!\p{L})(?:no|started|starts?|signed by|reader|sat in|swapped|cover for)(?!\p{L})|(?<=\d )failed(?!\p{L})|(?<=\p{L} and )not(?!\p{L})|(?<=(?:of|route|machine|deep|student|active|early) )learning(?!\p{L})|learning(?= (?:disabilit|difficult|support|objective|plan|outcome|need|centre|center|environment|resource))/giu;
