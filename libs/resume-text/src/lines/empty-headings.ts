import { headingKind, type SectionKind } from '../recognizers/headings.js';
import type { LogicalLine } from './logical-lines.js';
import { plainWords } from '../text/word-list.js';

/** What is said of references in one line, with nothing to list: "References furnished upon request". */
const ofReferences =
  /^(?:references?|referees?)(?: (?:are|is))?(?:\s*[:–—-]\s*|\s)[^.\n]{0,60}?(?:(?:up)?on request|if (?:requested|needed|required)|available|furnished|provided)/iu;
const headingWordsMax = 4;

/** isRemarkOnReferences is true for a line that only says that references can be had. */
export function isRemarkOnReferences(text: string): boolean {
  return text.length <= remarkCharsMax && ofReferences.test(text);
}

const remarkCharsMax = 120;

/**
 * withoutEmptyHeadings makes lines of headings that have nothing below them and read as text: a remark on references, a
 * list, more words than a heading has, the last item of a list. The usual heading of a section stays one, also above the headings of its parts.
 */
export function withoutEmptyHeadings(lines: LogicalLine[]): LogicalLine[] {
  let above: LogicalLine | undefined;
  return lines.map((line, at) => {
    if (line.label === 'heading' && isLastItem(lines, at, above)) return { ...line, label: 'item' };
    if (line.label === 'heading') above = line;
    const isRemark = line.mark === undefined && isRemarkOnReferences(line.text);
    if (isRemark && at > 0 && line.label !== 'heading') return { ...line, label: 'prose' };
    if (line.label !== 'heading' || at === 0 || !(isRemark || isText(line))) return line;
    return isEmpty(lines, at) ? { ...line, label: 'prose' } : line;
  });
}

/** "Driver's License" with nothing below it is the last item under "Certifications and Licenses". */
function isLastItem(lines: LogicalLine[], at: number, above: LogicalLine | undefined): boolean {
  const line = lines[at];
  if (!line || !above || lines[at - 1] === above || line.level > 0 || line.isTitle) return false;
  const kind = headingKind(line.text);
  return kind !== undefined && listed.has(kind) && kind === headingKind(above.text) && isEmpty(lines, at);
}

const listed: ReadonlySet<SectionKind> = new Set(['certifications', 'skills', 'languages', 'awards', 'memberships']);

function isEmpty(lines: LogicalLine[], at: number): boolean {
  const below = lines.slice(at + 1).find(({ label }) => label !== 'furniture');
  return below === undefined || below.label === 'heading' || below.label === 'inline';
}

function isText({ text, level }: LogicalLine): boolean {
  if (level > 0 || headingKind(text) !== undefined) return false;
  return plainWords(text).length > headingWordsMax && /,|\p{Ll}\.$/u.test(text) && !/^\P{Ll}+$/u.test(text);
}
