import { readBullet } from './bullets.js';
import { findDates } from './dates.js';
import { headingKind } from './headings.js';
import type { RawLine } from '../page/physical-lines.js';
import { isDegree, isInstitution, isOrganization, isTitle } from './titles.js';

/** "1 | P a g e", as Word writes it at the foot of a page, and "Page | 2". */
const ofWord = String.raw`\d{1,3} ?\| ?p ?a ?g ?e|\d{1,3} p a g e|p ?a ?g ?e ?\| ?\d{1,3}`;
const wordMark = new RegExp(`^(?:${ofWord})$`, 'iu');
const behindText = new RegExp(String.raw`(?<=\S) {3,200}(?:${ofWord}|page ?\d{1,3} ?(?:of|\/) ?\d{1,3})$`, 'iu');
/** "1 of 1" alone may be part of a text; behind a heading it is the number of the page. */
const behindHeading = /(?<=\S) {3,200}(?:(?:page|p\.|pg\.?|seite) ?)?\d{1,2} ?(?:(?:of|\/|von) ?\d{1,2})?$/iu;
const charsMax = 300;

/** isWordPageMark is true for the number of a page as Word writes it: "1 | P a g e". */
export function isWordPageMark(text: string): boolean {
  return wordMark.test(text);
}

/** partPageMarks gives the number of a page a line of its own where it stands at the right of a line of the text. */
export function partPageMarks(lines: RawLine[]): RawLine[] {
  return lines.flatMap((line) => {
    const raw = line.raw.length > charsMax ? '' : line.raw.trimEnd();
    const at = placeOfMark(raw);
    if (at === undefined) return [line];
    const text = raw.slice(0, at).trimEnd();
    return [
      { ...line, raw: text, end: line.start + text.length },
      { ...line, raw: raw.slice(at), start: line.start + at },
    ];
  });
}

/** Where the number of a page begins behind a text that is the person's own; undefined where there is none. */
function placeOfMark(raw: string): number | undefined {
  const heading = behindHeading.exec(raw);
  if (heading && headingKind(raw.slice(0, heading.index).trim()) !== undefined) return heading.index;
  const mark = behindText.exec(raw);
  return mark && saysSomething(raw.slice(0, mark.index).trim()) ? mark.index : undefined;
}

/** The name of the document or of its writer stands beside the number of a page, too. */
function saysSomething(text: string): boolean {
  const isNamed = isTitle(text) || isDegree(text) || isInstitution(text) || isOrganization(text);
  return readBullet(text) !== undefined || (isNamed && findDates(text).length > 0) || /\p{Ll}{3}[.!?]$/u.test(text);
}
