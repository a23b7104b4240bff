import { findDates } from './dates.js';
import { namesSomething } from './head-runs.js';
import { headingKind } from './headings.js';
import type { LogicalLine } from './logical-lines.js';
import { plainWords } from './word-list.js';

/**
 * withInnerLabels labels the short lines that group what is told of one job ("Sales", "Staff & Rota"): two or more of them
 * stand above lines of a job, each with a blank line above, where every entry has its time in its first lines.
 */
export function withInnerLabels(lines: LogicalLine[]): LogicalLine[] {
  const labels = sectionsOfJobs(lines).flatMap(({ from, to }) => labelsWithin(lines, from, to));
  const found = new Set(labels);
  return found.size === 0 ? lines : lines.map((line, at) => (found.has(at) ? { ...line, label: 'sub' } : line));
}

interface Range {
  from: number;
  to: number;
}

/** The lines below each heading of jobs, up to the next heading that is known. */
function sectionsOfJobs(lines: readonly LogicalLine[]): Range[] {
  const known = lines.flatMap((line, at) =>
    line.label === 'heading' && headingKind(line.text) !== undefined ? [at] : [],
  );
  return known.flatMap((at, turn) =>
    headingKind(lines[at]?.text ?? '') === 'experience' ? [{ from: at + 1, to: known[turn + 1] ?? lines.length }] : [],
  );
}

function labelsWithin(lines: readonly LogicalLine[], from: number, to: number): number[] {
  const section = lines.slice(from, to);
  if (section.some(({ level }) => level > 0)) return [];
  const candidates = section.flatMap((_, at) => (isLabel(section, at) ? [from + at] : []));
  // An unknown heading that is no label of a job begins another section: nothing is sure behind it.
  const isMixed = section.some((line, at) => line.label === 'heading' && !candidates.includes(from + at));
  const isWithinJob = candidates.some((at, turn) => turn > 0 && !hasTime(lines.slice(candidates[turn - 1], at)));
  const areFollowed = candidates.every((at) => lines[at]?.label !== 'heading' || hasTime(lines.slice(at, to)));
  const isBelowJob = hasTime(lines.slice(from, candidates[0]));
  return candidates.length > 1 && !isMixed && isWithinJob && isBelowJob && areFollowed ? candidates : [];
}

/** A few words without a figure, which name no post and no employer, between a blank line and a line that is told. */
function isLabel(section: readonly LogicalLine[], at: number): boolean {
  const [line, below] = [section[at], section[at + 1]];
  if (!line || !below || at === 0 || line.mark !== undefined || line.blanksBefore === 0) return false;
  if (!/^(?:head|heading|sub|item|bullet|prose)$/.test(line.label) || below.blanksBefore > 0) return false;
  const isName = plainWords(line.text).length <= wordsMax && /^\p{Lu}[^\d:;,.!?|\t]*$/u.test(line.text);
  const end = section.findIndex((each, row) => row > at && each.blanksBefore > 0);
  const block = section.slice(at, end < 0 ? section.length : end);
  return (
    isName && !namesSomething(line.text) && !hasTime(block.slice(0, headLinesMax).filter(isShort)) && isTold(below)
  );
}

const wordsMax = 4;
const headLinesMax = 4;

function isShort({ text }: LogicalLine): boolean {
  return plainWords(text).length <= shortWordsMax;
}

const shortWordsMax = 8;
const toldWordsMin = 5;

/** What tells of a job is longer than a title, or has the mark of a bullet. */
function isTold({ text, mark }: LogicalLine): boolean {
  return mark !== undefined || plainWords(text).length >= toldWordsMin;
}

function hasTime(lines: readonly LogicalLine[]): boolean {
  return lines.some(({ text, mark }) => mark === undefined && findDates(text).some(({ isRange }) => isRange));
}
