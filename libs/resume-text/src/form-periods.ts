import type { LogicalLine } from './logical-lines.js';

/** withWholePeriods joins what a form asks for apart: "From: 2007" above "To: 2011" is one time. */
export function withWholePeriods(lines: readonly LogicalLine[]): LogicalLine[] {
  const result: LogicalLine[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const [, end] = endOfPeriod.exec(line.text) ?? [];
    const isEnd = above !== undefined && line.blanksBefore === 0 && beginsPeriod.test(above.text);
    if (end !== undefined && isEnd) result.splice(-1, 1, { ...above, text: `${above.text} – ${end}`, end: line.end });
    else result.push(line);
  }
  return result;
}

const beginsPeriod = /^(?:from|start(?:ed| date)?)\s{0,20}:\s{0,20}[^:–-]{2,24}$/iu;
const endOfPeriod = /^(?:to|until|till|end(?:ed| date)?)\s{0,20}:\s{0,20}([^:–-]{2,24})$/iu;
