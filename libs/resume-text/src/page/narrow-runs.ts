import { readBullet } from '../recognizers/bullets.js';
import { hasContact } from '../recognizers/contact-patterns.js';
import { headingKind } from '../recognizers/headings.js';
import { isName } from '../recognizers/name.js';
import { isOpen } from '../recognizers/line-joints.js';
import type { RawLine } from './physical-lines.js';

const narrowCharsMax = 42;
const wideCharsMin = 60;
const wideLinesMin = 5;
const runLinesMin = 6;
const brokenMin = 2;
/** Letters are not all as wide as each other. */
const unevenMax = 1;

/**
 * withNarrowRuns tells the lines of a side column how wide it is where a converter printed the column before or behind
 * the text beside it: sections of short lines, of which several surely go on where the next word would not have fitted.
 */
export function withNarrowRuns(lines: RawLine[]): RawLine[] {
  const wide = lines.filter(({ raw, width }) => width === undefined && raw.trim().length >= wideCharsMin);
  if (wide.length < wideLinesMin) return lines;
  const result = [...lines];
  for (const run of runsOf(lines)) {
    const { from, end, width } = widthOfRun(lines, run);
    if (width === undefined) continue;
    for (let at = from; at < end; at += 1) result[at] = { ...(lines[at] as RawLine), width, isPrintedApart: true };
  }
  return result;
}

/** Each run of short lines, from a heading to the last empty line or heading above the next long line. */
function runsOf(lines: readonly RawLine[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < lines.length; from += 1) {
    if (!isShort(lines[from]) || !isHeading(lines[from])) continue;
    let end = from + 1;
    let last = end;
    for (; isShort(lines[end]) && !isOfJobs(lines[end]); end += 1)
      if (lines[end]?.raw.trim() === '' || isHeading(lines[end])) last = end;
    const isAtEnd = end >= lines.length || isOfJobs(lines[end]);
    runs.push({ from, end: isAtEnd ? end : last });
    from = end - 1;
  }
  return runs;
}

/** Run is a part of the lines, from one of them to the one before `end`. */
interface Run {
  from: number;
  end: number;
}

/**
 * How wide the column of a run is. Behind a column that was printed first stand the name of the person and a headline, which may
 * be wider: the run may end above the name.
 */
function widthOfRun(lines: readonly RawLine[], { from, end }: Run): Run & { width: number | undefined } {
  const texts = lines.slice(from, end).map(({ raw }) => raw.trim());
  const width = widthOf(texts);
  const top = texts.findLastIndex((text, at) => at > 0 && texts[at - 1] === '' && isName(text));
  if (width !== undefined || top < 0) return { from, end, width };
  return { from, end: from + top, width: widthOf(texts.slice(0, top)) };
}

/** An address of one word may be longer than the column is wide. */
function isShort(line: RawLine | undefined): boolean {
  if (line === undefined || line.width !== undefined) return false;
  const text = line.raw.trim();
  return !/\S(?:\t| {3})/.test(text) && (text.length <= narrowCharsMax || isAddress(text));
}

const addressCharsMax = 90;

function isAddress(text: string): boolean {
  return text.length <= addressCharsMax && hasContact(text) && text.split(' ').length <= 2;
}

function isHeading(line: RawLine | undefined): boolean {
  const text = line?.raw.trim() ?? '';
  return line?.isTitle === true || headingKind(text) !== undefined || /^\p{Lu}[\p{Lu} &/]{2,30}$/u.test(text);
}

function isOfJobs(line: RawLine | undefined): boolean {
  return headingKind(line?.raw.trim() ?? '') === 'experience';
}

function widthOf(texts: readonly string[]): number | undefined {
  const items = texts.filter((text) => text !== '' && headingKind(text) === undefined && !isAddress(text));
  const width = Math.max(0, ...items.map(({ length }) => length));
  const rooms = texts.flatMap((text, at) => {
    const above = texts[at - 1] ?? '';
    return goesOn(above, text) ? [width - above.length - 1 - (/^\S+/.exec(text)?.[0].length ?? 0)] : [];
  });
  const broken = rooms.filter((room) => room <= unevenMax).length;
  if (items.length < runLinesMin) return undefined;
  if (isProfile(texts)) return width;
  return broken >= brokenMin && broken * 4 >= rooms.length * 3 ? width : undefined;
}

/** The column at the left of a profile that a network of professionals prints. */
function isProfile(texts: readonly string[]): boolean {
  return texts.includes('Top Skills') && texts.some((text) => text.endsWith('(LinkedIn)'));
}

/** True for a line that no item begins with, or below one that no item ends with. */
function goesOn(above: string, text: string): boolean {
  if (above === '' || text === '' || readBullet(text) !== undefined || headingKind(above) !== undefined) return false;
  if (isAddress(above) || isAddress(text)) return false;
  return /^(?:\p{Ll}|\()/u.test(text) || /[,;]$/.test(above) || isOpen(above);
}
