import { blocksOf } from '../lines/blocks.js';
import { isPlace } from '../recognizers/contacts.js';
import { findDates } from '../recognizers/dates.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import { cutHead } from '../recognizers/head-atoms.js';
import { headingKind, type SectionKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { withTimesAbove } from './times-above.js';
import { isDegree, isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';

const lineCharsMax = 100;
const blocksMin = 2;

/**
 * withAlikeBlocks gives the head of each job as many lines as the others have: where most blocks that begin with their time
 * alone have a title and an employer below it, the third line of another one is its employer, whatever it looks like.
 */
export function withAlikeBlocks(written: readonly LogicalLine[], kind: SectionKind): readonly LogicalLine[] {
  if (kind !== 'experience' && kind !== 'education') return written;
  const lines = kind === 'experience' ? withoutLongHeads(withTimesAbove(written)) : written;
  const blocks = blocksOf(lines);
  const timed = blocks.filter(([first]) => first?.label === 'head' && isDatesAlone(first.text));
  const marked = timed.filter((block) => isTitleAboveMarks(block));
  const titled = timed.filter((block) => headLines(block) === wholeHead - 1);
  if (titled.length >= blocksMin && marked.length > 0 && (titled.length + marked.length) * 4 >= timed.length * 3)
    return blocks.flatMap((block) => (marked.includes(block) ? withHeadLine(block, 1) : block));
  const whole = timed.filter((block) => headLines(block) === wholeHead);
  const short = timed.filter((block) => headLines(block) === wholeHead - 1 && mayBeHead(block[wholeHead - 1]));
  if (whole.length < blocksMin || (whole.length + short.length) * 4 < timed.length * 3 || whole.length < short.length)
    return lines;
  return blocks.flatMap((block) => (short.includes(block) ? withHeadLine(block, wholeHead - 1) : block));
}

function withHeadLine(block: readonly LogicalLine[], place: number): LogicalLine[] {
  return block.map((line, at) => (at === place ? { ...line, label: 'head' } : line));
}

/** Below its time alone a line without a mark stands above lines that have one: "Emergency, overnights" is a title there. */
function isTitleAboveMarks(block: readonly LogicalLine[]): boolean {
  const [, second, third] = block;
  return headLines(block) === 1 && mayBeHead(second) && third?.mark !== undefined;
}

/**
 * Heads that have their time in one row are as long as the shortest one with a description below it: what stands below that
 * row in another block, and names nothing, tells of its job: "Dough, sauces, deliveries" below "Prep Cook, 2014 – 2016" and
 * its employer.
 */
function withoutLongHeads(lines: readonly LogicalLine[]): readonly LogicalLine[] {
  const blocks = blocksOf(lines).map((block) => ({ block, rows: headLines(block), time: timeRow(block) }));
  const told = blocks.filter(({ block, rows, time }) => time >= 0 && block.length > rows);
  const short = told.reduce((least, other) => (other.rows < least.rows ? other : least), told[0] ?? nothing);
  const label = short.block[short.rows]?.label;
  if (label === undefined || !told.every(({ time }) => time === short.time)) return lines;
  return blocks.flatMap(({ block, rows, time }) => {
    const head = block.slice(0, rows);
    const isForm = head.some(({ text }) => readFormLabel(text) !== undefined);
    if (time !== short.time || isForm || !namesPostAndEmployer(block.slice(0, short.rows))) return block;
    const isBelow = (at: number) => at >= short.rows && at < rows;
    return block.map((line, at): LogicalLine => (isBelow(at) && isDuty(line.text) ? { ...line, label } : line));
  });
}

/** namesPostAndEmployer is true where something stands beside a title that is no place. */
export function namesPostAndEmployer(rows: readonly LogicalLine[]): boolean {
  const atoms = cutHead(rows.map(({ text }) => text)).flatMap((row) => row.atoms);
  const others = atoms.filter((atom) => !isTitle(atom.text) && !isPlace(atom.text) && !/^\(/.test(atom.text));
  return atoms.some(({ text }) => isTitle(text)) && others.length > 0;
}

const nothing = { block: [] as LogicalLine[], rows: 0, time: -1 };

/** What has words in small letters, and is no title, degree, label or time. */
function isDuty(text: string): boolean {
  if (!/\s\p{Ll}{4}/u.test(text) || isDegree(text) || findDates(text).length > 0) return false;
  return !isTitle(text) || plainWords(text).length > titleWordsMax;
}

const titleWordsMax = 4;

/** In which line of its head a block has a period; -1 where in none, or in several. */
function timeRow(block: readonly LogicalLine[]): number {
  const head = block.slice(0, headLines(block));
  const rows = head.flatMap(({ text }, row) => (findDates(text).some(({ isRange }) => isRange) ? [row] : []));
  return rows.length === 1 ? (rows[0] ?? -1) : -1;
}

/** A time, a title and an employer. */
const wholeHead = 3;

function headLines(block: readonly LogicalLine[]): number {
  const end = block.findIndex(({ label }) => label !== 'head');
  return end < 0 ? block.length : end;
}

/** A short line without a mark that begins large and ends as no sentence does. */
function mayBeHead(line: LogicalLine | undefined): boolean {
  if (!line || line.mark !== undefined || line.level > 0 || line.text.length > lineCharsMax) return false;
  const isPlain = /^[\p{Lu}\p{N}]/u.test(line.text) && !/[.!?;:]$/.test(line.text);
  return isPlain && headingKind(line.text) === undefined && findDates(line.text).length === 0;
}
