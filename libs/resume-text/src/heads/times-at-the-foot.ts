import { blocksOf } from '../lines/blocks.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { findDates } from '../recognizers/dates.js';
import { beginsWithDeed } from '../recognizers/deeds.js';
import { isDatesAlone } from '../recognizers/is-period.js';

const blocksMin = 2;
const footIndentMin = 8;

/** isPeriodAlone is true for a line of nothing but a time with both ends. */
export function isPeriodAlone(text: string): boolean {
  return isDatesAlone(text) && findDates(text).some(({ isRange }) => isRange);
}

/**
 * withTimesAtTheFoot reads blocks that all end with their times, set in far to the right below what was done: each of them is
 * one job, of which the first line is the head, and an employer may have several times. Lines that have others set in below
 * them are labels there, and those below them bullets. It gives undefined where any block is set in another way.
 */
export function withTimesAtTheFoot(lines: readonly LogicalLine[]): LogicalLine[] | undefined {
  const blocks = blocksOf(lines);
  if (blocks.length < blocksMin) return undefined;
  const jobs = blocks.map(jobWithFoot);
  return jobs.every((job) => job !== undefined) ? jobs.flat() : undefined;
}

function jobWithFoot(block: readonly LogicalLine[]): LogicalLine[] | undefined {
  const end = block.findLastIndex(({ text }) => !isPeriodAlone(text)) + 1;
  const [head, ...body] = block.slice(0, end);
  const foot = block.slice(end);
  if (head?.label !== 'head' || foot.length === 0) return undefined;
  const own = [head, ...body];
  if (own.some(({ mark, level, text }) => mark !== undefined || level > 0 || isPeriodAlone(text))) return undefined;
  const farthest = Math.max(...own.map(({ indent }) => indent));
  if (foot.some(({ mark, indent }) => mark !== undefined || indent < farthest + footIndentMin)) return undefined;
  return [{ ...head, level: 1 }, ...withLabels(body), ...foot.map((line) => ({ ...line, label: 'prose' as const }))];
}

/** A line that has others set in below it names what they tell of, and so do all that are set in as it is. */
function withLabels(body: readonly LogicalLine[]): LogicalLine[] {
  const [first] = body;
  if (!first) return [];
  if (body.some(({ indent }) => indent > first.indent))
    return body.map((line) => ({ ...line, label: line.indent > first.indent ? 'bullet' : 'sub' }));
  return body.map((line) => (line.label === 'head' && beginsWithDeed(line.text) ? { ...line, label: 'prose' } : line));
}
