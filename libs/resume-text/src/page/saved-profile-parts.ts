import { readBullet } from '../recognizers/bullets.js';
import type { RawLine } from './physical-lines.js';

/**
 * ProfilePart is what a line of a saved profile is: the page prints the addresses and short lists of a side column, then the
 * name, what the person says of themselves in a line, the place, and the posts and studies in an order of its own.
 */
export type ProfilePart =
  | 'furniture'
  | 'heading'
  | 'contact'
  | 'item'
  | 'name'
  | 'headline'
  | 'place'
  | 'employer'
  | 'total'
  | 'title'
  | 'time'
  | 'town'
  | 'school'
  | 'degree'
  | 'text'
  /** What surely goes on with the text above. */
  | 'rest';

/** ProfileRow is a line of such a page that says something. */
export interface ProfileRow {
  text: string;
  line: RawLine;
  /** True below an empty line that is not there for the end of a page. */
  hasGap: boolean;
  /** True for the first line of a page: what parts it from the line above is the page. */
  isBelowPage: boolean;
  part?: ProfilePart;
}

const pageMark = /^page \d{1,3} of \d{1,3}$/i;

/** profileRows lists the lines of a page that say something; the marks of its pages are furniture. */
export function profileRows(lines: readonly RawLine[]): { rows: ProfileRow[]; marks: ProfileRow[] } {
  const [rows, marks]: [ProfileRow[], ProfileRow[]] = [[], []];
  let [hasGap, isBelowPage] = [false, false];
  for (const line of lines) {
    const text = line.raw.trim();
    if (text === '') {
      hasGap = true;
      continue;
    }
    if (pageMark.test(text)) {
      marks.push({ text, line, hasGap, isBelowPage: false, part: 'furniture' });
      isBelowPage = true;
      continue;
    }
    rows.push({ text, line, hasGap: hasGap && !isBelowPage, isBelowPage });
    [hasGap, isBelowPage] = [false, false];
  }
  return { rows, marks };
}

/** joinRows makes one row of several. */
export function joinRows(rows: readonly ProfileRow[], part: ProfilePart, joint = ' '): ProfileRow[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const text = rows.map((row) => row.text).join(joint);
  return [{ ...first, part, text, line: { ...first.line, raw: text, end: last.line.end } }];
}

/** widthOf is how long the longest of some lines is, below which its column is no narrower. */
export function widthOf(rows: readonly ProfileRow[]): number {
  return rows.reduce((width, { text }) => Math.max(width, text.length), 0);
}

/** goesOnAt is true where the first word of a line would not have fitted above, in a column of that width. */
export function goesOnAt(above: string, text: string, width: number): boolean {
  const [word = ''] = text.split(' ');
  return above.length + 1 + word.length > width;
}

/** placeName is a place as the page writes it, known or not: "Leeds", "Stoke-on-Trent, England, United Kingdom". */
export const placeName =
  /^\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:\p{Lu}[\p{L}\p{M}.'’-]*|of|and|de|am|upon)){0,4}(?:, \p{Lu}[\p{L}\p{M}.'’-]*(?: (?:\p{Lu}[\p{L}\p{M}.'’-]*|of|and|de|am|upon)){0,3}){0,2}$/u;

/** A page that breaks its lines has several nearly as long as the longest, and none much longer than a page is wide. */
const pageWidthMax = 110;
const fullRowsMin = 3;
const nearlyFull = 12;

/** toldRows are the lines of a text: what begins with a small letter, or would not have fitted in the middle of a sentence, goes on. */
export function toldRows(rows: readonly ProfileRow[], width: number): ProfileRow[] {
  const full = rows.filter(({ text }) => text.length > width - nearlyFull).length;
  const isWrapped = width <= pageWidthMax && full >= Math.min(fullRowsMin, rows.length);
  return rows.map((row, at): ProfileRow => {
    const above = rows[at - 1];
    if (!above || row.hasGap || readBullet(row.text)) return { ...row, part: 'text' };
    const isSentence = /[.!?:;]["”)]?$/.test(above.text);
    // At the end of a page nobody can tell an empty line from the page's own.
    if (row.isBelowPage && isSentence && isWrapped && above.text.length <= width - nearlyFull)
      return { ...row, hasGap: true, part: 'text' };
    const isWithin = isWrapped && goesOnAt(above.text, row.text, width) && !isSentence;
    return { ...row, part: isWithin || /^\p{Ll}/u.test(row.text) ? 'rest' : 'text' };
  });
}
