import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { splitGaps } from '../text/split-cells.js';

/**
 * withRowsOfDegrees: where each line of a block has its time in a column at the right and the first is a head, all of them
 * are, also one that no word tells ("Basket weaving, short course      2021").
 */
export function withRowsOfDegrees(lines: LogicalLine[]): LogicalLine[] {
  const result = [...lines];
  let from = 0;
  for (let at = 1; at <= lines.length; at += 1) {
    if (at < lines.length && lines[at]?.blanksBefore === 0) continue;
    const block = lines.slice(from, at);
    if (block.length > 1 && block[0]?.label === 'head' && block.every(isDatedRow))
      for (let row = from; row < at; row += 1) result[row] = { ...(lines[row] as LogicalLine), label: 'head' };
    from = at;
  }
  return result;
}

function isDatedRow({ mark, text, label }: LogicalLine): boolean {
  const [name = '', time = '', ...others] = splitGaps(text);
  const isRow = mark === undefined && label !== 'heading' && others.length === 0;
  return isRow && /\p{L}{2}/u.test(name) && isDatesAlone(time);
}
