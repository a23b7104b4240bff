import { readFormLabel } from '../recognizers/form-labels.js';
import type { LogicalLine } from '../lines/logical-lines.js';

/** "School: Hale Institute     Program: Welding": a label with its value, and another one behind a gap. */
const rowOfForm = /^(\p{L}[^:\t]{1,30}?) ?: ?[^\s:][^:]{0,200}?(?:\t| {3,20})\p{L}[\p{L} ./'’()-]{1,30}: ?\S/u;
const rowCharsMax = 300;

/**
 * withRowsOfForms keeps rows of a form that could not be parted as they are, where several that begin with the same label
 * stand below each other: each tells of a school or a post of its own, and as heads they would be one.
 */
export function withRowsOfForms(lines: readonly LogicalLine[]): LogicalLine[] {
  const labels = lines.map(labelOfRow);
  return lines.map((line, at) => {
    const isAlike = (other: number) => labels[at] !== undefined && labels[other] === labels[at];
    const isBelow = isAlike(at - 1) && line.blanksBefore === 0;
    const isAbove = isAlike(at + 1) && lines[at + 1]?.blanksBefore === 0;
    return isBelow || isAbove ? { ...line, label: 'prose' } : line;
  });
}

/** The label that a row of a form begins with; undefined for any other line. */
function labelOfRow({ text, mark, level, label }: LogicalLine): string | undefined {
  if (mark !== undefined || level > 0 || label === 'heading' || text.length > rowCharsMax) return undefined;
  const [, first = ''] = rowOfForm.exec(text) ?? [];
  return first !== '' && readFormLabel(text) !== undefined ? first.toLowerCase() : undefined;
}
