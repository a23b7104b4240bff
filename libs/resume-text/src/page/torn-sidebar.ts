import { readBullet } from '../recognizers/bullets.js';
import { findDates } from '../recognizers/dates.js';
import { headingKind, type SectionKind } from '../recognizers/headings.js';
import type { RawLine } from './physical-lines.js';

/** The kinds of sections that stand in a sidebar. */
const sideKinds: ReadonlySet<SectionKind> = new Set([
  'skills',
  'languages',
  'contact',
  'interests',
  'certifications',
  'memberships',
]);
const sideCharsMax = 48;
const blockRowsMax = 30;
const strayRowsMax = 6;

/**
 * mendTornSections puts a sidebar that a converter printed in the middle of a list of bullets behind the section that it
 * tore apart. That is sure where the same bullets go on below it, and the next dated head below follows without any
 * heading in between. All other texts stay as they are.
 */
export function mendTornSections(lines: RawLine[]): RawLine[] {
  const tears = findTears(lines);
  const [first] = tears;
  if (!first) return lines;
  const moved: RawLine[] = [];
  const kept: RawLine[] = [];
  const end = sectionEnd(lines, first.end);
  for (let at = 0; at < end; at += 1) {
    const isTorn =
      tears.some((tear) => at >= tear.from && at < tear.end) || (at > first.end && isStray(lines, at, first));
    (isTorn ? moved : kept).push(lines[at] as RawLine);
  }
  const { start } = lines[end] ?? first.line;
  const blank = { raw: '', start, end: start };
  return [...kept, blank, ...moved, blank, ...lines.slice(end)];
}

interface Tear {
  /** The heading of the sidebar. */
  from: number;
  /** The bullet with which the torn list goes on. */
  end: number;
  mark: string;
  /** How long the lines of the list are. */
  width: number;
  line: RawLine;
}

function findTears(lines: RawLine[]): Tear[] {
  const tears: Tear[] = [];
  for (let at = 1; at < lines.length; at += 1) {
    // Few lines look like a heading; to look at those above each would read every date of a text again.
    const mark = isSideHeading(lines[at]?.raw ?? '') ? markAbove(lines, at) : undefined;
    if (mark === undefined) continue;
    const end = endOfBlock(lines, at, mark);
    if (end === undefined || !goesOnWithHead(lines, end)) continue;
    const width = Math.max(...lines.slice(Math.max(0, at - 12), at).map(({ raw }) => raw.length));
    tears.push({ from: at, end, mark, width, line: lines[at] as RawLine });
    at = end;
  }
  return tears;
}

/** The mark of the list that the lines right above belong to, wrapped rows between. */
function markAbove(lines: RawLine[], at: number): string | undefined {
  for (let row = at - 1; row >= Math.max(0, at - 5); row -= 1) {
    const text = lines[row]?.raw.trim() ?? '';
    const mark = readBullet(text)?.mark;
    if (mark !== undefined) return /^\p{P}|^\p{S}/u.test(mark) ? mark : undefined;
    if (text !== '' && (headingKind(text) !== undefined || findDates(text).some((span) => span.isRange)))
      return undefined;
  }
  return undefined;
}

function isSideHeading(raw: string): boolean {
  const text = raw.trim();
  if (text === '' || text.length > sideCharsMax || readBullet(text) !== undefined) return false;
  const kind = headingKind(text);
  if (kind !== undefined) return sideKinds.has(kind);
  return /^\p{Lu}[\p{Lu} &/]{3,30}$/u.test(text);
}

