import { readFileSync } from 'node:fs';
import { findDates, type DateSpan } from '@tailwright/resume-text/dates';
import { isCurrent } from '@tailwright/resume-text/periods';
import type { Entry } from '@tailwright/resume-text/resume-document';
import { plainWords } from '@tailwright/resume-text/word-list';
import { verbs } from '@tailwright/resume-text/word-lists';
import { result } from './choose-fragment.js';
import { candidatesOf, jobsOf, type Candidate } from './highlight-numbers.js';
import type { Highlight, Reading } from './highlights.js';
import type { Evidence } from '../../facts/evidence.js';
import { isPlainName } from './job-facts.js';
import { saysNoMore } from './says-no-more.js';

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

/** More lines are not read, and of a short resume half of them are enough: all of them stand below once more. */
const linesMax = 6;
const shareMax = 0.5;

/**
 * chooseLines chooses up to six lines that an editor would put at the top for a posting, each as it was written, and of an
 * earlier job with its employer and years. The model learned from lines that editors chose.
 */
export function chooseLines(reading: Reading, evidence: Evidence): Highlight[] {
  const jobs = jobsOf(reading.sections);
  const { weights, bias } = loadModel();
  const candidates = candidatesOf(reading);
  const lines = jobs.reduce((sum, { details }) => sum + details.length, 0);
  const most = Math.min(linesMax, Math.round(Math.max(lines, candidates.length) * shareMax));
  // A posting that asks for nothing these lines answer is no reason to choose one of them.
  if (!candidates.some(({ answers }) => answers.length > 0)) return [];
  const left = candidates
    .filter((candidate) => !isOfEmployer(candidate))
    .map((candidate) => ({
      candidate,
      odds: candidate.numbers.reduce((sum, each, at) => sum + each * (weights[at] ?? 0), bias),
    }));
  const chosen: Highlight[] = [];
  const said = new Set<string>();
  while (chosen.length < most && left.length > 0) {
    const worth = ({ candidate, odds }: (typeof left)[number]) => odds - saidAgain * shareSaid(candidate, said);
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    if (worth(best) <= oddsMin) break;
    left.splice(left.indexOf(best), 1);
    const { candidate } = best;
    const text = withPlace(candidate, jobs);
    if (!saysNoMore(text, evidence)) continue;
    const ground = text === shown(candidate) ? [candidate.line] : [candidate.line, ...candidate.entry.headerLines];
    for (const { requirement } of candidate.answers) said.add(requirement.id);
    chosen.push({ text, lines: ground, answers: candidate.answers });
  }
  return chosen;
}

/** What a line that answers nothing new loses against one that does. */
const saidAgain = 0.5;
const oddsMin = -1;

function shareSaid({ answers }: Candidate, said: ReadonlySet<string>): number {
  return answers.length === 0
    ? 0.5
    : answers.filter(({ requirement }) => said.has(requirement.id)).length / answers.length;
}

/** What a piece begins with as the line does: a capital where its line has one. */
function shown({ text, sentence }: Candidate): string {
  return /^\p{Ll}/u.test(text) && /^[\p{Lu}\d]/u.test(sentence) && !/^\p{Ll}+\p{Lu}/u.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
}

/**
 * "Grade 8 contractor, turnover R900m" opens a job and says what the employer is: what the person does begins with a verb,
 * stands in the list of it, or says what came of it.
 */
function isOfEmployer({ line, sentence, entry }: Candidate): boolean {
  const [first, second] = entry.details;
  const isFirst = first?.text.replace(/\s+/g, ' ').trim() === line && line.startsWith(sentence);
  if (!isFirst || verbs.isIn(plainWords(sentence).slice(0, 1))) return false;
  if (ofEmployer.test(sentence)) return true;
  // A paragraph tells of the work.
  if (sentence !== line) return false;
  return first.isMarked ? second?.isMarked === false : second?.isMarked === true || !result.test(line);
}

/** What is said of an employer, and of no duty: "Haulier with 140 lorries". */
const ofEmployer =
  /\b(?:contractor|company|supplier|manufacturer|retailer|turnover|employees|head ?count|rooms|beds|pupils)\b|^\S+(?: \S+)? with \d/i;

/**
 * A line of the present job as it stands; one of an earlier job with its employer and years, without which it would read
 * as the present one. Where these are not read for sure nothing is added: a wrong year would be worse.
 */
function withPlace(candidate: Candidate, jobs: Entry[]): string {
  const { organization, dates, isSure } = candidate.entry;
  const text = shown(candidate);
  const [span] = findDates(dates);
  const [employer = ''] = organization.split(', ');
  const isKnown = isSure && isPlainName(employer);
  if (isCurrent(dates) || candidate.entry === jobs[0] || !isKnown || !span) return text;
  const where = `${employer}, ${yearsOf(span)}`;
  const line = text.replace(/\.$/, '');
  return line.endsWith(')') ? `${line} – ${where}` : `${line} (${where})`;
}

function yearsOf({ from, to }: DateSpan): string {
  const end = to === 'present' ? from.year : to.year;
  return from.year === end ? `${from.year}` : `${from.year}–${end}`;
}
