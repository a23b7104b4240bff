import { plainInline } from '../text/clean-text.js';
import { withoutLabel } from '../recognizers/form-labels.js';
import { partTime } from '../heads/head-times.js';
import { headingKind, type SectionKind } from '../recognizers/headings.js';
import { isDocumentName } from '../recognizers/name.js';
import { withGaps } from '../heads/printed-head.js';
import { readOnce } from '../text/read-once.js';
import type { Detail, Entry, ResumeDocument } from './resume-document.js';
import { readSkillGroups } from '../sections/skills.js';

/** The kinds of sections whose lines are lists of single words and phrases. */
const itemKinds: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests']);

/** LostLine is a logical line of a resume that a result neither has whole nor holds in named fields. */
export interface LostLine {
  text: string;
  /** The index of its section in the resume; undefined for the lines above the first one. */
  section: number | undefined;
}

/**
 * findLostLines compares a resume with a result made of it by layout and order alone. A line is kept when its words
 * stand in a row, or, for the head of an entry, name and contacts, when each of its fields does.
 */
export function findLostLines(
  resume: Pick<ResumeDocument, 'person' | 'opening' | 'sections'>,
  markdown: string,
): LostLine[] {
  return findLinesLostIn(resume, plainText(markdown));
}

/** findLinesLostIn compares a resume with a plain text in the same way: its fields and lines may stand anywhere in it. */
export function findLinesLostIn(
  resume: Pick<ResumeDocument, 'person' | 'opening' | 'sections'>,
  text: string,
): LostLine[] {
  const result = ` ${wordsOf(text).join(' ')} `;
  const isKept = (text: string) => {
    const words = wordsOf(text);
    return words.length === 0 || result.includes(` ${words.join(' ')} `);
  };
  const { person, opening, sections } = resume;
  const above = [person.name, person.headline, ...person.contacts, ...opening.map((detail) => detail.text)];
  const lost: LostLine[] = above.filter((text) => !isKept(text)).map((text) => ({ text, section: undefined }));
  sections.forEach((section, index) => {
    const fields = section.entries.flatMap((entry) => [
      ...lostOfHead(entry, isKept),
      ...entry.details
        .map((detail) => detail.text)
        .filter((text) => !isKept(text) && !(entry.isTold && isKeptWithTimeApart(text, isKept))),
    ]);
    // The items of a list may stand in another order, and beside another spelling of theirs.
    const isKeptList = (detail: Detail) =>
      itemKinds.has(section.kind) && readSkillGroups([detail]).every((group) => group.items.every(isKept));
    const details = section.details
      .filter((detail) => !isKept(detail.text) && !isKeptList(detail))
      .map((detail) => detail.text);
    for (const text of [...(isKept(section.heading) ? [] : [section.heading]), ...details, ...fields])
      lost.push({ text, section: index });
  });
  return lost;
}

/** A head stands in its fields, or in its lines, each with its time below it, where it is set as it was written. */
function lostOfHead(entry: Entry, isKept: (text: string) => boolean): string[] {
  const { isSure, headerLines, title, organization, place, dates, notes } = entry;
  if (!isSure && headerLines.every((line) => isKept(line) || isKeptWithTimeApart(line, isKept))) return [];
  return [title, organization, place, dates, ...notes].filter((field) => !isKept(field));
}

/** "09/2016 – 03/2019  Parental leave" stands as a heading with its time below it. */
function isKeptWithTimeApart(line: string, isKept: (text: string) => boolean): boolean {
  const { heading, time } = partTime(withGaps(line));
  return isKept(heading) && isKept(time);
}

/**
 * findUnplacedLines lists the logical lines of a resume with a word that stands in no place of its own reading: what
 * the grammar dropped or cut. Labels ("E-mail:"), the usual headings and "Curriculum Vitae" are no loss.
 */
export function findUnplacedLines(resume: ResumeDocument): string[] {
  const { person, opening, sections } = resume;
  const placed = [
    person.name,
    person.headline,
    ...person.contacts,
    ...opening.map((detail) => detail.text),
    ...resume.furniture,
    ...sections.flatMap((section) => [
      section.heading,
      ...section.details.map((detail) => detail.text),
      ...section.entries.flatMap((entry) => [
        ...[entry.title, entry.organization, entry.place, entry.dates, ...entry.notes],
        ...entry.details.map((detail) => detail.text),
      ]),
    ]),
  ];
  const known = new Set(placed.flatMap((text) => wordsOf(text)));
  const isUnplaced = (text: string) => wordsOf(text).some((word) => !known.has(word));
  return resume.lines
    .map((line) => line.text)
    .filter((text) => isUnplaced(text) && isUnplaced(withoutLabel(text)))
    .filter((text) => !isDocumentName(text) && headingKind(text) === undefined);
}

function plainText(markdown: string): string {
  return markdown
    .split('\n')
    .map(readOnce(plainInline))
    .join('\n')
    .replace(/\\(?=[^\p{L}\p{N}\s])/gu, '');
}

/** wordsOf are the words of a text by which lines are compared: NFKC, small letters, numbers and amounts included. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}+#%$€£]+/gu) ?? []
  );
}
