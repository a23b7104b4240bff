import { blocksOf } from './blocks.js';
import { findDates } from '../recognizers/dates.js';
import { headingKind, type SectionKind } from '../recognizers/headings.js';
import type { LogicalLine } from './logical-lines.js';

/**
 * withOutdentedLabels finds the labels of a section whose lines stand further in than they do: right below a heading, and
 * without a mark, each line as far out as the first, with lines further in below it, is a label, and what stands below
 * is its text. A block in which a line names a period is left as it is: it may list posts below their employers.
 */
export function withOutdentedLabels(lines: readonly LogicalLine[]): LogicalLine[] {
  return blocksOf(lines).flatMap(([heading, ...below]) => {
    if (!heading) return [];
    const indent = below[0]?.indent ?? 0;
    const isOut = (line: LogicalLine) => line.indent <= indent;
    const isLabelled =
      heading.label === 'heading' &&
      !ofLife.has(headingKind(heading.text)) &&
      below.filter(isOut).length >= labelsMin &&
      below.every((line, at) => isPlain(line) && (!isOut(line) || isLabel(line, below[at + 1])));
    if (!isLabelled) return [heading, ...below];
    return [heading, ...below.map((line): LogicalLine => ({ ...line, label: isOut(line) ? 'sub' : textLabel(line) }))];
  });
}

const labelsMin = 2;

/** The posts and degrees of such sections may stand below the name of an employer or a school. */
const ofLife: ReadonlySet<SectionKind | undefined> = new Set(['experience', 'education', 'skills', 'languages']);

function isPlain({ mark, level, text }: LogicalLine): boolean {
  return mark === undefined && level === 0 && !findDates(text).some(({ isRange }) => isRange);
}

function isLabel({ text, indent }: LogicalLine, below: LogicalLine | undefined): boolean {
  if (!below || below.indent <= indent) return false;
  return text.length <= labelCharsMax && findDates(text).length === 0 && !/[.:;,]$/.test(text);
}

const labelCharsMax = 60;

function textLabel({ label }: LogicalLine): LogicalLine['label'] {
  return label === 'head' || label === 'heading' || label === 'sub' ? 'prose' : label;
}
