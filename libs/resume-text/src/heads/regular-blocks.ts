import { blocksOf } from '../lines/blocks.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { datesOutside } from '../recognizers/brackets.js';
import { findDates } from '../recognizers/dates.js';
import { beginsWithDeed } from '../recognizers/deeds.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import { endsWithPeriod } from '../recognizers/head-atoms.js';
import type { SectionKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import { isPlaceAlone } from '../recognizers/place-line.js';
import { namesPostAndEmployer } from './alike-blocks.js';
import { isDegree, isInstitution, isOrganization, isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';

type Block = readonly LogicalLine[];

/** Pattern is how the heads of a section stand: in which row their time is, at which side of it, and how many rows they have. */
interface Pattern {
  timeRow: number;
  side: Side;
  rows: number;
  /** Below its time alone a study is named, whatever is told behind its name; a job may be a remark there. */
  namesStudies: boolean;
}

type Side = 'alone' | 'left' | 'right';

const blocksMin = 3;

/**
 * withRegularBlocks reads a section whose entries all stand alike: blank lines part them, and each has its time in the same
 * row and at the same side of it. How many rows a head has is asked of all of them together. Undefined for any other section.
 */
export function withRegularBlocks(lines: readonly LogicalLine[], kind: SectionKind): LogicalLine[] | undefined {
  if (kind !== 'experience' && kind !== 'education') return undefined;
  if (lines.some(({ level, text }) => level > 0 || readFormLabel(text) !== undefined)) return undefined;
  const blocks = entryBlocks(lines);
  const entries = blocks.filter((block, at) => !isLabelledList(block) && !(at === 0 && isIntroduction(block)));
  const usual = usualTime(entries);
  const kinds = entries.map((block, at) => kindOfBlock(block, entries[at + 1], usual));
  const posts = entries.filter((_, at) => kinds[at] === 'post');
  const pattern = kinds.includes(undefined) ? undefined : patternOf(posts, kind);
  const others = kinds.filter((each) => each === 'odd');
  if (!pattern || others.length * othersShare > posts.length || !posts.every((block) => hasPattern(block, pattern)))
    return undefined;
  const detail = lines.find(({ label, mark }) => mark === undefined && (label === 'bullet' || label === 'prose'));
  let level = 1;
  return blocks.flatMap((block) => {
    if (isLabelledList(block)) return block.map((line, row) => ({ ...line, label: row === 0 ? 'sub' : 'bullet' }));
    const at = entries.indexOf(block);
    if (at < 0) return block;
    if (kinds[at] === 'employer') level = 2;
    if (kinds[at] === 'break') level = 1;
    const rows = rowsOfHead(block, kinds[at], pattern);
    return block.map((line, row): LogicalLine => {
      const isFirst = row === 0 ? (kinds[at] === 'employer' ? 1 : level) : 0;
      if (row < rows) return { ...line, label: 'head', level: isFirst };
      return line.label === 'head' ? { ...line, label: detail?.label ?? 'prose' } : line;
    });
  });
}

/** Beside three posts that stand alike one may stand otherwise. */
const othersShare = 3;

/**
 * What a block is: a post as the others; an odd one, with its time in the same row and elsewhere in it; a break, which is
 * told in a line beside its time; or an employer above its posts.
 */
type BlockKind = 'post' | 'odd' | 'break' | 'employer';

function kindOfBlock(block: Block, next: Block | undefined, usual: BlockTime | undefined): BlockKind | undefined {
  const time = timeOf(block);
  if (time && usual && time.row === usual.row) return time.side === usual.side ? 'post' : 'odd';
  if (time) return block.length <= breakLinesMax && block.every(({ mark }) => mark === undefined) ? 'break' : undefined;
  const [first, ...more] = block;
  const isNamed = first !== undefined && first.mark === undefined && isNameAlone(first.text);
  return isNamed && more.length === 0 && next && timeOf(next)?.row === usual?.row ? 'employer' : undefined;
}

const breakLinesMax = 2;

/** A name without a sign of a sentence, and not the name of a post. */
function isNameAlone(text: string): boolean {
  return /^\p{Lu}[^:;!?]*[^.:;!?]$/u.test(text) && !isPost(text) && plainWords(text).length <= namedWordsMax;
}

/** Where most blocks have their time. */
function usualTime(blocks: readonly Block[]): BlockTime | undefined {
  const counts = new Map<string, { time: BlockTime; count: number }>();
  for (const time of blocks.flatMap((block) => timeOf(block) ?? [])) {
    const key = `${time.row} ${time.side}`;
    counts.set(key, { time, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count)[0]?.time;
}

interface BlockTime {
  row: number;
  side: Side;
}

function rowsOfHead(block: Block, kind: BlockKind | undefined, pattern: Pattern): number {
  if (kind === 'employer') return 1;
  return kind === 'break' ? (timeOf(block)?.row ?? 0) + 1 : headRows(block, pattern);
}

/** The entries of a section: a block that begins with a mark, or with a sentence, goes on with the block above. */
function entryBlocks(lines: readonly LogicalLine[]): LogicalLine[][] {
  const parted = blocksOf(lines);
  const blocks: LogicalLine[][] = [];
  for (const block of parted.length > 1 ? parted : parted.flatMap(partsOfBlock)) {
    const [first] = block;
    const isText = first?.label !== 'head' || (block.length === 1 && /[.!?]$/.test(first.text));
    const isTextBelow = isText && !timeOf(block) && isTold(first?.text ?? '');
    if (blocks.length > 0 && (first?.mark !== undefined || isTextBelow)) blocks.at(-1)?.push(...block);
    else blocks.push(block);
  }
  return blocks;
}

/** Without any blank line an entry begins where a plain line stands below bullets, or below lines that are set further in. */
function partsOfBlock(block: LogicalLine[]): LogicalLine[][] {
  const [first] = block;
  const parts: LogicalLine[][] = [];
  block.forEach((line, at) => {
    const above = block[at - 1];
    const isBelowDetails = above !== undefined && (above.mark !== undefined || above.indent > line.indent);
    const isOutside = line.mark === undefined && line.indent <= (first?.indent ?? 0) && line.label !== 'cont';
    if (parts.length === 0 || (isBelowDetails && isOutside)) parts.push([line]);
    else parts.at(-1)?.push(line);
  });
  return parts;
}

/** What is told above the first entry. */
function isIntroduction(block: Block): boolean {
  return block.every(({ text, mark, label }) => mark === undefined && label === 'prose' && isTold(text));
}

/** "School placements:" above rows that each have their time: a list within the section. */
function isLabelledList([first, ...rows]: Block): boolean {
  const isLabel = first?.mark === undefined && /^\p{Lu}[^.!?]{2,50}:$/u.test(first?.text ?? '');
  return isLabel && rows.length > 0 && rows.every(({ text }) => sideOf(text) !== undefined);
}

/** The pattern of blocks that all have their time in the same row and at the same side. */
function patternOf(blocks: readonly Block[], kind: SectionKind): Pattern | undefined {
  const time = blocks[0] && timeOf(blocks[0]);
  if (!time || blocks.length < blocksMin) return undefined;
  const named = blocks.map((block) => block[time.row]?.text ?? '');
  if (kind === 'experience' && named.filter(hasPeriod).length * 2 < named.length) return undefined;
  // Then an employer stands above several posts, and blocks that look alike are of two kinds.
  if (named.some(isEmployer) && named.some(isPost)) return undefined;
  if (blocks.some((block) => block.slice(0, time.row).some(({ text }) => beginsSmall.test(text)))) return undefined;
  const namesStudies = kind === 'education' && time.side === 'alone' && time.row === 0;
  return { timeRow: time.row, side: time.side, rows: time.row + 1 + rowsBelow(blocks, time.row + 1), namesStudies };
}

function isEmployer(text: string): boolean {
  return (isOrganization(text) || isInstitution(text)) && !isTitle(text);
}

function isNameOfEmployer(text: string): boolean {
  return isEmployer(text) && /^\p{Lu}/u.test(text) && plainWords(text).length <= shortWordsMax;
}

function isPost(text: string): boolean {
  return isTitle(text) && !isOrganization(text) && !isInstitution(text);
}

function hasPeriod(text: string): boolean {
  return findDates(text).some(({ isRange }) => isRange);
}

function timeOf(block: Block): BlockTime | undefined {
  const rows = block.slice(0, timeRowsMax);
  const unmarked = rows.findIndex(({ mark }) => mark !== undefined);
  const sides = rows.slice(0, unmarked < 0 ? rows.length : unmarked).map(({ text }) => sideOf(text));
  const row = sides.findIndex((side) => side !== undefined);
  const side = sides[row];
  return side && { row, side };
}

const timeRowsMax = 3;

/** Where in a row its time stands; undefined for a row without one, and where it stands among words. */
function sideOf(text: string): Side | undefined {
  const spans = text.length > timedCharsMax ? [] : findDates(text);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return undefined;
  const behind = text.slice(first.end);
  if (isDatesAlone(text) || (first.start === 0 && remark.test(behind))) return 'alone';
  if (first.start === 0 && besideLeft.test(behind)) return 'left';
  return closing.test(text.slice(last.end).trim()) ? 'right' : undefined;
}

/** "2019, not finished": a time with a few words in small letters behind it. */
const remark = /^,? \(?\p{Ll}+(?: \p{Ll}+){0,2}\)?$/u;
/** What parts a time at the left from what stands beside it. */
const besideLeft = /^(?:\s*[|·•:]\s*|\s[–—-]\s|\t+| +|, )["“(]?[\p{L}\d]/u;
const closing = /^\)?(?: ?\([^()]{2,40}\))?$/;
const rowCharsMax = 130;
/** What is told of a break stands behind its time. */
const timedCharsMax = 220;

/** How many rows below that of the time are rows of the head: in all blocks that have them, or in most where many have. */
function rowsBelow(blocks: readonly Block[], first: number): number {
  for (let rows = 0; rows < rowsBelowMax; rows += 1) {
    const row = first + rows;
    const others = blocks.filter((block) => block[row] !== undefined && mayBeRow(block[row]));
    const whole = blocks.filter((block) => namesPostAndEmployer(block.slice(0, row)));
    // Below a post with its employer only words tell, and of all: "Dough, sauces, deliveries" looks like a row of a head.
    const isWhole = whole.length * 2 > blocks.length;
    const named = others.filter((block) => {
      const line = block[row] as LogicalLine;
      return namesSomething(line) || (!isWhole && (isRowOfHead(line) || standsApart(line, block[row + 1])));
    });
    const areAll = named.length > 0 && named.length === others.length;
    const areMost = others.length * 2 >= blocks.length && named.length * 3 >= others.length * 2;
    if (!areAll && (isWhole || !areMost)) return rows;
  }
  return rowsBelowMax;
}

const rowsBelowMax = 3;

function mayBeRow({ mark, label }: LogicalLine): boolean {
  return mark === undefined && label !== 'sub';
}

/** How many rows of a block are its head: those of the pattern, up to the first that tells what was done. */
function headRows(block: Block, { timeRow, rows, namesStudies }: Pattern): number {
  const end = block.findIndex((line, row) => {
    if (row <= timeRow) return false;
    if (namesStudies && row === 1 && rows > 1 && mayBeRow(line)) return false;
    if (row >= rows || !mayBeRow(line) || line.blanksBefore > 0) return true;
    const below = block[row + 1];
    const isLast = below === undefined || below.mark !== undefined || below.blanksBefore > 0;
    const isAwaited = !isTold(line.text) && (isLast || isShortName(line.text));
    return !isAwaited && !isRowOfHead(line);
  });
  return end < 0 ? block.length : end;
}

/** True where a head has a name, no row of it is a sentence, and no other row of the block has a time as a head has. */
function hasPattern(block: Block, pattern: Pattern): boolean {
  const { side, timeRow, namesStudies } = pattern;
  const rows = headRows(block, pattern);
  const [head, below] = [block.slice(0, rows), block.slice(rows)];
  // "2010 – 2014   At home with our two children." stands by itself.
  const isAlone = block.length === 1 && side !== 'alone';
  const named = namesStudies ? head.slice(2) : head;
  if (!isAlone && named.some(({ text }) => text.length > rowCharsMax || isTold(text))) return false;
  if (side === 'alone' && rows < 2) return false;
  const [next] = below;
  // An employer with what is told of it.
  if (
    !head.some(({ text }) => isEmployer(text)) &&
    next?.mark === undefined &&
    isNameOfEmployer(next?.text.split(/[,(:]/, 1)[0] ?? '')
  )
    return false;
  if (ofForm.test(next?.text ?? '') || head.filter(({ text }) => isPost(text)).length > 1) return false;
  const timed = head.filter(({ text }, row) => row !== timeRow && hasTime(text));
  if (timed.length > 1 || timed.some(({ text }) => endsWithPeriod(text))) return false;
  const others = block.filter(({ mark }, row) => mark === undefined && row !== timeRow);
  const isOtherHead = ({ label, text }: LogicalLine) =>
    label === 'head' && sideOf(text) !== undefined && isParted(text);
  const isOtherTime = ({ text }: LogicalLine) => sideOf(text) === side && (side === 'left' || hasPeriod(text));
  return !others.some(isOtherTime) && !below.some(isOtherHead);
}

/** More than a blank parts the time from the name: "Safety committee 2013-14" tells of a post. */
function isParted(text: string): boolean {
  const [first] = findDates(text);
  return (
    isDatesAlone(text) ||
    first?.start === 0 ||
    /(?:\t| {2}|[|·,(–—-] ?|\b(?:until|from|since) )$/.test(text.slice(0, first?.start))
  );
}

/** The forms of the European Union name town, land and unit below the employer. */
const ofForm = /^(?:city|country|location|address|name of unit|website|business) ?:/iu;

/** A time beside a name, and none that says in brackets since when. */
function hasTime(text: string): boolean {
  return datesOutside(text, findDates(text)).length > 0;
}

function isRowOfHead(line: LogicalLine): boolean {
  return (line.label === 'head' && mayNameSomething(line.text)) || namesSomething(line);
}

/** Between the time and a gap, or the first bullet, stands a row of the head, whatever it names. */
function standsApart({ text }: LogicalLine, below: LogicalLine | undefined): boolean {
  const isLast = below !== undefined && (below.mark !== undefined || below.blanksBefore > 0);
  return isLast && mayNameSomething(text) && plainWords(text).length <= apartWordsMax;
}

function namesSomething({ text }: LogicalLine): boolean {
  const bare = text.replace(/ \([^()]{2,20}\)$/, '');
  const isNamed = [isTitle, isOrganization, isInstitution, isDegree, isPlaceAlone].some((names) => names(bare));
  return isNamed && mayNameSomething(text) && plainWords(text).length <= namedWordsMax;
}

function mayNameSomething(text: string): boolean {
  if (beginsSmall.test(text) || beginsWithDeed(text)) return false;
  return !isTold(text) && text.length <= rowCharsMax && !labelled.test(text);
}

/** Who writes titles in small letters writes no duty otherwise: such sections are left to the other rules. */
const beginsSmall = /^\p{Ll}/u;
/** "Green team co-ordinator: travel flag 2023" says what was done as what. */
const labelled = /^[^:]{3,40}: \S/;
const namedWordsMax = 12;
const apartWordsMax = 18;

function isShortName(text: string): boolean {
  return plainWords(text).length <= shortWordsMax && /^\p{Lu}[^\d]*[^\d.!?:;]$/u.test(text) && !beginsWithDeed(text);
}

const shortWordsMax = 5;

/** A sentence, or the first of several. */
function isTold(text: string): boolean {
  return /\p{Ll}{3}[.!?] \p{Lu}|\p{Ll}{2}[.!?]$/u.test(text) && plainWords(text).length > toldWordsMin;
}

const toldWordsMin = 5;
