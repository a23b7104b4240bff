import type { SectionKind } from '../recognizers/headings.js';
import { beginsWithLevel } from '../recognizers/study-levels.js';
import type { LogicalLine } from '../lines/logical-lines.js';

/** A label, and a colon that may stand in a column of its own. */
const labelled = /^(\p{Lu}[\p{L} ]{1,24}?) {0,20}: {1,20}(?=\S)/u;
const rowsMin = 2;

/**
 * withRowsOfLevels reads rows of studies alike that each begin with a label, among them the level of a school: "Tertiary : …",
 * "Secondary : …" and "At present : …" are one line each.
 */
export function withRowsOfLevels(lines: readonly LogicalLine[], kind: SectionKind): LogicalLine[] {
  const labels = lines.map(({ text }) => labelled.exec(text)?.[1] ?? '');
  const areRows =
    kind === 'education' &&
    lines.length >= rowsMin &&
    new Set(labels).size === lines.length &&
    lines.every(({ mark, level }, at) => mark === undefined && level === 0 && labels[at] !== '') &&
    lines.filter(({ text }) => beginsWithLevel(text)).length >= rowsMin;
  if (!areRows) return [...lines];
  return lines.map((line) => ({ ...line, label: 'prose', text: line.text.replace(labelled, '$1: ') }));
}