/** Where the list goes on: short lines without marks, dates or sentences are the sidebar's. */
function endOfBlock(lines: RawLine[], from: number, mark: string): number | undefined {
  let items = 0;
  for (let at = from + 1; at < Math.min(lines.length, from + blockRowsMax); at += 1) {
    const text = lines[at]?.raw.trim() ?? '';
    const bullet = readBullet(text);
    const isBelowHeading = isSideHeading(lines[at - 1]?.raw ?? '') || isBlankBelowHeading(lines, at);
    if (bullet) return bullet.mark === mark && items > 0 && !isBelowHeading ? at : undefined;
    if (text === '') continue;
    if (text.length > sideCharsMax || hasTimeOfJob(text, lines[at - 1]?.raw.trim() ?? '')) return undefined;
    const kind = headingKind(text);
    if (kind !== undefined && !sideKinds.has(kind)) return undefined;
    items += 1;
  }
  return undefined;
}

/** A period in brackets or below a comma says more of an item, as how long somebody was a member. */
function hasTimeOfJob(text: string, above: string): boolean {
  const [span] = findDates(text).filter(({ isRange }) => isRange);
  const isInBrackets = /^\([^()]*\)/.test(text.slice(Math.max(0, (span?.start ?? 0) - 1)));
  return span !== undefined && !isInBrackets && !above.endsWith(',');
}

function isBlankBelowHeading(lines: RawLine[], at: number): boolean {
  return lines[at - 1]?.raw.trim() === '' && isSideHeading(lines[at - 2]?.raw ?? '');
}

/** True where a line with a period follows before any heading does: the jobs go on below. */
function goesOnWithHead(lines: RawLine[], from: number): boolean {
  for (const { raw } of lines.slice(from, from + 60)) {
    const text = raw.trim();
    if (text === '') continue;
    if (readBullet(text) === undefined && findDates(text).some((span) => span.isRange)) return true;
    const kind = headingKind(text);
    if (kind !== undefined && !sideKinds.has(kind)) return false;
  }
  return false;
}

/** Where the torn section ends: at the next heading that is none of a sidebar's, or the end of the text. */
function sectionEnd(lines: RawLine[], from: number): number {
  for (let at = from; at < lines.length; at += 1) {
    const text = lines[at]?.raw.trim() ?? '';
    if (text === '' || readBullet(text) !== undefined) continue;
    const kind = headingKind(text);
    if (kind !== undefined && !isFollowedByList(lines, at)) return at;
  }
  return lines.length;
}

/** "TOOLBOX" in the middle of a list is another tear, not the end. */
function isFollowedByList(lines: RawLine[], at: number): boolean {
  const mark = markAbove(lines, at);
  return mark !== undefined && isSideHeading(lines[at]?.raw ?? '') && endOfBlock(lines, at, mark) !== undefined;
}

/**
 * In a text with a torn sidebar, a short line between bullets that continues none of them belongs to the sidebar: it
 * begins with a capital, the row above was not full, and another bullet follows soon.
 */
function isStray(lines: RawLine[], at: number, tear: Tear): boolean {
  const text = lines[at]?.raw.trim() ?? '';
  if (!/^\p{Lu}/u.test(text) || text.length > sideCharsMax || findDates(text).length > 0) return false;
  let first = at;
  while (first > at - strayRowsMax && first > 0 && isShort(lines[first - 1]?.raw ?? '')) first -= 1;
  let last = at;
  while (last < at + strayRowsMax && isShort(lines[last + 1]?.raw ?? '')) last += 1;
  const above = lines[first - 1]?.raw ?? '';
  const isBetween =
    readBullet(lines[last + 1]?.raw.trim() ?? '')?.mark === tear.mark && markAbove(lines, first) === tear.mark;
  const firstWord = /^\S+/.exec(lines[first]?.raw.trim() ?? '')?.[0].length ?? 0;
  return (
    isBetween &&
    last > first &&
    last - first < 6 &&
    above.trim() !== '' &&
    above.length + 1 + firstWord <= tear.width - 8
  );
}

function isShort(raw: string): boolean {
  const text = raw.trim();
  return (
    /^\p{Lu}/u.test(text) &&
    text.length <= sideCharsMax &&
    readBullet(text) === undefined &&
    findDates(text).length === 0
  );
}
