import { findDates } from '../recognizers/dates.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import type { SectionKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import { isTold } from './lists-of-lines.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { splitGaps } from '../text/split-cells.js';
import { isWholeStudy } from '../lines/studies.js';
import { isDegree, isOrganization, isTitle } from '../recognizers/titles.js';

/** withEqualLines treats lines of equal rank in one section in one way: all are heads of entries, or all are lines. */
export function withEqualLines(lines: LogicalLine[], kind: SectionKind): LogicalLine[] {
  if (lines.some(({ level }) => level > 0) || lines.length < 2) return lines;
  if (kind === 'skills' && isListWithOneLabel(lines))
    return lines.map((line) => (line.label === 'sub' ? asItem(line) : line));
  if (lines.every(({ mark }) => mark === undefined)) {
    if (kind === 'publications' && !lines.some(({ text }) => isWholeStudy(text) || isDegree(text)))
      return lines.map((line) => (line.label === 'sub' ? line : asItem(line)));
    return isListOfLines(lines, kind) ? lines.map(asItem) : lines;
  }
  if (kind === 'experience') return withDatedTitles(lines);
  return kind === 'education' ? lines : withTitlesAboveBullets(lines);
}

/** withoutSubjects makes lines of heads that are a list of what was taught or shown. */
export function withoutSubjects(lines: LogicalLine[], kind: SectionKind, isNamed: boolean): LogicalLine[] {
  const isPlain = lines.every(({ level, mark }) => level === 0 && mark === undefined);
  // A line without a time that stands apart below the list is no part of it.
  const apart = lines.findIndex(({ blanksBefore }, at) => at > 0 && blanksBefore > 0);
  const list = apart > 0 && lines.slice(apart).every(({ label }) => label !== 'head') ? lines.slice(0, apart) : lines;
  if (!isPlain || !isListOfSubjects(list, kind, isNamed)) return lines;
  return lines.map((line, at) => (at < list.length ? asItem(line) : line));
}

/** One line among skills that stand one below the other, as short as they are, is one of them and no title. */
function isListWithOneLabel(lines: readonly LogicalLine[]): boolean {
  const labels = lines.filter(({ label }) => label === 'sub');
  const at = lines.findIndex(({ label }) => label === 'sub');
  const isPlainItem = ({ text, mark, blanksBefore }: LogicalLine) =>
    mark === undefined && blanksBefore === 0 && text.length <= itemCharsMax && !text.endsWith(':');
  return labels.length === 1 && at > 0 && at < lines.length - 1 && lines.slice(1).every(isPlainItem);
}

const itemCharsMax = 60;

function asItem(line: LogicalLine): LogicalLine {
  return { ...line, label: 'item' };
}

/** Where one line of a plain list has a year and looks like a head, and those below it are no sentences, none is one. */
function isListOfLines(lines: LogicalLine[], kind: SectionKind): boolean {
  if (kind === 'experience' || kind === 'education') return false;
  const [first, ...others] = lines;
  if (first?.label !== 'head' || others.some(({ label }) => label === 'head' || label === 'sub')) return false;
  return others.every(
    ({ text, blanksBefore, indent }) => blanksBefore === 0 && indent <= first.indent && !isTold(text),
  );
}

/** Lines that all look like heads, few of which name a post, are a list of what was taught or shown. */
function isListOfSubjects(lines: LogicalLine[], kind: SectionKind, isNamed: boolean): boolean {
  if (kind === 'education' || lines.some(({ text }) => readFormLabel(text) !== undefined)) return false;
  if (
    lines.length < subjectsMin ||
    lines.some(({ label, blanksBefore }, at) => label !== 'head' || (at > 0 && blanksBefore > 0))
  )
    return false;
  const isNaming = ({ text }: LogicalLine) =>
    isTitle(text) || isWholeStudy(text) || (isNamed && findDates(text).some(({ isRange }) => isRange));
  return lines.filter(isNaming).length * 2 < lines.length;
}

const subjectsMin = 5;

/** Among marked bullets, a line without a mark right above another bullet is the title of the next project. */
function withTitlesAboveBullets(lines: LogicalLine[]): LogicalLine[] {
  const [first, second] = lines;
  if (!first || first.mark !== undefined || second?.mark === undefined) return lines;
  if (first.label !== 'sub' && first.label !== 'head') return lines;
  const isOpen = (at: number) => lines[at]?.mark !== undefined;
  return lines.map((line, at) => {
    const isTitleOnly = line.label === 'head' && first.label === 'sub' && findDates(line.text).length === 0;
    const isPlainLine = isPlain(line) || (line.mark === undefined && isTitleOnly);
    const isAlike = at > 0 && isPlainLine && line.indent === first.indent && line.text.length < titleCharsMax;
    return isAlike && isOpen(at - 1) && isOpen(at + 1) && !/[.:;,]$/.test(line.text)
      ? { ...line, label: first.label }
      : line;
  });
}

const titleCharsMax = 90;

/** Among jobs and their marked bullets, a title with its time right above a bullet is a head, with the employer above it. */
function withDatedTitles(lines: LogicalLine[]): LogicalLine[] {
  if (!lines.some(({ label, mark }) => label === 'head' && mark === undefined)) return lines;
  const result = [...lines];
  lines.forEach((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (!above || below?.mark === undefined || !isPlain(line) || !isDatedTitle(line.text)) return;
    result[at] = { ...line, label: 'head' };
    const isEmployer = isPlain(above) && above.text.length < titleCharsMax && line.blanksBefore === 0;
    if (isEmployer && isOrganization(above.text) && !/[.:;]$/.test(above.text) && findDates(above.text).length === 0)
      result[at - 1] = { ...above, label: 'head' };
  });
  return result;
}

function isPlain({ label, mark }: LogicalLine): boolean {
  return mark === undefined && (label === 'item' || label === 'prose' || label === 'bullet');
}

/** "MILLWRIGHT HELPER   '03 - '09": a title, and behind a gap, a bracket or a comma the period that ends its line. */
function isDatedTitle(text: string): boolean {
  if (isTitleAndEnd(text)) return true;
  const span = findDates(text).at(-1);
  if (!span?.isRange || text.length > titleCharsMax || /\p{L}/u.test(text.slice(span.end))) return false;
  const before = text.slice(0, span.start);
  return isTitle(before) && /(?: {2}|\t|[,(|–—-] ?)$/.test(before) && !isTold(before);
}

/** isTitleAndEnd is true for "Sales Associate    until July 2024": a title, and behind a gap one end of its time. */
export function isTitleAndEnd(text: string): boolean {
  const [title = '', time = '', ...others] = splitGaps(text);
  const isEnd = /^(?:from|since|to|until|till) /iu.test(time) && isDatesAlone(time.replace(/^\S+ /u, ''));
  return others.length === 0 && isTitle(title) && isEnd && !isTold(title);
}
