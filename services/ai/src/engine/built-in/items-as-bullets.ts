import { isPlainList } from '@tailwright/resume-text/document/render-resume';
import type { Detail, Entry, ResumeDocument, Section } from '@tailwright/resume-text/document/resume-document';
import { readSkillGroups } from '@tailwright/resume-text/sections/skills';

/** Below headings of these kinds stand things and not sentences. */
const kindsOfLists: ReadonlySet<Section['kind']> = new Set([
  'skills',
  'certifications',
  'languages',
  'awards',
  'memberships',
]);
const itemsMin = 3;
/** Two lines below a heading that names a list are a list, too. */
const namedItemsMin = 2;
const itemCharsMax = 160;

/**
 * withItemsAsBullets sets short lines below each other as one list, whatever they tell of, where a copy has lost their marks
 * or never had any: as paragraphs they would fill half a page. A text in sentences, and lines of which several belong
 * together, stay as they are.
 */
export function withItemsAsBullets(resume: ResumeDocument): ResumeDocument {
  const blanks = new Map(resume.lines.map(({ start, blanksBefore }) => [start, blanksBefore]));
  const sections = resume.sections.map((section) => listed(section, blanks));
  return {
    ...resume,
    sections: sections.map((section, at) => withListsAsBullets(section, groupAt(sections, at, blanks), blanks)),
  };
}

/** The sections whose lines stand under one heading with that of a section: lists among other things are parts of their own. */
function groupAt(sections: readonly Section[], at: number, blanks: ReadonlyMap<number, number>): Section[] {
  const isPart = ({ runIn, span }: Section) => runIn?.opens === false && (blanks.get(span.start) ?? 0) === 0;
  const from = sections.slice(0, at + 1).findLastIndex((section) => !isPart(section));
  const end = sections.slice(from + 1).findIndex((section) => !isPart(section));
  return sections.slice(Math.max(from, 0), end < 0 ? sections.length : from + 1 + end);
}

/** Short lines of all sorts are one list, whichever of them list something themselves. */
function withListsAsBullets(section: Section, group: Section[], blanks: ReadonlyMap<number, number>): Section {
  const [first] = group;
  if (first?.kind !== 'other' || group.length === 1 || !group.every(isOfLines)) return section;
  const lines = group.flatMap(allLinesOf);
  if (!areItems(lines, itemsMin) || !isEven(first, lines, blanks)) return section;
  return { ...section, details: section.details.map(asBullet), entries: section.entries.map(asListed) };
}

/** True for a section of which no line is printed as the heading of an entry. */
function isOfLines(section: Section): boolean {
  return isPlainList(section) || section.entries.every((entry) => entry.isTold === true);
}

function allLinesOf({ details, entries }: Section): Detail[] {
  return [...details, ...entries.flatMap(linesOf)];
}

function listed(section: Section, blanks: ReadonlyMap<number, number>): Section {
  const { kind, details, entries, runIn } = section;
  if (kind === 'summary' || runIn !== undefined) return section;
  const lines = allLinesOf(section);
  if (!isOfLines(section)) return { ...section, entries: withListedDetails(entries) };
  if (!areItems(lines, minOf(section)) || !isEven(section, lines, blanks)) return section;
  return { ...section, details: details.map(asBullet), entries: entries.map(asListed) };
}

/** What is told of an entry in several lines is printed in one. */
function linesOf({ headerLines, details, span, isTold }: Entry): Detail[] {
  const rows = isTold && headerLines.length > 0 ? [headerLines.join(' · ')] : headerLines;
  return [...rows.map((text) => ({ text, isBullet: false, isSubheading: false, span })), ...details];
}

function minOf({ kind, confidence }: Section): number {
  return kind === 'skills' || kind === 'other' || confidence < 1 ? itemsMin : namedItemsMin;
}

/** Skills that most have a name of their group before them are no items; other lines may have one. */
function isEven({ kind }: Section, lines: readonly Detail[], blanks: ReadonlyMap<number, number>): boolean {
  if (kind === 'skills') {
    const labels = readSkillGroups([...lines]).filter(({ label }) => label !== '');
    return labels.length * labelledShare < lines.length;
  }
  // Lines that blank lines part into groups belong together by twos and threes.
  const gaps = lines.slice(1).map(({ span }) => (blanks.get(span.start) ?? 0) > 0);
  return kindsOfLists.has(kind) || gaps.every((gap) => gap === gaps[0]);
}

const labelledShare = 3;

/** The lines of one entry are set as those of the others are. */
function withListedDetails(entries: Entry[]): Entry[] {
  if (!entries.some(({ details }) => areItems(details, itemsMin) || areUnmarkedBullets(details))) return entries;
  return entries.map((entry) =>
    areItems(entry.details, 1) ? { ...entry, details: entry.details.map(asBullet) } : entry,
  );
}

function areUnmarkedBullets(details: readonly Detail[]): boolean {
  return details.length >= itemsMin && details.every(({ isBullet, isMarked }) => isBullet && isMarked !== true);
}

/** The names of the columns of a table stand above its rows. */
function areItems(lines: readonly Detail[], min: number): boolean {
  const rows = lines[0]?.isSubheading === true ? lines.slice(1) : lines;
  const areShort = rows.every(
    ({ text, isBullet, isSubheading }) => !isBullet && !isSubheading && text.length <= itemCharsMax,
  );
  const told = rows.filter(({ text }) => isToldLine(text));
  return rows.length >= min && areShort && told.length * toldShare <= rows.length;
}

/** One line of four may be a sentence. */
const toldShare = 4;

/** True for a sentence, for what introduces the line below it, and for what goes on there. */
function isToldLine(text: string): boolean {
  return /[.!?]["”’)]?$|[:,–—-]$/u.test(text);
}

function asBullet(detail: Detail): Detail {
  return detail.isSubheading ? detail : { ...detail, isBullet: true };
}

function asListed(entry: Entry): Entry {
  return { ...entry, isListed: true, details: entry.details.map(asBullet) };
}
