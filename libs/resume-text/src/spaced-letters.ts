import { headingKind } from './headings.js';
import type { RawLine } from './physical-lines.js';
import { common, verbs } from './word-lists.js';

/** Letters set apart, words by a wider gap: "W O R K  H I S T O R Y". */
const spacedLine = /^[\p{L}&](?: {1,4}[\p{L}&]){3,60}:?$/u;
/** A word of small capitals whose first letter is larger and came out as a word of its own: "P ROFILE". */
const smallCapitals = /(?<![\p{L}\p{N}.'’-])(\p{Lu}) (\p{Lu}{2,})(?![\p{Ll}])/gu;

/** closeSpacedLetters writes headings and names whose letters a designer set apart as words. */
export function closeSpacedLetters(lines: RawLine[]): RawLine[] {
  const hasSmallCapitals = lines.filter(({ raw }) => isSmallCapitals(raw)).length >= 2;
  return lines.map((line) => {
    const text = line.raw.trim();
    const closed = spacedLine.test(text) ? closeSpaced(text) : hasSmallCapitals ? closeCapitals(text) : text;
    return closed === text ? line : { ...line, raw: line.raw.replace(text, () => closed) };
  });
}

/** Letters without a wider gap are closed only where a known heading or word comes out. */
function closeSpaced(text: string): string {
  const words = text.split(/ {2,}/).map((word) => word.replaceAll(' ', ''));
  if (words.length > 1) return words.join(' ');
  const [word = ''] = words;
  const cuts = Array.from({ length: word.length }, (_, at) =>
    at === 0 ? word : `${word.slice(0, at)} ${word.slice(at)}`,
  );
  const isKnown = (each: string) => headingKind(each) !== undefined || common.has(each) || verbs.has(each);
  return cuts.find(isKnown) ?? text;
}

/** True for a line in small capitals that is a known heading once its words are closed. */
function isSmallCapitals(raw: string): boolean {
  const text = raw.trim();
  if (text.length > 60 || text !== text.toUpperCase()) return false;
  const closed = text.replace(smallCapitals, '$1$2');
  return closed !== text && headingKind(closed) !== undefined;
}

function closeCapitals(text: string): string {
  return text.length > 80 || text !== text.toUpperCase() ? text : text.replace(smallCapitals, '$1$2');
}
