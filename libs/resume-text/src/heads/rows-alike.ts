import type { LogicalLine } from '../lines/logical-lines.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import { splitGaps } from '../text/split-cells.js';

const alikeMin = 2;

/**
 * withRowsAlike keeps the two lines of a head together that are set as those of other heads of the section, each line with its
 * second cell at the right and the time in the lower one: "Hale Institute – IT department    Marlow" above "Intern    2017 – 2018".
 */
export function withRowsAlike(groups: readonly LogicalLine[][][]): LogicalLine[][][] {
  const whole = groups.filter((parts) => parts.length === 1 && isPairOfRows(parts.flat())).length;
  if (whole < alikeMin) return [...groups];
  return groups.map((parts) => (parts.length > 1 && isPairOfRows(parts.flat()) ? [parts.flat()] : parts));
}

function isPairOfRows([upper, lower, ...others]: readonly LogicalLine[]): boolean {
  if (!upper || !lower || others.length > 0 || lower.blanksBefore > 0) return false;
  const [above, below] = [upper, lower].map(({ text }) => splitGaps(text));
  const isAbove = above?.length === 2 && !above.some(isDatesAlone);
  return isAbove && below?.length === 2 && isDatesAlone(below[1] ?? '') && !isDatesAlone(below[0] ?? '');
}
