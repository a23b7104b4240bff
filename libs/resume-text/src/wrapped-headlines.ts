import { hasContact, isPlace } from './contacts.js';
import { isTimeOfPost } from './durations.js';
import { headingKind } from './headings.js';
import { isName } from './name.js';
import { isPlaceAlone } from './place-line.js';
import type { RawLine } from './physical-lines.js';

const linesMax = 80;
const lineCharsMax = 160;
const headlineLinesMax = 4;
/** The export of a profile breaks the line below the name where it is full, and nowhere else. */
const fullLineChars = 64;

/**
 * joinWrappedHeadlines joins the line below a name that a page broke: behind a bar ("Buyer | Textiles |"), and in the export
 * of a profile wherever the line is full. The place below it stays a line of its own.
 */
export function joinWrappedHeadlines(lines: RawLine[]): RawLine[] {
  const texts = lines.slice(0, linesMax).map(({ raw }) => raw.trim());
  const nameAt = texts.findIndex((text, at) => isNameAbove(texts, text, at));
  if (nameAt < 0) return lines;
  const isProfile = beginsWithContact(texts) && lines.some(({ raw }) => isTimeOfPost(raw.trim()));
  const from = nameAt + 1;
  let end = from + 1;
  while (end - from < headlineLinesMax && goesOn(texts[end - 1] ?? '', texts[end] ?? '', isProfile)) end += 1;
  const [first, last] = [lines[from], lines[end - 1]];
  if (!first || !last || end - from < 2) return lines;
  const raw = texts.slice(from, end).join(' ');
  return [...lines.slice(0, from), { ...first, raw, end: last.end }, ...lines.slice(end)];
}

/** The export of a profile begins with the side column of its page. */
function beginsWithContact(texts: readonly string[]): boolean {
  return headingKind(texts.find((text) => text !== '') ?? '') === 'contact';
}

/** A name at the top of the page, or below a side column, with a line right below it. */
function isNameAbove(texts: readonly string[], text: string, at: number): boolean {
  const isApart = at === 0 || texts[at - 1] === '';
  const below = texts[at + 1] ?? '';
  return isApart && isName(text) && below !== '' && !hasContact(below) && headingKind(below) === undefined;
}

function goesOn(above: string, below: string, isProfile: boolean): boolean {
  if (below === '' || above.length + below.length > lineCharsMax * 2 || hasContact(above + below)) return false;
  if (isPlace(below) || isPlaceAlone(below) || headingKind(below) !== undefined) return false;
  const firstWord = /^\S+/.exec(below)?.[0] ?? '';
  return (
    (/\S \|$/.test(above) && !isPlace(above.split('|')[0] ?? '')) ||
    (isProfile && above.length + 1 + firstWord.length > fullLineChars && !/[.!?]$/.test(above))
  );
}
