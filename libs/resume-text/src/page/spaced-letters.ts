import { headingKind } from '../recognizers/headings.js';
import { isName } from '../recognizers/name.js';
import type { RawLine } from './physical-lines.js';
import { isTitle } from '../recognizers/titles.js';
import { common, places, verbs } from '../text/word-lists.js';

/** Letters set apart, words by a wider gap: "W O R K  H I S T O R Y". */
const spacedLine = /^[\p{L}&](?: {1,4}[\p{L}&'’.-]){3,60}:?$/u;
/** A town and its state in such letters: "L E E D S ,  U K", "L E E D S • U K". */
const spacedPlace = /^(\p{L}(?: {1,4}[\p{L}'’.-]){2,40}) {0,4}([,•·|]) {1,4}(\p{L}(?: {1,4}[\p{L}.]){1,30})$/u;
/** What parts such letters from another text of their row. */
const rowGap = / {6,}/;
/** What is said beside a heading in such letters: "S T A G E  W O R K  (since 2016)". */
const remarkBehind = /^([^()]{3,100}?) {1,6}(\([^()]*\))$/u;
/** A word of small capitals whose first letter is larger and came out as a word of its own: "P ROFILE". */
const smallCapitals = /(?<![\p{L}\p{N}.'’-])(\p{Lu}) (\p{Lu}{2,})(?![\p{Ll}])/gu;

/** closeSpacedLetters writes headings and names whose letters a designer set apart as words. */
export function closeSpacedLetters(written: RawLine[]): RawLine[] {
  const lines = joinSpacedName(written);
  const hasSmallCapitals = lines.filter(({ raw }) => isSmallCapitals(raw)).length >= 2;
  const spaced = lines.filter(({ raw }) => isSpaced(raw.trim()) || remarkedLetters(raw.trim()) !== undefined);
  return lines.map((line) => {
    const text = line.raw.trim();
    const remarked = remarkedLetters(text);
    const isShort = spaced.length >= titlesMin && shortTitle.test(text);
    const closed = remarked
      ? `${closeRow(remarked.letters)} ${remarked.remark}`
      : isShort
        ? text.replaceAll(' ', '')
        : isSpaced(text)
          ? closeRow(text)
          : hasSmallCapitals
            ? closeCapitals(text)
            : closePlace(text);
    if (closed === text) return line;
    // The first line of a page is its name.
    const isTitle =
      spaced.length >= titlesMin && (isShort || spaced.includes(line)) && line !== spaced[0] && !rowGap.test(text);
    return { ...line, raw: line.raw.replace(text, () => closed), ...(isTitle && { isTitle }) };
  });
}

function remarkedLetters(text: string): { letters: string; remark: string } | undefined {
  const [, letters = '', remark = ''] = remarkBehind.exec(text) ?? [];
  return remark !== '' && isSpaced(letters) && !rowGap.test(letters) ? { letters, remark } : undefined;
}

/** A name in letters set apart, the family name below: "E L E N A" above "R O S S I". */
function joinSpacedName(lines: RawLine[]): RawLine[] {
  const at = lines.findIndex(({ raw }) => raw.trim() !== '');
  const [first, second] = [lines[at], lines[at + 1]];
  const parts = [first, second].map((line) => line?.raw.trim() ?? '');
  if (!first || !second || !parts.every((part) => spacedLetters.test(part))) return lines;
  const closed = parts.map((part) => part.replaceAll(' ', ''));
  const name = closed.join(' ');
  if (closed.some((word) => headingKind(word) !== undefined || isTitle(word)) || !isName(name)) return lines;
  return [...lines.slice(0, at), { ...first, raw: name, end: second.end }, ...lines.slice(at + 2)];
}

/** One word in capitals, with one blank between its letters. */
const spacedLetters = /^\p{Lu}(?: [\p{Lu}’'-]){2,30}$/u;

/** Where so many lines have their letters set apart, it is the look of all headings. */
const titlesMin = 4;

/** Among them so few letters are one word or its first letters, whatever it is: "C P R", "A L S O". */
const shortTitle = /^\p{Lu}(?: \p{Lu}){2,4}$/u;

/** True for a line that begins with letters set apart, beside which another text may stand. */
function isSpaced(text: string): boolean {
  return text.length <= charsMax && spacedLine.test(text.split(rowGap)[0] ?? '');
}

const charsMax = 300;

function closeRow(text: string): string {
  const cells = text.split(rowGap);
  return cells.map((cell) => (spacedLine.test(cell) ? closeSpaced(cell) : cell)).join('      ');
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

function closePlace(text: string): string {
  const [, town = '', sign = '', state = ''] = spacedPlace.exec(text.slice(0, charsMax)) ?? [];
  const [name, region] = [town, state].map((part) =>
    part
      .split(/ {2,}/)
      .map((word) => word.replaceAll(' ', ''))
      .join(' '),
  );
  // Without a wider gap nothing tells where a word of a longer name begins.
  const isOneWord = / {2}/.test(text) || places.has(name ?? '') || places.has(region ?? '');
  return town !== '' && isOneWord ? `${name}${sign === ',' ? ', ' : ` ${sign} `}${region}` : text;
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
