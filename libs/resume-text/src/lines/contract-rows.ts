import { findDates } from '../recognizers/dates.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from './logical-lines.js';
import { splitGaps } from '../text/split-cells.js';

const rowsMin = 3;

/**
 * withContractRows labels the rows of a list of contracts ("2016 fall    Harbour terminal    6 wks    nights") as lines, each
 * by itself and whole. A title in capitals above them is the heading of their section.
 */
export function withContractRows(lines: LogicalLine[]): LogicalLine[] {
  const result = [...lines];
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
