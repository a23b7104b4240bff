import { blocksOf } from '../lines/blocks.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { findDates } from '../recognizers/dates.js';
import { headingKind } from '../recognizers/headings.js';
import { sentenceEnd } from './sentences-behind-heads.js';

const blocksMin = 2;
const headCharsMax = 100;

/**
 * withTimesAbove begins an entry with each time that stands alone below an empty line, where the first of a section and another
 * one begin so: the line right below it says what it is the time of, whatever its words are.
 */
export function withTimesAbove(lines: readonly LogicalLine[]): readonly LogicalLine[] {
  const blocks = blocksOf(lines);
  const timed = blocks.filter(isBelowTime);
  const heads = timed.filter(([first]) => first?.label === 'head').length;
  if (heads < blocksMin || blocks[0] !== timed[0]) return lines;
  return blocks.flatMap((block) => (timed.includes(block) ? withHead(block) : block));
}

/** A time alone, and right below it a line without a mark. */
function isBelowTime([time, named]: readonly LogicalLine[]): boolean {
  if (!time || !named || time.mark !== undefined || time.label === 'heading') return false;
  return named.mark === undefined && named.level === 0 && isDatesAlone(time.text) && time.text.length > yearChars;
}

/** A year alone may be a heading above all that was done in it. */
const yearChars = 4;

function withHead([time, named, ...others]: readonly LogicalLine[]): LogicalLine[] {
  if (!time || !named) return [];
  return [{ ...time, label: 'head' }, ...(named.label === 'head' ? [named] : headOf(named)), ...others];
}

/** A short line, or the first sentence of a longer one: "Closing of the house (flood). Meals for the school …". */
function headOf(line: LogicalLine): LogicalLine[] {
  if (isHead(line.text)) return [{ ...line, label: 'head' }];
  const end = sentenceEnd.exec(line.text);
  const name = line.text.slice(0, end?.index ?? 0);
  if (!end || !isHead(name)) return [line];
  const text = line.text.slice(end.index + end[0].length);
  const start = line.end - text.length;
  return [
    { ...line, label: 'head', text: name, end: start },
    { ...line, label: 'prose', text, start, blanksBefore: 0 },
  ];
}

function isHead(text: string): boolean {
  const isPlain = text.length <= headCharsMax && /^\p{Lu}/u.test(text) && !/[.!?;:,]$/.test(text);
  return isPlain && headingKind(text) === undefined && findDates(text).length === 0;
}
