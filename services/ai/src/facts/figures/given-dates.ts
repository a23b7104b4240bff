import { findDates, sameDates, type DatePoint, type DateSpan } from '@tailwright/resume-text/recognizers/dates';
import type { Entry } from '@tailwright/resume-text/document/resume-document';
import { splitWords, stem } from '../../text/words.js';
import type { Evidence } from '../evidence.js';
import { isFree } from '../words/free-words.js';

const datesOfEvidence = new WeakMap<Evidence, DateSpan[]>();

function ownDates(evidence: Evidence): DateSpan[] {
  const known = datesOfEvidence.get(evidence);
  if (known) return known;
  const { resume, text } = evidence;
  const entries = resume.sections.flatMap((section) => section.entries);
  const made = [
    ...text.split('\n'),
    ...entries.map((entry) => entry.dates),
    ...evidence.sources.map((source) => source.text),
  ].flatMap((line) => findDates(line));
  datesOfEvidence.set(evidence, made);
  return made;
}

/** A month must be named with its year, or the year alone in the lines the claim rests on. */
export function hasPoint(evidence: Evidence, point: DatePoint, near: string): boolean {
  if (point.month === undefined) return hasYear(evidence.text, point.year);
  if (givesMonthInShort(near, point.year, point.month)) return true;
  if (givesOtherYear(near.split(' ; ', closestClauses).join('; '), { ...point, month: point.month })) return false;
  const ends = ownDates(evidence).flatMap(({ from, to }) => (to === 'present' ? [from] : [from, to]));
  if (ends.some((own) => own.year === point.year && own.month === point.month)) return true;
  const known = ends.filter((own) => own.year === point.year && own.month !== undefined);
  return known.length === 0 && hasYear(near, point.year);
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** "Jan 27", "8/24" and "Oct–March '23-24": too short to be dates by themselves, they are the person's own all the same. */
function givesMonthInShort(near: string, year: number, month: number): boolean {
  const short = String(year).slice(2);
  if (new RegExp(`(?<![\\d/])0?${month}/(?:\\d{1,2}/)?${short}(?!\\d)`).test(near)) return true;
  const named = new RegExp(`\\b${monthNames[month - 1]}\\p{L}{0,6}`, 'iu');
  return near.split(/[;\n]/).some((part) => named.test(part) && hasYear(part, year));
}

/** What the others say is further from the claim. */
const closestClauses = 2;

/** True where the line that a claim rests on names its month, and only with other years: "August 2021" of "Aug. 2020". */
function givesOtherYear(near: string, { year, month }: Required<DatePoint>): boolean {
  const named = findDates(near).filter(({ from, isRange }) => !isRange && from.month === month);
  return named.length > 0 && named.every(({ from }) => from.year !== year);
}

/** A period must be one of the original's, both ends together; months may be left out. */
export function hasSpan(evidence: Evidence, { from, to }: DateSpan): boolean {
  const same = (one: DatePoint | 'present', other: DatePoint | 'present') =>
    one === 'present' || other === 'present'
      ? one === other
      : one.year === other.year && (one.month === undefined || other.month === undefined || one.month === other.month);
  return ownDates(evidence).some((own) => same(own.from, from) && same(own.to, to));
}

/** "Feb–June 2025" where the line has "2025, Feb–June". */
export function areGivenApart({ text, from, to }: DateSpan, near: string): boolean {
  if (to === 'present') return beginsAt({ from }, near);
  const isListed = listedIn.test(text) || (from.month !== undefined && from.year === to.year);
  return isListed && [from, to].every(({ year }) => hasYear(near, year));
}

/** "Till date" and "till now" say that a period still runs. */
const stillRuns =
  /(?:[-–—] ?)?(?:\b(?:(?:un)?til+|up to|to) (?:date|now|today|present)\b|\bonwards?\b)|(?<=\b(?:19|20)\d\d) on\b/gi;

/** Arrows and the cells of a table part the two ends of a period as a dash does. */
function inOneWriting(text: string): string {
  return text
    .replace(stillRuns, '– present')
    .replace(/ ?[▸►▶➔➜→»] ?/g, ' – ')
    .replace(/(?<=\d) *[|\t] *(?=\p{L}{3,9}\.? ?\d|\d)/gu, ' – ')
    .replace(/(?<=\d) *[|\t] *(?=(?:present|now|current|today)\b)/gi, ' – ');
}

/**
 * givesPeriod is true where a text gives a date or period: as it is, beginning without an end for one that still runs
 * ("from Sept 2020"), or its two ends one after the other in lines of their own.
 */
export function givesPeriod(text: string, span: DateSpan): boolean {
  const own = datesOf(inOneWriting(text));
  if (own.some((each) => sameDates(span, each))) return true;
  const isAt = (point: DateSpan['to'], other: DateSpan['to']) => isSamePoint(point, other);
  if (!span.isRange) return own.some((each) => isAt(span.from, each.to));
  const isCut = (each: DateSpan) => each.to === 'present' && /[-–—]\s*$/.test(each.text);
  const starts = (each: DateSpan) => (!each.isRange || isCut(each)) && isAt(span.from, each.from);
  if (span.to === 'present')
    return own.some(
      (each) => isAt(span.from, each.from) && (each.to === 'present' || (starts(each) && saysFrom.test(each.text))),
    );
  // "2018 and 2019" names two years, as "2018, 2019" does, and no period.
  const areTwo = listedIn.test(span.text);
  const mayEnd = (each: OwnDate | undefined) => each?.isRange === false && (areTwo || each.isEnd);
  // A post that began "from Jul 2009" within years at one employer ends with them.
  const isInYears =
    own.some((each) => isAt(span.from, each.from) && (each.to === 'present' || saysFrom.test(each.text))) &&
    own.some((each) => each.isRange && isAt(span.to, each.to));
  return (
    isInYears ||
    own.some((each, at) => starts(each) && mayEnd(own[at + 1]) && isAt(span.to, own[at + 1]?.to ?? 'present'))
  );
}

/** isGivenAside is true for a date in brackets, of a leave or a change within a post, that the original tells elsewhere. */
export function isGivenAside(text: string, span: DateSpan, evidence: Evidence): boolean {
  const before = text.slice(0, span.start);
  if (before.lastIndexOf('(') <= before.lastIndexOf(')')) return false;
  const { month, year } = span.from;
  return (
    givesPeriod(evidence.text, span) ||
    (!span.isRange && month !== undefined && givesMonthInShort(evidence.text, year, month))
  );
}

/** What parts the two ends of a period; two summers with a comma or "and" between them are no period. */
const between =
  /^[^\p{L}\p{N},&+]{0,20}(?:(?:to|until|till?|thru|through|up to|bis|au|al)[^\p{L}\p{N},&+]{0,5})?(?:\d{1,2}[ ./-]{1,2})?$/u;

/** How far they may stand apart. */
const endsApartMax = 45;

/** givesEnds is true where both ends of a period stand beside each other, in whatever writing: "9/19 . . . 2/21". */
export function givesEnds(text: string, { from, to, isRange }: DateSpan): boolean {
  if (!isRange) return false;
  const end =
    to === 'present'
      ? /\b(?:present|now|current(?:ly)?|today|to date|till date|ongoing)\b/i
      : new RegExp(writingsOf(to).source, 'iu');
  return [...text.matchAll(writingsOf(from))].some(({ index, 0: found }) => {
    const after = text.slice(index + found.length, index + found.length + endsApartMax);
    const at = after.search(end);
    return at >= 0 && between.test(after.slice(0, at));
  });
}

/** A date in figures or words, with its year in four digits or two. */
function writingsOf({ year, month }: DatePoint): RegExp {
  const short = String(year).slice(2);
  // Two digits by themselves are any number.
  if (month === undefined) return new RegExp(`(?<!\\d)(?:${year}|['’]${short})(?!\\d)`, 'g');
  const years = `(?:${year}|['’]?${short})(?!\\d)`;
  const name = `${monthNames[month - 1]}\\p{L}{0,6}`;
  const number = `(?<!\\d)0?${month}`;
  return new RegExp(
    `(?:${name}|${number})[ .,/’'-]{1,3}${years}|${year}[ ./-]{1,2}(?:${name}|0?${month})(?!\\d)`,
    'giu',
  );
}

const saysFrom = /^(?:from|since|ab|seit|depuis|desde|dal|od)\b/i;

/** beginsAt is true where a text has the date on which a period that still runs began: a period that runs, or one without an end. */
export function beginsAt({ from }: Pick<DateSpan, 'from'>, text: string): boolean {
  return (
    datesOf(inOneWriting(text)).some(
      (each) => isSamePoint(from, each.from) && (!each.isRange || each.to === 'present'),
    ) ||
    (from.month === undefined && sinceShortYear(from.year).test(text))
  );
}

/**
 * runsOnSince is true where posts at one employer or of one line of work follow one another from a date until today, each
 * beginning when the one before it ended or earlier: who was promoted says "since" of all of them.
 */
export function runsOnSince({ from }: Pick<DateSpan, 'from'>, { resume }: Evidence): boolean {
  const entries = resume.sections.filter(({ kind }) => kind === 'experience').flatMap((section) => section.entries);
  const posts = entries.flatMap((entry) =>
    findDates(entry.dates)
      .filter(({ isRange }) => isRange)
      .map((span) => ({ ...span, entry })),
  );
  let last = posts.find((each) => isSamePoint(from, each.from));
  while (last !== undefined && last.to !== 'present') {
    const { to, entry } = last;
    last = posts.find(
      (each) => isBehind(each.to, to) && !isBehind(each.from, to, gapMonthsMax) && isOfOneWork(each.entry, entry),
    );
  }
  return last?.to === 'present';
}

function isOfOneWork(one: Entry, other: Entry): boolean {
  if (one.organization !== '' && one.organization === other.organization) return true;
  const titles = [one, other].map(({ title }) => new Set(splitWords(title).map((word) => stem(word.key))));
  return [...(titles[0] ?? [])].some((root) => !isFree(root) && root.length > 3 && titles[1]?.has(root));
}

/** A month may lie between two posts without a break. */
const gapMonthsMax = 2;

function isBehind(one: DateSpan['to'], other: DateSpan['to'], months = 0): boolean {
  if (one === 'present' || other === 'present') return one === 'present' && other !== 'present';
  // Where a month is not written, the year begins with one and ends with the other.
  return (one.year - other.year) * 12 + (one.month ?? 1) - (other.month ?? 12) > months;
}

/** "Batteries since 23". */
function sinceShortYear(year: number): RegExp {
  return new RegExp(`\\b(?:since|from) ['’]?${String(year).slice(2)}\\b(?! ?[\\p{L}%/])`, 'iu');
}

/** OwnDate is a date of the original. */
interface OwnDate extends DateSpan {
  /** It may be the end of a period that began with the date before it: "Summer 2021 + Summer 2022" are two. */
  isEnd: boolean;
}

const listed = /^ ?(?:[,+&]|and(?!\p{L})) ?$/u;
const listedIn = / (?:and|&) /u;

const datesIn = new Map<string, OwnDate[]>();
/** One head is held against a handful of windows, and each window against many heads. */
const textsMax = 200;

function datesOf(text: string): OwnDate[] {
  const known = datesIn.get(text);
  if (known) return known;
  if (datesIn.size >= textsMax) datesIn.clear();
  const made = text.split('\n').flatMap((line) =>
    findDates(line).map((span, at, all) => {
      const isListed = listed.test(line.slice(all[at - 1]?.end ?? 0, span.start));
      return { ...span, isEnd: !span.isRange && !isListed };
    }),
  );
  datesIn.set(text, made);
  return made;
}

function isSamePoint(claimed: DateSpan['to'], own: DateSpan['to']): boolean {
  if (claimed === 'present' || own === 'present') return claimed === own;
  return claimed.year === own.year && (claimed.month === undefined || claimed.month === own.month);
}

function hasYear(text: string, year: number): boolean {
  return text.includes(String(year)) || new RegExp(`(?:['’/.-]|\\b)${String(year).slice(2)}\\b`).test(text);
}

/**
 * datesTold are the dates of a text; what is "no longer current since 2023" ended then and does not run, and "from 31 kg in
 * 2021 to 12 kg" gives a year and no period.
 */
export function datesTold(text: string): DateSpan[] {
  return findDates(text).map((span) => {
    const before = text.slice(Math.max(0, span.start - endedChars), span.start);
    const isOver = span.to === 'present' && /^since\b/i.test(span.text) && ended.test(before);
    const isYear = / to \d\d$/.test(span.text) && (/\bin $/i.test(before) || isBackwards(span));
    return isOver || isYear ? { ...span, to: span.from, isRange: false } : span;
  });
}

function isBackwards({ from, to }: DateSpan): boolean {
  return to !== 'present' && to.year < from.year;
}

const ended = /(?:\bno longer \p{L}+|\b(?:lapsed|expired|not renewed|inactive)),? $/iu;
const endedChars = 40;
