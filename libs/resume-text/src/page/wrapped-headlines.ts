import { hasContact, isPlace } from '../recognizers/contacts.js';
import { headingKind } from '../recognizers/headings.js';
import { isName } from '../recognizers/name.js';
import type { RawLine } from './physical-lines.js';

const linesMax = 80;
const lineCharsMax = 160;
const headlineLinesMax = 4;

/**
 * joinWrappedHeadlines joins the line below a name where a page broke it behind a bar: "Buyer | Textiles |" above "Looking
 * for a larger range". The place below it stays a line of its own.
 */
export function joinWrappedHeadlines(lines: RawLine[]): RawLine[] {
  const texts = lines.slice(0, linesMax).map(({ raw }) => raw.trim());
  const nameAt = texts.findIndex((text, at) => isNameAbove(texts, text, at));
  if (nameAt < 0) return lines;
  const from = nameAt + 1;
  let end = from + 1;
  while (end - from < headlineLinesMax && goesOn(texts[end - 1] ?? '', texts[end] ?? '')) end += 1;
  const [first, last] = [lines[from], lines[end - 1]];
  if (!first || !last || end - from < 2) return lines;
  const raw = texts.slice(from, end).join(' ');
  // No line of the page is as long: the one below does not go on with it.
  const joined = { ...first, raw, end: last.end, width: raw.length + lineCharsMax };
  return [...lines.slice(0, from), joined, ...lines.slice(end)];
}

/** A name at the top of the page, or below a side column, with a line right below it. */
function isNameAbove(texts: readonly string[], text: string, at: number): boolean {
  const isApart = at === 0 || texts[at - 1] === '';
  const below = texts[at + 1] ?? '';
  return isApart && isName(text) && below !== '' && !hasContact(below) && headingKind(below) === undefined;
}

function goesOn(above: string, below: string): boolean {
  if (below === '' || above.length > lineCharsMax || below.length > lineCharsMax) return false;
  if (hasContact(above) || hasContact(below) || isPlace(below) || headingKind(below) !== undefined) return false;
  return /\S \|$/.test(above) && !isPlace(above.split('|')[0] ?? '');
}
