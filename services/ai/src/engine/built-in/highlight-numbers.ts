import { findDates } from '@tailwright/resume-text/dates';
import { isCurrent } from '@tailwright/resume-text/periods';
import type { Entry } from '@tailwright/resume-text/resume-document';
import { hedgesIn } from '../../evidence/hedges.js';
import type { Answer } from './asked.js';
import { chooseFragment, result } from './choose-fragment.js';
import type { Reading } from './highlights.js';
import { canStandAlone, weighedLines, type Point } from './letter-points.js';
import { leansOnLineBefore } from './leaning-lines.js';
import { groupedSentences } from './sentences-as-bullets.js';

/** Candidate is a piece of a line of the person's own with the requirements that the line comes close to, and what speaks for it in numbers. */
export interface Candidate extends Point {
  /** The whole line, and the sentence of it. */
  line: string;
  sentence: string;
  answers: readonly Answer[];
  numbers: number[];
}

/** A longer piece is no highlight. */
const charsMax = 180;

/** What nobody would say first of themselves, and what tells where they were employed. */
const noHighlight =
  /\b(?:furlough|laid off|redundan|left|closed down|sick|quit|bankrupt|stolen|employed me|(?:hired|employed) (?:as|by)|worked (?:as|for)\b|I (?:have been|was appointed|am at|was hired|was promoted)|I(?:'m|’m| am) (?:at|with))/i;

/** "Skills: Go, Kafka" names what was used, and nothing that was done. */
const namesTools =
  /^(?:(?:key |core )?skills?|(?:tech(?:nical)? )?stack|tools?|technolog(?:y|ies)|environment|systems?|software) ?:/i;

/** candidatesOf lists the lines of jobs, projects and voluntary posts that may stand at the top of a resume. */
export function candidatesOf({ resume, sections, asked, target }: Reading): Candidate[] {
  const jobs = jobsOf(sections);
  const points = weighedLines(resume, target, asked).flatMap((point) =>
    sentencesOf(point.text).map((sentence) => {
      const answers = asked.answersOf({ text: sentence, start: point.start });
      const text = chooseFragment(sentence, { target, answers });
      return { ...point, line: point.text, sentence, text, answers };
    }),
  );
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

/** The sentences of a line, each with those that lean on it; a short line is read as a whole. */
function sentencesOf(line: string): string[] {
  return line.length < longLine ? [line] : groupedSentences(line);
}

const longLine = 160;
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
function canStandFirst({ text, sentence, entry }: Pick<Candidate, 'text' | 'sentence' | 'entry'>): boolean {
  const isSmall = (own: string) => /^\p{Ll}/u.test(own);
  const areSmall = entry.details.filter((detail) => isSmall(detail.text)).length * 2 > entry.details.length;
  return (
    canStandAlone(withoutGood(text)) &&
    text.length <= charsMax &&
    (/^[\p{Lu}\d$€£]/u.test(sentence) || (areSmall && isSmall(sentence))) &&
    !/["“”!]/.test(text) &&
    !noHighlight.test(text) &&
    !isHead(text) &&
    !namesTools.test(text) &&
    !leansOnLineBefore(sentence)
  );
}

/** "Mar 21 - now Boyne Range Maintenance" is the head of a job that was read as a line of it. */
function isHead(text: string): boolean {
  const [date] = findDates(text);
  return date !== undefined && date.isRange && date.start === 0;
}

/** "No spills" and "started the programme" take nothing back. */
function withoutGood(text: string): string {
  const isOnlyGood = hedgesIn(text).every(({ start, end }) => /^(?:no|started)$/i.test(text.slice(start, end)));
  return isOnlyGood ? text.replace(/(?<!\p{L})(?:no|started)(?!\p{L})/giu, 'had') : text;
}
