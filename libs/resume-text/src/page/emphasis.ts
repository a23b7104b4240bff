import { findDates } from '../recognizers/dates.js';
import { entryKinds, headingKind } from '../recognizers/headings.js';
import type { RawLine } from './physical-lines.js';

const opening = /^(\s*(?:[-–•>] )?)(\*{1,3}|_{1,2})(?=[^\s*_])/;
/** Where bold begins in the middle of a line, behind a blank. */
const openingWithin = /^(.{1,300}[\s("“])(\*\*|__)(?=[^\s*_])/;
const linesMax = 5;

/** closeEmphasis takes the marks off what is set in bold or italics over more than one line. */
export function closeEmphasis(lines: RawLine[]): RawLine[] {
  const result = [...lines];
  lines.forEach((_line, at) => {
    const line = result[at] as RawLine;
    const [whole, before = '', mark = ''] = opening.exec(line.raw) ?? openingWithin.exec(line.raw) ?? [];
    if (whole === undefined) return;
    const text = line.raw.slice(whole.length);
    const end = text.includes(mark.charAt(0)) ? undefined : endOfEmphasis(lines, at, mark);
    if (end === undefined) return;
    const last = result[end] as RawLine;
    const found = last.raw.indexOf(mark);
    result[at] = { ...line, raw: before + text };
    result[end] = { ...last, raw: last.raw.slice(0, found) + last.raw.slice(found + mark.length) };
  });
  return withoutLoneMarks(result);
}

const loneMark = /^(\s*)\*\*( ?)(?=[\p{L}\p{N}])(?![^*]*\*\*)/u;

/**
 * Bold that begins a line and is closed nowhere has lost its end. Behind a blank it may be the mark of an inner bullet, unless
 * two such lines are the head of a job, of which one has its time.
 */
function withoutLoneMarks(lines: RawLine[]): RawLine[] {
  const isMarked = (at: number) => loneMark.test(lines[at]?.raw ?? '');
  const isTimed = (at: number) => findDates(lines[at]?.raw ?? '').some(({ isRange }) => isRange);
  const isHead = (at: number) =>
    isMarked(at) && isMarked(at + 1) && !isMarked(at + 2) && isTimed(at) !== isTimed(at + 1);
  return lines.map((line, at) => {
    const [, indent = '', blank = ''] = loneMark.exec(line.raw) ?? [];
    const isLone = isMarked(at) && (blank === '' || isHead(at) || (isHead(at - 1) && !isMarked(at - 2)));
    return isLone ? { ...line, raw: line.raw.replace(loneMark, indent) } : line;
  });
}

const boldName = /^(\s*)(\*\*|__)([^*_:]{3,40})\2 {1,3}(?=[\p{L}\p{N}])/u;

/** setBoldHeadings gives "**Languages** English, Afrikaans" the colon that its bold stands for. */
export function setBoldHeadings(lines: RawLine[]): RawLine[] {
  return lines.map((line) => {
    const [whole, indent = '', , name = ''] = boldName.exec(line.raw) ?? [];
    const kind = whole === undefined ? undefined : headingKind(name);
    if (whole === undefined || kind === undefined || entryKinds.has(kind)) return line;
    return { ...line, raw: `${indent}${name}: ${line.raw.slice(whole.length)}` };
  });
}

/**
 * The line in which the mark stands again behind a word, before any other mark of its kind and any blank line. One sign
 * alone closes at the end of its line.
 */
function endOfEmphasis(lines: RawLine[], from: number, mark: string): number | undefined {
  for (let at = from + 1; at < Math.min(lines.length, from + linesMax); at += 1) {
    const text = lines[at]?.raw.trim() ?? '';
    if (text === '') return undefined;
    const found = text.indexOf(mark.charAt(0));
    if (found < 0) continue;
    const rest = text.slice(found + mark.length);
    const isClosed = found > 0 && text.startsWith(mark, found) && /\S/.test(text.charAt(found - 1));
    return isClosed && (rest === '' || (mark.length > 1 && /^[^\p{L}\p{N}*_]/u.test(rest))) ? at : undefined;
  }
  return undefined;
}
