import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { splitGaps } from '../text/split-cells.js';

/**
 * withRowsOfDegrees: where each line of a block has its time in a column at the right and the first is a head, all of them
 * are, also one that no word tells ("Basket weaving, short course      2021"). The rows of a table have as many cells each.
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

function isDatedRow({ mark, text, label }: LogicalLine, _at: number, [first]: readonly LogicalLine[]): boolean {
  const cells = splitGaps(text);
  const isRow = mark === undefined && label !== 'heading' && cells.length > 1 && cells.length <= cellsMax;
  const isAlike = cells.length === splitGaps(first?.text ?? '').length;
  return isRow && isAlike && /\p{L}{2}/u.test(cells[0] ?? '') && isDatesAlone(cells.at(-1) ?? '');
}

/** What was studied, where or how well, and when. */
const cellsMax = 3;
