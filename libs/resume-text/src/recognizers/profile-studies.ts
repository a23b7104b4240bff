import { headingKind } from './headings.js';
import type { RawLine } from '../page/physical-lines.js';

/** "Master's degree, Digital Humanities · (2015 - 2016)", as a saved profile writes what was studied. */
const whole = / · \((?:\p{L}+ )?\d{4}(?: - (?:\p{L}+ )?\d{4})?\)$/u;
/** How many lines a study is broken over at most. */
const partsMax = 4;

/** isStudyOfProfile is true for a line that ends with the years of a study in brackets, as a saved profile writes it. */
export function isStudyOfProfile(text: string): boolean {
  return whole.test(text);
}

/**
 * joinProfileStudies puts together what a narrow column broke of the studies of a saved profile: the school stands above in a line of
 * its own, and all below it up to the years in brackets is one line.
 */
export function joinProfileStudies(lines: RawLine[]): RawLine[] {
  if (!lines.some(({ raw }) => isStudyOfProfile(raw.trim()))) return lines;
  const result: RawLine[] = [];
  let isInside = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as RawLine;
    const text = line.raw.trim();
    const kind = headingKind(text);
    if (kind !== undefined) isInside = kind === 'education';
    const isBelowSchool = isInside && text !== '' && isFirst(lines, at - 1) && kind === undefined;
    const end = isBelowSchool ? endOfStudy(lines, at) : at + 1;
    const rows = lines.slice(at, end);
    result.push(
      rows.length < 2
        ? line
        : { ...line, raw: rows.map(({ raw }) => raw.trim()).join(' '), end: (rows.at(-1) ?? line).end },
    );
    at = end - 1;
  }
  return result;
}

/** True for the first line of a block, which has a blank line or a heading above it. */
function isFirst(lines: readonly RawLine[], at: number): boolean {
  const [above = '', text = ''] = [lines[at - 1]?.raw.trim(), lines[at]?.raw.trim()];
  return text !== '' && headingKind(text) === undefined && (above === '' || headingKind(above) !== undefined);
}

/** Behind the line that closes the years; the line after `from` where no line of its block does. */
function endOfStudy(lines: readonly RawLine[], from: number): number {
  let text = '';
  for (let at = from; at < from + partsMax && at < lines.length; at += 1) {
    const part = lines[at]?.raw.trim() ?? '';
    if (part === '') break;
    text = `${text} ${part}`;
    if (isStudyOfProfile(text)) return at + 1;
  }
  return from + 1;
}
