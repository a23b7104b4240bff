import { findDates } from '../recognizers/dates.js';
import { headingKind, type SectionKind } from '../recognizers/headings.js';
import type { LogicalLine } from './logical-lines.js';
import { plainWords } from '../text/word-list.js';

/**
 * withPublications reads the list of publications of an academic's resume: a heading with a remark in brackets is a
 * heading, the groups of the list stand within it, and its items keep the numbers they were given.
 */
export function withPublications(lines: LogicalLine[]): LogicalLine[] {
  const headed = lines.map((line, at) => (isHeadingWithRemark(lines, at) ? asPlain(line, 'heading') : line));
  const standApart = headed.every(
    ({ label, text, blanksBefore }, at) =>
      at === 0 ||
      label !== 'heading' ||
      headingKind(text) === undefined ||
      status.test(text) ||
      group.test(text) ||
      blanksBefore > 0,
  );
  let isOpen = false;
  const result = headed.map((line, at): LogicalLine => {
    if (line.label === 'heading' && !(isOpen && isGroupHeading(line, standApart))) {
      isOpen = line.level === 0 && kindOf(line.text) === 'publications';
      return line;
    }
    if (!isOpen) return line;
    if (line.label === 'heading' || isGroup(line, headed[at + 1])) return asPlain(line, 'sub');
    return isNumbered(line) ? { ...line, label: 'item', text: `${line.mark} ${line.text}`, mark: undefined } : line;
  });
  return result;
}

const behind = / ?\([^()]{2,60}\)$/u;

function kindOf(text: string): SectionKind | undefined {
  return headingKind(text) ?? headingKind(text.replace(behind, ''));
}

const remarked: ReadonlySet<SectionKind | undefined> = new Set(['publications', 'awards', 'memberships', 'references']);

/** "Publications (* equal authors)" below a blank line, where another section was begun before. */
function isHeadingWithRemark(lines: readonly LogicalLine[], at: number): boolean {
  const line = lines[at];
  if (!line || !/^(?:head|sub|item|prose)$/.test(line.label) || line.mark !== undefined || line.level > 0) return false;
  if (line.blanksBefore === 0 || !behind.test(line.text) || findDates(line.text).length > 0) return false;
  const isBetween = lines[at + 1]?.blanksBefore === 0 && lines[at - 1]?.label !== 'heading';
  return isBetween && remarked.has(kindOf(line.text)) && isSetAlike(line, lines);
}

/** True where the headings are not counted, and are in capitals only if this one is. */
function isSetAlike({ text }: LogicalLine, lines: readonly LogicalLine[]): boolean {
  const headings = lines.filter(({ label }, at) => label === 'heading' && at > 0);
  if (headings.length === 0 || headings.some(({ isTitle }) => isTitle)) return false;
  return isCapitals(text.replace(behind, '')) || !headings.every((heading) => isCapitals(heading.text));
}

function isCapitals(text: string): boolean {
  return /^\P{Ll}+$/u.test(text);
}

const status =
  /^(?:(?:non[- ])?(?:peer[- ]?reviewed|refereed)(?: (?:journal )?(?:articles|papers|publications))?|in (?:review|press|preparation|progress|revision)|under (?:peer )?review|(?:recently )?submitted|accepted|forthcoming)(?: (?:and|&)(?: \p{L}{2,20}){1,3})?(?: \([^()]{2,60}\))?:?$/iu;
const group =
  /^(?:pre-?prints?|(?:journal |research |review |conference )?(?:articles|papers|abstracts|proceedings|posters)|book chapters?|books?|book reviews?|manuscripts?(?: in \p{L}+)?|theses|(?:technical )?reports?|data ?sets?|software|code)(?: (?:and|&)(?: \p{L}{2,20}){1,3})?(?: \([^()]{2,60}\))?:?$/iu;

/** A heading within the list: how far its papers are, or what does not stand apart where the headings of sections do. */
function isGroupHeading({ text, level, mark, blanksBefore }: LogicalLine, standApart: boolean): boolean {
  if (level > 0 || mark !== undefined || isCapitals(text)) return false;
  const kind = kindOf(text);
  const isClose = standApart && blanksBefore === 0;
  return status.test(text) || (isClose && (kind === undefined || group.test(text)));
}

/** A few words that name a group of the list, right above one of its items. */
function isGroup(line: LogicalLine, below: LogicalLine | undefined): boolean {
  if (!below || below.label === 'heading' || line.mark !== undefined || line.level > 0) return false;
  return plainWords(line.text).length <= groupWordsMax && (status.test(line.text) || group.test(line.text));
}

const groupWordsMax = 6;

function isNumbered({ mark }: LogicalLine): boolean {
  return mark !== undefined && /^[[(]?\d{1,3}[.)\]]*$/.test(mark);
}

function asPlain(line: LogicalLine, label: LogicalLine['label']): LogicalLine {
  return { ...line, label };
}
