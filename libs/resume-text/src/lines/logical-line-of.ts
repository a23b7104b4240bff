import type { LogicalLine } from './logical-lines.js';

/** logicalLineOf is a line that was not read from a page: what is known of its place there is given in `known`. */
export function logicalLineOf(
  label: LogicalLine['label'],
  text: string,
  known: Partial<LogicalLine> = {},
): LogicalLine {
  return { label, text, mark: undefined, start: 0, end: 0, indent: 0, blanksBefore: 0, level: 0, ...known };
}
