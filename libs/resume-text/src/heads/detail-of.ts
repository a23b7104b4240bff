import type { Detail } from '../document/resume-document.js';
import type { LogicalLine } from '../lines/logical-lines.js';

/** detailOf is a line as it stands below a heading or a head. */
export function detailOf(line: LogicalLine): Detail {
  return {
    text: line.text,
    isBullet: line.mark !== undefined || line.label === 'bullet',
    ...(line.mark !== undefined && { isMarked: true }),
    isSubheading: line.label === 'sub',
    span: { start: line.start, end: line.end },
  };
}
