import type { SectionKind } from '../recognizers/headings.js';
import { beginsWithLevel } from '../recognizers/study-levels.js';
import type { LogicalLine } from '../lines/logical-lines.js';

/** A label, and a colon that may stand in a column of its own, or a gap. */
const labelled = /^(\p{Lu}[\p{L} ]{1,24}?)(?: {0,20}: {1,20}|\t{1,4}| {3,20})(?=\S)/u;
const rowsMin = 2;

/**
 * withRowsOfLevels reads rows of studies alike that each begin with a label, among them the level of a school: "Tertiary : …",
 * "Secondary : …" and "At present : …" are one line each.
 */
export function withRowsOfLevels(lines: readonly LogicalLine[], kind: SectionKind): LogicalLine[] {
  if (kind !== 'education') return [...lines];
  const rows = withLinesBeside(lines);
  const labels = rows.map(({ text }) => labelled.exec(text)?.[1] ?? '');
  const areRows =
    rows.length >= rowsMin &&
    new Set(labels).size === rows.length &&
    rows.every(({ mark, level }, at) => mark === undefined && level === 0 && labels[at] !== '') &&
    rows.filter(({ text }) => beginsWithLevel(text)).length >= rowsMin;
  if (!areRows) return [...lines];
  return rows.map((line) => ({ ...line, label: 'prose', text: line.text.replace(labelled, '$1: ') }));
}

/** The school may stand below what was learned there, as far in as that: both are the value of one label. */
function withLinesBeside(lines: readonly LogicalLine[]): LogicalLine[] {
  const rows: LogicalLine[] = [];
  for (const line of lines) {
    const above = rows.at(-1);
    const isValue = above && line.blanksBefore === 0 && line.indent > above.indent && labelled.test(above.text);
    if (isValue) rows.splice(-1, 1, { ...above, text: `${above.text}, ${line.text}`, end: line.end });
    else rows.push(line);
  }
  return rows;
}
