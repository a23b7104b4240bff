import type { Edit } from '@tailwright/contracts/optimize';
import { findFurniture, isPageNumber } from '@tailwright/resume-text/lines/furniture';
import { cleanText, plainInline } from '@tailwright/resume-text/text/clean-text';
import { withoutLabel } from '@tailwright/resume-text/recognizers/form-labels';
import { isHeaderRow } from '@tailwright/resume-text/recognizers/table-header';
import { physicalLines } from '@tailwright/resume-text/page/physical-lines';
import { readResume } from '@tailwright/resume-text/read-resume';
import type { Entry, ResumeDocument, Section } from '@tailwright/resume-text/document/resume-document';
import { contactPieces, hasContact } from '@tailwright/resume-text/recognizers/contacts';
import { tidyContacts } from '@tailwright/resume-text/sections/tidy-contacts';
import { readSkillGroups } from '@tailwright/resume-text/sections/skills';
import type { LabelledEntry, Pair } from './pairs.js';

/** Reading is how much of one labelled resume was read right (R1) and stands in the result (R2). */
export interface Reading {
  name: string;
  hasName: boolean;
  entries: number;
  entriesRight: number;
  details: number;
  detailsRight: number;
  skills: number;
  skillsRead: number;
  skillsRight: number;
  furnitureLeft: number;
  lines: number;
  linesKept: number;
  /** What was not read or kept, in words a developer can act on. */
  wrong: string[];
}

/**
 * measureReading compares what the grammar read, and the result that a person gets, with the labels. `changed` are the own
 * lines that What changed lists.
 */
export function measureReading(
  { name, resume, labels }: Pair,
  result: string,
  changed: readonly string[] = [],
): Reading {
  const document = readResume(resume);
  const plain = plainLines(result);
  const entries = (labels.entries ?? []).filter(({ section }) => section === 'experience' || section === 'education');
  const read = document.sections.flatMap((section) => section.entries);
  const matched = entries.map((label) => ({ label, entry: read.find((entry) => isRight(entry, label)) }));
  const wrong = matched.filter(({ entry }) => !entry).map(({ label }) => `entry: ${JSON.stringify(label)}`);
  const details = matched.filter(({ label }) => (label.bullets ?? 0) > 0);
  const skills = measureSkills(document, labels.skillsListed ?? []);
  const kept = measureLines(resume, document, result, changed);
  // A name whose letters a designer set apart is the same name when they are closed.
  const closed = (text: string) => flat(text).replaceAll(' ', '');
  const hasName = !labels.person?.name || closed(plain.slice(0, 6).join(' ')).includes(closed(labels.person.name));
  return {
    name,
    hasName,
    entries: entries.length,
    entriesRight: matched.filter(({ entry }) => entry).length,
    details: details.reduce((sum, { label, entry }) => sum + (entry ? (label.bullets ?? 0) : 0), 0),
    detailsRight: details.reduce(
      (sum, { label, entry }) => sum + Math.min(label.bullets ?? 0, entry?.details.length ?? 0),
      0,
    ),
    ...skills,
    furnitureLeft: furnitureOf(resume).filter((line) => plain.some((each) => flat(each) === flat(line))).length,
    lines: kept.lines,
    linesKept: kept.lines - kept.lost.length,
    wrong: [...(hasName ? [] : ['name']), ...wrong, ...kept.lost.map((line) => `line: ${line}`)],
  };
}

/** Right is an entry whose head has the title, the employer, and both dates of the label. */
function isRight(entry: Entry, label: LabelledEntry): boolean {
  const has = (field: string, text: string | undefined) => !text || flat(field).includes(flat(text));
  const head = [entry.title, entry.organization, entry.place, ...entry.notes].join(' ');
  const dates = `${entry.dates} ${head}`;
  const dated = [label.start, label.end].filter((date): date is string => date !== undefined);
  return (
    has(`${entry.title} ${entry.organization}`, label.title) &&
    has(head, label.organization) &&
    dated.every((date) => has(dates, date) || has(dates, wordsOf(date).at(-1)))
  );
}

function measureSkills(document: ResumeDocument, listed: string[]) {
  const itemsOf = (kind: Section['kind']) =>
    document.sections
      .filter((section) => section.kind === kind)
      .flatMap((section) => readSkillGroups(section.details).flatMap((group) => group.items));
  const isSame = (a: string, b: string) => flat(a) === flat(b) || (flat(a).length > 3 && flat(b).includes(flat(a)));
  const [skills, languages] = [itemsOf('skills'), itemsOf('languages')];
  const right = listed.filter((skill) => [...skills, ...languages].some((item) => isSame(skill, item)));
  // Some readers list languages among the skills and some do not: they are never counted as wrong.
  const wrong = skills.filter((item) => !listed.some((skill) => isSame(skill, item) || isSame(item, skill)));
  return { skills: listed.length, skillsRead: right.length + wrong.length, skillsRight: right.length };
}

