import type { LogicalLine } from './logical-lines.js';

/** withWholePeriods joins what a form asks for apart: "From: 2007" above "To: 2011" is one time. */
export function withWholePeriods(lines: readonly LogicalLine[]): LogicalLine[] {
  const result: LogicalLine[] = [];
  for (const written of lines) {
    const [, begin, last] = wholePeriod.exec(written.text) ?? [];
    const line = begin === undefined || last === undefined ? written : { ...written, text: `${begin} – ${last}` };
    const above = result.at(-1);
    const [, end] = endOfPeriod.exec(line.text) ?? [];
    const isEnd = above !== undefined && line.blanksBefore === 0 && beginsPeriod.test(above.text);
    if (end !== undefined && isEnd) result.splice(-1, 1, { ...above, text: `${above.text} – ${end}`, end: line.end });
    else result.push(line);
  }
  return result;
}

const [beginLabel, endLabel] = ['(?:from|start(?:ed| date)?)', '(?:to|until|till|end(?:ed| date)?)'].map(
  (label) => String.raw`${label}\s{0,20}:\s{0,20}`,
);
/** Words and figures; a dash only within "2018-08-27". */
const point = String.raw`(?:[^:\t–-]|(?<=\d)-(?=\d)){2,24}`;
const beginsPeriod = new RegExp(`^${beginLabel}${point}$`, 'iu');
const endOfPeriod = new RegExp(`^${endLabel}(${point})$`, 'iu');
/** "From: 2007     To: 2011" in one line. */
const wholePeriod = new RegExp(String.raw`^(${beginLabel}${point}?)(?:\s{2,30}|,? )${endLabel}(${point})$`, 'iu');
