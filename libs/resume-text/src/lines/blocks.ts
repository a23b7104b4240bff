import type { LogicalLine } from './logical-lines.js';

/** blocksOf parts lines where blank lines part them. */
export function blocksOf(lines: readonly LogicalLine[]): LogicalLine[][] {
  const blocks: LogicalLine[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last && line.blanksBefore === 0) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}
