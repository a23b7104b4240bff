import { blocksOf } from './blocks.js';
import { findDates } from './dates.js';
import { headingKind, type SectionKind } from './headings.js';
import { isDatesAlone } from './is-period.js';
import type { LogicalLine } from './logical-lines.js';

const lineCharsMax = 100;
const blocksMin = 2;

/**
 * withAlikeBlocks gives the head of each job as many lines as the others have: where most blocks that begin with their time
 * alone have a title and an employer below it, the third line of another one is its employer, whatever it looks like.
 */
export function withAlikeBlocks(lines: readonly LogicalLine[], kind: SectionKind): readonly LogicalLine[] {
  if (kind !== 'experience' && kind !== 'education') return lines;
  const blocks = blocksOf(lines);
  const timed = blocks.filter(([first]) => first?.label === 'head' && isDatesAlone(first.text));
  const whole = timed.filter((block) => headLines(block) === wholeHead);
  const short = timed.filter((block) => headLines(block) === wholeHead - 1 && mayBeHead(block[wholeHead - 1]));
  if (whole.length < blocksMin || (whole.length + short.length) * 4 < timed.length * 3 || whole.length < short.length)
    return lines;
  return blocks.flatMap((block) =>
    short.includes(block)
      ? block.map((line, at): LogicalLine => (at === wholeHead - 1 ? { ...line, label: 'head' } : line))
      : block,
  );
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
