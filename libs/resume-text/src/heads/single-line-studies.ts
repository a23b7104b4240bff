import { blocksOf } from '../lines/blocks.js';
import { findDates } from '../recognizers/dates.js';
import { isOfStudies } from '../lines/head-runs.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import { areCourses } from './lists-of-lines.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { splitGaps } from '../text/split-cells.js';
import { isStudyRemark } from '../recognizers/study-remarks.js';
import { isDegree, isInstitution } from '../recognizers/titles.js';

const linesMin = 3;
const charsMax = 130;

/**
 * withSingleLineStudies: where studies and courses take one line each, all of them are entries, whatever tells that they
 * are; what says more of one is a line below it. Blocks in which a school or a degree has a line of its own stay as they are.
 */
export function withSingleLineStudies(lines: LogicalLine[]): LogicalLine[] {
  if (!lines.some(({ label }) => label === 'head') || lines.some(({ level }) => level > 0)) return lines;
  const blocks = blocksOf(lines).map((block) => (isStudyApart(block, lines[0]) ? block.map(asHead) : block));
  const others = blocks.filter((block) => !isSingleLined(block));
  if (others.length === blocks.length || others.some((block) => headsOf(block) > headLinesMax)) return blocks.flat();
  return blocks.flatMap((block) => (others.includes(block) ? withLevel(block) : withEntries(block)));
}

/** Two lines with a time are no list: there only what looks like a head by itself is one. */
function withEntries(block: readonly LogicalLine[]): LogicalLine[] {
  const indent = block[0]?.indent ?? 0;
  const dated = block.filter((line) => isEntry(line, indent) && findDates(line.text).length > 0);
  return block.map((line) => (line.label === 'head' || dated.length >= linesMin ? asLine(line, indent) : line));
}

const headLinesMax = 1;

function headsOf(block: readonly LogicalLine[]): number {
  return block.filter(({ label }) => label === 'head').length;
}

/** Among entries of one line each a level tells where an entry begins. */
function withLevel(block: readonly LogicalLine[]): LogicalLine[] {
  return block.map((line, at) => (at === 0 && line.label === 'head' ? { ...line, level: 1 } : line));
}

function asHead(line: LogicalLine): LogicalLine {
  return { ...line, label: 'head' };
}

function asLine(line: LogicalLine, indent: number): LogicalLine {
  const isNamed = namesStudy(line) && (!isRemark(line.text) || /^[\p{L} ]{3,30}: /u.test(line.text));
  const isHead = line.label === 'head' && line.indent === indent && isNamed;
  if (isHead || isEntry(line, indent)) return { ...line, label: 'head', level: 1 };
  return line.label === 'head' ? { ...line, label: 'prose' } : line;
}

function isSingleLined(block: readonly LogicalLine[]): boolean {
  const [first] = block;
  if (!first || block.length < linesMin || !block.every(isPlain)) return false;
  const entries = block.filter((line) => isEntry(line, first.indent));
  const dated = entries.filter(({ text }) => findDates(text).length > 0);
  const isTorn = block.some(
    (line) =>
      isDatesAlone(line.text) ||
      (namesStudy(line) && !line.text.startsWith('(') && (line.indent !== first.indent || isPart(line.text))),
  );
  return !isTorn && !areCourses(block) && isEntry(first, first.indent) && dated.length * 3 >= block.length * 2;
}

/** A school or a degree by itself: the rest of the study stands in the next line. */
function isPart(text: string): boolean {
  return !isRemark(text) && findDates(text).length === 0;
}

function namesStudy({ text }: LogicalLine): boolean {
  return isDegree(text) || isInstitution(text);
}

function isEntry({ text, indent }: LogicalLine, first: number): boolean {
  return indent === first && /^[\p{Lu}\p{N}"“]/u.test(text) && text.length <= charsMax && !isRemark(text);
}

/** What says more of a study: its marks, its subjects, a sentence, what stands in brackets. */
function isRemark(text: string): boolean {
  if (isStudyRemark(text) || isOfStudies(text) || /^\(|\p{Ll}{3}\.$/u.test(text)) return true;
  return findDates(text).length === 0 && /: |\p{L}{3}\. \p{Lu}|\d\. \p{Lu}|\d ?%/u.test(text);
}

function isPlain({ mark, label, text }: LogicalLine): boolean {
  return mark === undefined && splitGaps(text).length <= cellsMax && label !== 'heading' && label !== 'sub';
}

/** A row of more cells is one of a table. */
const cellsMax = 2;

/** A degree with its school and time that stands apart among others. */
function isStudyApart([only, other]: readonly LogicalLine[], first: LogicalLine | undefined): boolean {
  if (!only || other !== undefined || !isPlain(only) || only.indent !== first?.indent) return false;
  const isStudy = isDegree(only.text) && isInstitution(only.text) && findDates(only.text).length > 0;
  return isStudy && only.text.length <= charsMax && !isRemark(only.text);
}
