import { readBullet } from './bullets.js';
import { findDates } from './dates.js';
import type { RawLine } from './physical-lines.js';
import { isDegree, isInstitution, isOrganization, isTitle } from './titles.js';

/** "1 | P a g e", as Word writes it at the foot of a page, and "Page | 2". */
const ofWord = String.raw`\d{1,3} ?\| ?p ?a ?g ?e|\d{1,3} p a g e|p ?a ?g ?e ?\| ?\d{1,3}`;
const wordMark = new RegExp(`^(?:${ofWord})$`, 'iu');
const behindText = new RegExp(String.raw`(?<=\S) {3,200}(?:${ofWord}|page ?\d{1,3} ?(?:of|\/) ?\d{1,3})$`, 'iu');
const charsMax = 300;

/** isWordPageMark is true for the number of a page as Word writes it: "1 | P a g e". */
export function isWordPageMark(text: string): boolean {
  return wordMark.test(text);
}

/** partPageMarks gives the number of a page a line of its own where it stands at the right of a line of the text. */
export function partPageMarks(lines: RawLine[]): RawLine[] {
  return lines.flatMap((line) => {
    const mark = line.raw.length > charsMax ? null : behindText.exec(line.raw.trimEnd());
    const text = mark ? line.raw.slice(0, mark.index).trimEnd() : '';
    if (!mark || !saysSomething(text.trim())) return [line];
    return [
      { ...line, raw: text, end: line.start + text.length },
      { ...line, raw: mark[0], start: line.start + mark.index },
    ];
  });
}

/** The name of the document or of its writer stands beside the number of a page, too. */
function saysSomething(text: string): boolean {
  const isNamed = isTitle(text) || isDegree(text) || isInstitution(text) || isOrganization(text);
  return readBullet(text) !== undefined || (isNamed && findDates(text).length > 0) || /\p{Ll}{3}[.!?]$/u.test(text);
}
