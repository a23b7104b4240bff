import { findDates } from '../recognizers/dates.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from './logical-lines.js';
import { isTitle as namesPost } from '../recognizers/titles.js';
import { splitGaps } from '../text/split-cells.js';

const rowsMin = 3;

/**
 * withContractRows labels the rows of a list of contracts ("2016 fall    Harbour terminal    6 wks    nights") as lines, each
 * by itself and whole. A title in capitals above them is the heading of their section.
 */
export function withContractRows(lines: LogicalLine[]): LogicalLine[] {
  const result = withRowsOfPosts(lines);
  for (let at = 0; at < lines.length;) {
    let end = at + 1;
    while (isRow(lines[end - 1]) && isRow(lines[end]) && lines[end]?.blanksBefore === 0) end += 1;
    const rows = lines.slice(at, end);
    const timed = rows.filter(({ text }) => splitGaps(text).some((cell) => lengthOfStay.test(cell)));
    if (rows.length >= rowsMin && timed.length * 2 >= rows.length) {
      for (const [row, line] of rows.entries()) result[at + row] = { ...line, label: 'item' };
      const [title, first] = [lines[at - 1], lines[at]];
      if (title && first?.blanksBefore === 0 && isTitle(title)) result[at - 1] = { ...title, label: 'heading' };
    }
    at = end;
  }
  return result;
}

/** How long a contract was, and no post: days, weeks or months. */
const lengthOfStay = /^\d{1,2}(?:[.,]5)? ?(?:days?|d|weeks?|wks?|w|months?|mths?|mos?|shifts?)\.?$/iu;

/** A year, a season or a month, and behind a gap what was done then; a time with both ends is that of a post. */
function isRow(line: LogicalLine | undefined): boolean {
  if (!line || line.mark !== undefined || line.level > 0 || line.label === 'heading') return false;
  const [time = '', ...cells] = splitGaps(line.text);
  return cells.length > 0 && isDatesAlone(time) && !findDates(time).some(({ isRange }) => isRange);
}

/** "TURNAROUNDS (local 12)": capitals, but for what stands in brackets. */
function isTitle({ text, blanksBefore, mark, level }: LogicalLine): boolean {
  const name = text.replace(/ \([^()]*\)/g, '');
  return blanksBefore > 0 && mark === undefined && level === 0 && /^(?=.*\p{Lu}{3})\P{Ll}{4,60}$/u.test(name);
}

const contractsMin = 2;

/**
 * "MV Aurora      Sep 2024 – Apr 2025" and other rows alike right below a post, above what was done there, are the contracts
 * of that post: none of them is a post by itself.
 */
function withRowsOfPosts(lines: readonly LogicalLine[]): LogicalLine[] {
  const result = [...lines];
  for (let at = 1; at < lines.length; at += 1) {
    let end = at;
    while (isContract(lines[end])) end += 1;
    const isAboveDuties = end - at >= contractsMin && lines[end]?.mark !== undefined && lines[end]?.blanksBefore === 0;
    if (isAboveDuties && isBelowPost(lines, at))
      for (const [row, line] of lines.slice(at, end).entries()) result[at + row] = { ...line, label: 'item' };
    if (end > at) at = end;
  }
  return result;
}

function isContract(line: LogicalLine | undefined): boolean {
  if (!line || line.mark !== undefined || line.blanksBefore > 0 || line.label === 'heading') return false;
  const [name = '', time = '', ...others] = splitGaps(line.text);
  const isTimed = others.length === 0 && isDatesAlone(time) && findDates(time).some(({ isRange }) => isRange);
  return isTimed && /^\p{Lu}/u.test(name) && !namesPost(name);
}

/** The block above the rows names a post, and no time. */
function isBelowPost(lines: readonly LogicalLine[], at: number): boolean {
  let first = at - 1;
  while (first > 0 && lines[first]?.blanksBefore === 0 && lines[first - 1]?.label === 'head') first -= 1;
  const block = lines.slice(first, at);
  const isHead = block.every(({ label, text }) => label === 'head' && findDates(text).length === 0);
  return isHead && block.some(({ text }) => namesPost(text));
}
