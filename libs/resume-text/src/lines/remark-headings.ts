import { findDates } from '../recognizers/dates.js';
import { headingKind } from '../recognizers/headings.js';
import type { LogicalLine } from './logical-lines.js';
import { isHeaderRow } from '../recognizers/table-header.js';
import { isOrganization, isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';

const headingsMin = 3;
const wordsMax = 3;

/** "BUILT (in my own time, a choice)": a word or two in capitals, and in brackets in small letters what is said of them. */
const withRemark = /^(\p{Lu}[\p{Lu} &/’'-]{2,40}) \([^()]{3,80}\)$/u;

/**
 * withRemarkHeadings reads a line in capitals with a remark in brackets as a heading where the headings of the text stand so,
 * in capitals below an empty line, and the lines below the remark are those of a list.
 */
export function withRemarkHeadings(lines: LogicalLine[]): LogicalLine[] {
  const headings = lines.filter(({ label, level }) => label === 'heading' && level === 0);
  const areSetSo = headings.every(({ text, blanksBefore }) => /^\P{Ll}+$/u.test(text) && blanksBefore > 0);
  const areKnown = headings.some(({ text }) => headingKind(text) !== undefined);
  if (headings.length < headingsMin || !areSetSo || !areKnown) return lines;
  return lines.map((line, at) =>
    isHeading(line, lines[at + 1]) ? { ...line, label: 'heading', isTitle: true } : line,
  );
}

function isHeading(line: LogicalLine, below: LogicalLine | undefined): boolean {
  if (!texts.has(line.label) && !(line.label === 'head' && findDates(line.text).length === 0)) return false;
  if (line.mark !== undefined || line.blanksBefore === 0 || line.level > 0) return false;
  if (!below || !(texts.has(below.label) || isDatedItem(below) || isHeaderRow(below.text))) return false;
  const name = withRemark.exec(line.text)?.[1] ?? '';
  return name !== '' && plainWords(name).length <= wordsMax && !isTitle(name) && !isOrganization(name);
}

const texts: ReadonlySet<LogicalLine['label']> = new Set(['item', 'prose', 'sub', 'bullet']);

/** "2021  Small Works, Old Mill Gallery": a year, and no period, before what is no post. */
function isDatedItem({ label, text }: LogicalLine): boolean {
  const [date, ...others] = findDates(text);
  return label === 'head' && date?.start === 0 && !date.isRange && others.length === 0 && !isTitle(text);
}