/** listedAsChanged gives the own lines that stand in other words in the result, as the edits list them. */
export function listedAsChanged(edits: readonly Edit[]): string[] {
  return edits.flatMap(({ lines, text }) => {
    const now = new Set(wordsOf(text));
    // What an edit only rests on is not changed by it: a changed line keeps most of its words.
    return lines.filter((line) => wordsOf(line).filter((word) => now.has(word)).length * 2 >= wordsOf(line).length);
  });
}

/**
 * So are the labels of addresses and numbers ("Tel 020 000 0394, Email ada@example.com"): each contact of the line stands in the
 * result, and nothing but such labels is missing beside them.
 */
function standsWithoutLabels(line: string, stands: (text: string) => boolean): boolean {
  const pieces = hasContact(line) ? tidyContacts(contactPieces(line)) : [];
  const kept = new Set(pieces.flatMap(wordsOf));
  const dropped = wordsOf(line).filter((word) => !kept.has(word));
  return pieces.length > 0 && pieces.every(stands) && dropped.every((word) => contactLabels.has(word));
}

const contactLabels = new Set(
  'address residence residential home present cell cellphone mob mobile phone telephone tel ph no e mail email id t m'.split(
    ' ',
  ),
);

/**
 * The lines of the original, cut at wide gaps, that stand neither whole in the result nor in the fields of an entry, and that
 * are not listed as changed either.
 */
function measureLines(
  resume: string,
  document: ResumeDocument,
  result: string,
  changed: readonly string[],
): { lines: number; lost: string[] } {
  const plain = plainLines(result);
  const listed = changed.map((line) => ` ${flat(line)} `);
  const all = ` ${flat(plain.join(' '))} `;
  const furniture = new Set(document.furniture.map(flat));
  const heads = plain.map((line, at) =>
    line.startsWith('### ') ? new Set(wordsOf(plain.slice(at, at + 4).join(' '))) : undefined,
  );
  const lines = withoutBrokenWords(cleanText(resume).split('\n'))
    .map((line) => plainInline(line.trim()))
    .filter((line) => wordsOf(line).length >= 4 && !furniture.has(flat(line)));
  const stands = (text: string) => all.includes(` ${flat(text)} `);
  // "Rep, at Tallybird" is a title and an employer; what parted them is printed as a bar.
  const isInHead = (text: string) =>
    heads.some((words) => words && wordsOf(text).every((word) => words.has(word) || word === 'at'));
  const lost = lines.filter((line) => {
    const cells = line
      .split(/\t+| {2,}|\s\|\s|\s[·•▪●]\s?|^(?:o|[-–—*+]|[ivx]{1,5}[.)]|\d{1,2}[.)])\s+/)
      // The number of a page beside the name is none of the person's.
      .filter((cell) => wordsOf(cell).length > 0 && !isPageNumber(cell));
    if (listed.some((each) => each.includes(` ${flat(line)} `))) return false;
    // Side by side in two columns may stand an item of a list and the head of an entry.
    if (cells.every((cell) => stands(cell) || isInHead(cell)) || isInHead(line)) return false;
    // The label of a form is in the field it names, a listed item anywhere in its list, a spaced heading is a heading.
    const value = withoutLabel(line.replace(/^\d{1,2}[.)]\s+/, ''));
    const items = value.split(/[,;=]\s?/).filter((item) => item !== '');
    const isSpaced = /^(?:\p{L} ){3}/u.test(line);
    if (standsWithoutLabels(line, stands)) return false;
    return !(stands(value) || (items.length > 2 && items.every(stands)) || (isSpaced && standsClosed(line, plain)));
  });
  return { lines: lines.length, lost };
}

/** A word that the end of a line broke in two is whole in the result: its halves are no words to look for. */
function withoutBrokenWords(lines: string[]): string[] {
  const isBroken = (at: number) => /\p{L}-$/u.test(lines[at] ?? '') && /^\s*\p{Ll}/u.test(lines[at + 1] ?? '');
  return lines.map((line, at) => {
    const begun = at > 0 && isBroken(at - 1) ? line.replace(/^\s*\p{L}+/u, '') : line;
    return isBroken(at) ? begun.slice(0, begun.lastIndexOf(' ') + 1) : begun;
  });
}

/** "E D U C A T I O N" stands where a line has the same letters. */
function standsClosed(line: string, plain: string[]): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return plain.some((each) => letters(each) === letters(line));
}

function furnitureOf(resume: string): string[] {
  const lines = physicalLines(cleanText(resume));
  const marks = findFurniture(lines);
  // The names of the columns may stand above a table that stays one: they say what its cells are.
  const isLeft = (text: string, at: number) => marks[at] === true && wordsOf(text).length > 0 && !isHeaderRow(text);
  return lines.filter(({ text }, at) => isLeft(text, at)).map((line) => line.text);
}

function plainLines(markdown: string): string[] {
  return markdown.split('\n').map((line) => line.replace(/\\/g, '').replace(/[*_`]/g, ''));
}

function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll('_', '')
      .toLowerCase()
      .match(/[\p{L}\p{N}+#%$€£]+/gu) ?? []
  );
}

function flat(text: string): string {
  return wordsOf(text).join(' ');
}
