import type { LogicalLine } from '../lines/logical-lines.js';
import { findDates } from '../recognizers/dates.js';
import type { SectionKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import { isWholeStudy } from '../lines/studies.js';
import { isInstitution } from '../recognizers/titles.js';

const listed: ReadonlySet<SectionKind> = new Set(['certifications', 'awards', 'memberships', 'publications']);
const linesMin = 4;
const itemCharsMax = 130;

/**
 * withDatedItems reads a list of papers or awards without blank lines and marks, of which nearly every line has its own time
 * beside a name: then each line is an item, and none is the head of those below it.
 */
export function withDatedItems(lines: LogicalLine[], kind: SectionKind): LogicalLine[] {
  if (!listed.has(kind) || lines.length < linesMin) return lines;
  const [first] = lines;
  const isItem = ({ text, mark, level, indent, blanksBefore }: LogicalLine, at: number) =>
    mark === undefined &&
    level === 0 &&
    indent === first?.indent &&
    (at === 0 || blanksBefore === 0) &&
    text.length <= itemCharsMax &&
    !isDatesAlone(text) &&
    // A study among papers is an entry.
    !(isWholeStudy(text) && isInstitution(text));
  const dated = lines.filter(({ text }) => findDates(text).length > 0);
  if (!lines.every(isItem) || dated.length * 4 < lines.length * 3) return lines;
  return lines.map((line) => ({ ...line, label: 'item' }));
}
