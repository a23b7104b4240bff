import { readFileSync } from 'node:fs';
import { findDates, type DateSpan } from '@tailwright/resume-text/recognizers/dates';
import { isCurrent } from '@tailwright/resume-text/recognizers/periods';
import type { Entry } from '@tailwright/resume-text/document/resume-document';
import { isTitle } from '@tailwright/resume-text/recognizers/titles';
import { plainWords } from '@tailwright/resume-text/text/word-list';
import { verbs } from '@tailwright/resume-text/text/word-lists';
import { typingErrorsIn } from '../../analysis/typing-errors.js';
import { candidatesOf, jobsOf, result } from './highlight-numbers.js';
import { tellsOfHarm } from './harmful-lines.js';
import type { Highlight, Reading } from './highlights.js';
import { isPlainName } from './job-facts.js';
import type { Point } from './letter-points.js';

/** HighlightModel is what the training program fitted: a weight for each number of a candidate. */
export interface HighlightModel {
  weights: number[];
  bias: number;
}

// The same relative place from src and from dist.
const file = new URL('../../../model/highlights.json', import.meta.url);
let loaded: HighlightModel | undefined;

function loadModel(): HighlightModel {
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as HighlightModel;
  return loaded;
}

/** A line that is a little less likely one for the top is better than a gap, and up to two lines any are that come near. */
const fairOdds = -0.7;
const fewLines = 2;
const leastOdds = -2;
/** More lines are not read, and of a short resume half of them are enough: all of them stand below once more. */
const linesMax = 4;
const shareMax = 0.5;
/** What fewer lines say is seen at once. */
const enoughLines = 3;

/**
 * chooseLines chooses up to four lines that an editor would put at the top for a posting, each as it was written, and of an
 * earlier job with its employer and years. The model learned from lines that editors chose.
 */
export function chooseLines(reading: Reading): Highlight[] {
  const jobs = jobsOf(reading.sections);
  const { weights, bias } = loadModel();
  const lines = jobs.reduce((sum, { details }) => sum + details.length, 0);
  const most = lines < enoughLines ? 0 : Math.min(linesMax, Math.round(lines * shareMax));
  const candidates = candidatesOf(reading);
  // A posting that asks for nothing these lines answer is no reason to choose one of them.
  if (!candidates.some(({ answers }) => answers.length > 0)) return [];
  const ranked = candidates
    .filter(
      (point) => !isOfEmployer(point) && !namesPost(point.text) && !tellsOfHarm(point.text) && !hasSlip(point.text),
    )
    .map((point) => ({ point, odds: point.numbers.reduce((sum, each, at) => sum + each * (weights[at] ?? 0), bias) }))
    .filter(({ odds }) => odds > leastOdds)
    .sort((one, other) => other.odds - one.odds);
  const chosen: Highlight[] = [];
  for (const { point, odds } of ranked) {
    if (chosen.length >= Math.min(most, odds > fairOdds ? linesMax : fewLines)) break;
    const text = withPlace(point, jobs);
    if (text === undefined) continue;
    const ground = text === point.text ? [point.text] : [point.text, ...point.entry.headerLines];
    const requirements = point.answers.map(({ requirement }) => requirement.id);
    // A line of a list that goes on ends with a semicolon there, and alone with nothing.
    chosen.push({ text: text.replace(/;$/, ''), lines: ground.slice(0, 40), requirements });
  }
  return chosen;
}

/** A line with a typing error, a mark of its page or a time that was left behind it is not what anybody reads first. */
function hasSlip(text: string): boolean {
  return typingErrorsIn(text, '').length > 0 || noteMark.test(text) || timeLeftBehind.test(text);
}

const noteMark = /^\[(?:\p{L}|\d{1,2})\]/u;
const timeLeftBehind =
  /[.;:|·\t] *(?:\d{1,2}[./])?(?:19|20)\d\d ?(?:[–—-]|to) ?(?:(?:\d{1,2}[./])?(?:19|20)\d\d|now|present|today|date|current)\.?$/iu;

/** "Senior Librarian, Holm County Library (September 2018 to date)" is a post and nothing done in it. */
function namesPost(text: string): boolean {
  return periodOfPost.test(text) && isTitle(text.split(/[,(]/, 1)[0] ?? '');
}

const periodOfPost = /\([^()]{0,14}(?:19|20)\d\d ?(?:to|[–—-]) ?(?:date|present|now|today|current)\)/iu;

/**
 * "Grade 8 contractor, turnover R900m" opens a job and says what the employer is: what the person does begins with a verb,
 * stands in the list of it, or says what came of it.
 */
function isOfEmployer({ text, entry }: Point): boolean {
  const [first, second] = entry.details;
  // "Inverlee has thirteen branches": a sentence that begins with the employer's name tells of that.
  const named = [entry.organization, ...entry.headerLines].join(' ');
  if (named.includes(told.exec(text)?.[1] ?? '\n')) return true;
  if (first?.text.replace(/\s+/g, ' ').trim() !== text || verbs.isIn(plainWords(text).slice(0, 1))) return false;
  if (ofEmployer.test(text)) return true;
  return first.isMarked ? second?.isMarked !== true : second?.isMarked === true || !result.test(text);
}

const told = /^(\S{5,}) (?:\S+ ){0,3}(?:has|is|are|was|were|runs|serves|makes)(?!\p{L})/u;

/** What is said of an employer, and of no duty: "Haulier with 140 lorries". */
const ofEmployer =
  /\b(?:contractor|company|supplier|manufacturer|retailer|turnover|employees|head ?count|rooms|beds|pupils)\b|^\S+(?: \S+)? with \d/i;

/**
 * A line of the present job as it stands; one of an earlier job with its employer and years, without which it would read
 * as the present one: undefined where these are not read for sure.
 */
function withPlace({ text, entry }: Point, jobs: Entry[]): string | undefined {
  const { organization, dates, isSure } = entry;
  if (isCurrent(dates) || entry === jobs[0]) return text;
  const [span] = findDates(dates);
  const [employer = ''] = organization.split(', ');
  if (!isSure || !isPlainName(employer) || !span) return undefined;
  const where = `${employer}, ${yearsOf(span)}`;
  const line = text.replace(/\.$/, '');
  return line.endsWith(')') ? `${line} – ${where}` : `${line} (${where})`;
}

function yearsOf({ from, to }: DateSpan): string {
  const end = to === 'present' ? from.year : to.year;
  return from.year === end ? `${from.year}` : `${from.year}–${end}`;
}
