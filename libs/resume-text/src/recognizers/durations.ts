import { isDatesAlone } from './is-period.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isPlaceAlone } from './place-line.js';
import { headingKind } from './headings.js';
import { isTitle } from './titles.js';

const length = String.raw`(?:\d{1,2} (?:years?|yrs?|months?|mos?)(?:,? \d{1,2} (?:months?|mos?))?|less than a year)`;
const kindOfPost = '(?:(?:full|part)-time|contract|freelance|self-employed|internship|seasonal|temporary|permanent)';
const lengthAlone = new RegExp(String.raw`^(?:${kindOfPost} [·•] )?${length}$`, 'i');
const lengthBehind = new RegExp(String.raw` (?:[·•] ${length}|\(${length}\))$`, 'i');

/**
 * isDuration is true for a line that says how long somebody was with an employer in all: "6 years 2 months",
 * "Full-time · 4 yrs".
 */
export function isDuration(text: string): boolean {
  return lengthAlone.test(text);
}

/** monthsOf is how many months "3 years 11 months" are; undefined for what is no duration. */
export function monthsOf(text: string): number | undefined {
  const counted = lengthAlone.test(text) ? text : (lengthBehind.exec(text)?.[0] ?? '');
  const [years, months] = [/(\d{1,2}) y/i.exec(counted)?.[1], /(\d{1,2}) m/i.exec(counted)?.[1]];
  if (years === undefined && months === undefined) return undefined;
  return Number(years ?? 0) * 12 + Number(months ?? 0);
}

/** isTimeOfPost is true for "May 2014 - June 2016 (2 years 2 months)", which stands right below the title of a post. */
export function isTimeOfPost(text: string): boolean {
  return lengthBehind.test(text) && isDatesAlone(text.replace(lengthBehind, ''));
}

/**
 * withEmployersOfPosts labels what stands in a profile above the time of a post: its title is a line of a head, and a line
 * among the jobs with the total time below it names their employer and begins no section.
 */
export function withEmployersOfPosts(lines: LogicalLine[]): LogicalLine[] {
  if (!lines.some(({ text }) => isTimeOfPost(text))) return lines;
  let isAmongJobs = false;
  return lines.map((line, at) => {
    const below = lines[at + 1];
    const isAbove = line.level === 0 && line.mark === undefined && below?.blanksBefore === 0;
    const isEmployer = isAmongJobs && isAbove && isDuration(below.text) && headingKind(line.text) === undefined;
    if (isAmongJobs && isPlaceOfPost(line, lines[at - 1], below)) return { ...line, label: 'head' };
    if (line.label === 'heading' && !isEmployer) {
      isAmongJobs = headingKind(line.text) === 'experience';
      return line;
    }
    const isTime = isTimeOfPost(line.text) || (isDuration(line.text) && isAmongJobs);
    const isTitle = isAbove && isTimeOfPost(below.text) && line.label !== 'heading';
    return isAmongJobs && (isEmployer || isTime || isTitle) ? { ...line, label: 'head' } : line;
  });
}

/** "Kirkham" between the time of a post and the blank line below it is the place of the post, also one that no list knows. */
function isPlaceOfPost(line: LogicalLine, above: LogicalLine | undefined, below: LogicalLine | undefined): boolean {
  const isPlain = line.mark === undefined && line.level === 0 && line.blanksBefore === 0;
  const isBetween = above !== undefined && isTimeOfPost(above.text) && below !== undefined && below.blanksBefore > 0;
  return (
    isPlain && isBetween && headingKind(line.text) === undefined && placeName.test(line.text) && !isTitle(line.text)
  );
}

/** placeName is a place as a profile writes it: "Leeds", "San Rafael, California, United States". */
export const placeName = /^\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){0,2}(?:, \p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){0,2}){0,2}$/u;

/**
 * splitPosts parts a run of head lines where each post of a profile begins: at its title, or at the employer and the total
 * time above it. Undefined where that cannot be told.
 */
export function splitPosts(run: readonly LogicalLine[]): LogicalLine[][] | undefined {
  const times = run.flatMap(({ text }, at) => (isTimeOfPost(text) ? [at] : []));
  if (times.length < 2) return undefined;
  const starts = [0];
  for (const [turn, time] of times.entries()) {
    if (turn === 0) continue;
    const start = startOf(run, times[turn - 1] ?? 0, time);
    if (start === undefined) return undefined;
    starts.push(start);
  }
  return starts.map((start, turn) => run.slice(start, starts[turn + 1]));
}

function startOf(run: readonly LogicalLine[], before: number, time: number): number | undefined {
  const between = run.slice(before + 1, time).map(({ text }) => text);
  if (isDuration(between.at(-2) ?? '') && between.length > 2) return time - 3;
  const isPlaceAbove = between.length === 2 && isPlaceAlone(between[0] ?? '');
  return between.length === 1 || isPlaceAbove ? time - 1 : undefined;
}
