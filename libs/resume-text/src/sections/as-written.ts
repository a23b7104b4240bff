import type { Detail, Entry, Section } from '../document/resume-document.js';
import { isBreak } from '../heads/employers.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { blocksOf } from '../lines/blocks.js';
import { findDates } from '../recognizers/dates.js';
import { beginsWithDeed } from '../recognizers/deeds.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { SectionKind } from '../recognizers/headings.js';
import { isOrganization, isTitle } from '../recognizers/titles.js';
import { isDuring } from '../recognizers/units.js';

/**
 * withContradiction has a section of jobs shown as it was written where its reading contradicts itself: then a time or a
 * name went to the wrong job, or to none, and no head of the section can be relied on.
 */
export function withContradiction(section: Section, lines: readonly LogicalLine[]): Section {
  if (section.kind !== 'experience' || !contradictsItself(section)) return section;
  const entries = section.entries.map((entry): Entry => ({ ...entry, isSure: false }));
  return { ...section, entries, asWritten: linesAsWritten(lines, section.kind) };
}

function contradictsItself({ details, entries }: Section): boolean {
  if (!entries.some(({ isTold }) => !isTold)) return false;
  const isLeftIn = (entry: Entry) => !isForm(entry) && entry.details.some((detail) => isTimeOfPost(detail, entry));
  if (details.some((detail) => isTimeOfPost(detail)) || entries.some(isLeftIn)) return true;
  return entries.some((entry, at) => isBelowItsHead(entry, entries[at - 1]) || hasBreakAbove(entry));
}

/** The other labels of a form say what is what. */
function isForm({ headerLines }: Entry): boolean {
  return headerLines.filter(readFormLabel).length > 1;
}

/** A period in a line of its own belongs to a post: among what was done there, it was given to none. */
function isTimeOfPost({ text, isMarked, isSubheading }: Detail, entry?: Entry): boolean {
  // "(2018 – 2019 military service)" and "Mentor teacher, 2016 – 2018" say what of.
  if (isMarked || isSubheading || isBreak.test(text) || text.startsWith('(') || isTitle(text)) return false;
  const [span, ...others] = findDates(text);
  if (!span?.isRange || others.length > 0) return false;
  if (isDatesAlone(text)) return true;
  const beside = `${text.slice(0, span.start)} ${text.slice(span.end)}`.match(/[\p{L}\p{N}]+/gu) ?? [];
  return beside.length <= wordsBesideTime && !(entry && isDuring({ ...entry, dates: text }, entry));
}

/** "Time: May 2019 – present" and "Start: 11/2013 – 3/2016, Neosho" say no more than when and where. */
const wordsBesideTime = 2;

/** "10/22 to now. Wanted to be near home" below "Hale Electric – Lineman": the post stands in the line above its head. */
function isBelowItsHead({ title, dates, isTold }: Entry, above: Entry | undefined): boolean {
  if (isTold || dates === '' || above?.isTold !== true || above.dates !== '' || !isTitle(above.title)) return false;
  return !isTitle(title) && !isOrganization(title);
}

/** "Laid off, Jan 2024 to Aug 2024" above "Hale Electric" is no line of its head; "Teacher (maternity cover)" is a post. */
function hasBreakAbove({ headerLines, isTold }: Entry): boolean {
  const [first = '', second = ''] = headerLines;
  const isOfBreak = isBreak.test(first) && !isTitle(first);
  return !isTold && isOfBreak && findDates(first).length > 0 && isOrganization(second);
}

/** asShown is a section as it is shown: one whose reading contradicts itself has its lines, and no entry to rely on. */
export function asShown(section: Section): Section {
  return section.asWritten ? { ...section, entries: [], details: section.asWritten } : section;
}

/**
 * linesAsWritten shows lines in their order: bullets as such, and lines that name a post, a school or an employer as labels.
 * Lines of one block that stand equally far in and have others set in below them are of one kind, and all of them are labels.
 */
export function linesAsWritten(lines: readonly LogicalLine[], kind: SectionKind): Detail[] {
  const hasHeads = kind === 'experience' || kind === 'education';
  const spoken = lines.filter(({ label }) => label !== 'furniture');
  return blocksOf(spoken).flatMap((block) => {
    const labels = hasHeads ? labelsOf(block) : [];
    return block.map((line, at) => ({
      text: line.text,
      isBullet: line.mark !== undefined || (!labels[at] && isSetInBelow(block, labels, at)),
      isSubheading: labels[at] === true,
      span: { start: line.start, end: line.end },
    }));
  });
}

/** Which lines of a block are labels. */
function labelsOf(block: readonly LogicalLine[]): boolean[] {
  const isAbove = block.map(({ mark, indent }, at) => {
    const below = block[at + 1];
    return mark === undefined && below !== undefined && below.indent > indent && !isDatesAlone(below.text);
  });
  const labels = block.map((line) => isLineOfHead(line));
  return block.map((line, at) => {
    const alike = block.map(({ indent }, other) => indent === line.indent && isAbove[other]);
    const areAbove = alike.filter(Boolean).length >= labelsMin && alike.some((is, other) => is && labels[other]);
    return labels[at] === true || (areAbove && line.mark === undefined && mayBeLabel(line.text));
  });
}

const labelsMin = 2;

/** A line that was taken for one of what was done, and stands further in than the label above it, is one of a list. */
function isSetInBelow(block: readonly LogicalLine[], labels: readonly boolean[], at: number): boolean {
  const [line, label] = [block[at], block[labels.lastIndexOf(true, at)]];
  return line?.label === 'bullet' && label !== undefined && line.indent > label.indent && !isDatesAlone(line.text);
}

function isLineOfHead({ label, mark, text }: LogicalLine): boolean {
  return label === 'head' && mark === undefined && mayBeLabel(text);
}

/** A sentence, and what tells what was done, is no label. */
function mayBeLabel(text: string): boolean {
  return text.length < labelCharsMax && !opensWithTime(text) && !tells.test(text) && !beginsWithDeed(text);
}

function opensWithTime(text: string): boolean {
  return findDates(text)[0]?.start === 0;
}

const labelCharsMax = 120;

/** A sentence within the line, or at its end. */
const tells = /\p{Ll}{2}[.!?](?:$| \p{Lu}\p{Ll}* \p{Ll})/u;
