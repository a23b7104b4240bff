import { findDates } from '../recognizers/dates.js';
import type { SectionKind } from '../recognizers/headings.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isPlaceAlone } from '../recognizers/place-line.js';
import { endsWithTitle, isInstitution, isOrganization, isTitle } from '../recognizers/titles.js';

/**
 * withDutiesOfPosts labels as text the line below "Plant Operator, 2015 – 2019" that names neither employer nor place, where
 * below another such line of the section stands text: there employers stand above the posts, and duties have no marks.
 */
export function withDutiesOfPosts(lines: LogicalLine[], kind: SectionKind): LogicalLine[] {
  if (kind !== 'experience') return lines;
  const below = lines.map((line, at) => (isPost(line) ? rightBelow(lines, at) : undefined));
  const isToldOf = below.some((line) => line !== undefined && line.label !== 'head');
  const namesEmployer = below.some((line) => line !== undefined && line.label === 'head' && namesPart(line.text));
  if (!isToldOf || namesEmployer) return lines;
  const duties = new Set(lines.flatMap((line, at) => (isPost(line) ? headsBelow(lines, at) : [])));
  return lines.map((line) => (duties.has(line) ? { ...line, label: 'bullet' } : line));
}

/** The lines below a post that look like more of its head, where all of them tell what was done. */
function headsBelow(lines: readonly LogicalLine[], at: number): LogicalLine[] {
  const rest = lines.slice(at + 1);
  const end = rest.findIndex(({ label, blanksBefore }) => label !== 'head' || blanksBefore > 0);
  const heads = end < 0 ? rest : rest.slice(0, end);
  return heads.every(isDuty) ? heads : [];
}

function rightBelow(lines: readonly LogicalLine[], at: number): LogicalLine | undefined {
  const line = lines[at + 1];
  return line?.blanksBefore === 0 ? line : undefined;
}

/** isPost is true for a title and its period, and nothing else. */
export function isPost({ label, mark, text }: LogicalLine): boolean {
  const [span, other] = findDates(text);
  if (label !== 'head' || mark !== undefined || span?.isRange !== true || other) return false;
  const [before, behind] = [text.slice(0, span.start), text.slice(span.end)].map((part) => part.replace(signs, ''));
  return before === '' ? isTitleAlone(behind) : behind === '' && isTitleAlone(before);
}

const signs = /^[\s:)\]|–—-]{1,20}|[\s,:([|–—-]{1,20}$/gu;

function isTitleAlone(text: string | undefined): boolean {
  return text !== undefined && endsWithTitle(text) && !/[|\t]| {3}|, /.test(text);
}

function namesPart(text: string): boolean {
  return isOrganization(text) || isInstitution(text) || isPlaceAlone(text);
}

function isDuty({ label, mark, text }: LogicalLine): boolean {
  const isPlain = label === 'head' && mark === undefined && findDates(text).length === 0;
  return isPlain && /^\p{Lu}/u.test(text) && text.includes(' ') && !isTitle(text) && !namesPart(text);
}
