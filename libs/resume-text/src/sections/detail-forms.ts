import { withEvenLabels } from './detail-labels.js';
import { isDutyLabel, isLabelled, readFormLabel, withoutDutyLabel } from '../recognizers/form-labels.js';
import type { Detail, Entry, Section } from '../document/resume-document.js';

/**
 * withForms gives the lines of all sections the form their writer gave them. A line without a mark is a bullet only where
 * nobody set marks in the section, or below any other entry, and several such lines stand below one another.
 */
export function withForms(sections: Section[], text: string): Section[] {
  const below = sections.flatMap(({ entries }) => entries).flatMap(({ details }) => details);
  const areMarked = below.filter(({ isMarked }) => isMarked).length >= marksMin;
  sections.forEach((section) => setForms(section, text, areMarked));
  return sections.map((section) => {
    const entries = section.entries.map(withoutDutyLabels);
    return { ...section, entries: section.kind === 'experience' ? withEvenLabels(entries) : entries };
  });
}

/**
 * Below a head that was read from a form, what its lines tell are the duties: no label need say so. Below what else was
 * asked ("Cases handled: …") the label says where they begin.
 */
function withoutDutyLabels(entry: Entry): Entry {
  if (!entry.headerLines.some((line) => readFormLabel(line) !== undefined)) return entry;
  const told = entry.details.filter(({ text, isSubheading }, at) => (at > 0 && isSubheading) || !isDutyLabel(text));
  return { ...entry, details: told.map(withoutDutyLabelOf) };
}

function withoutDutyLabelOf(detail: Detail): Detail {
  return detail.isSubheading ? detail : { ...detail, text: withoutDutyLabel(detail.text) };
}

const marksMin = 4;

function setForms(section: Section, text: string, areMarked: boolean): void {
  const lists = [section.details, ...section.entries.map(({ details }) => details)].flatMap(atSubheadings);
  const labelled = lists.filter(([label, line]) => label?.isSubheading === true && line !== undefined);
  // One line below each label may be a paragraph.
  const areSetIn = labelled.some(({ length }) => length > 2) && labelled.every((list) => isSetInBelow(list, text));
  const open = areSetIn ? lists.filter((list) => !labelled.includes(list)) : lists;
  const groups = open.map((list) => list.filter(({ isSubheading }) => !isSubheading));
  const bullets = groups.flat().filter(({ isBullet }) => isBullet);
  const marked = bullets.filter(({ isMarked }) => isMarked).length;
  // One mark above many lines without any is the number of something else.
  const hasMarks = marked > 1 || (marked > 0 && marked * 2 >= bullets.length);
  // What is said of studies is seldom a list.
  if (areMarked || hasMarks || section.kind === 'education') groups.forEach(setBesideMarks);
  else {
    const blocks = groups.flatMap((group) => blocksOf(group, text));
    blocks.forEach(setAlike);
    setWithoutMarks(blocks);
  }
}

/** What stands between two marked bullets of one list is one of them. */
function setBesideMarks(group: Detail[]): void {
  const first = group.findIndex(({ isMarked }) => isMarked);
  const last = group.findLastIndex(({ isMarked }) => isMarked);
  group.forEach((detail, at) => {
    if (!detail.isMarked && (first < 0 || at < first || at > last)) detail.isBullet = false;
  });
}

/** Lines with no empty line between them. */
function blocksOf(group: Detail[], text: string): Detail[][] {
  const blocks: Detail[][] = [];
  for (const detail of group) {
    const last = blocks.at(-1)?.at(-1);
    const isBelow = last !== undefined && !/\n\s*\n/.test(text.slice(last.span.end, detail.span.start));
    if (isBelow) blocks.at(-1)?.push(detail);
    else blocks.push([detail]);
  }
  return blocks;
}

/**
 * Most lines of a block say what form all of them have; a longer one above them is a paragraph. The fields of a form
 * ("Duties: …" above "Reason for leaving: …") are no list.
 */
function setAlike(block: Detail[]): void {
  const bullets = block.filter(({ isBullet }) => isBullet);
  // What a form asks stands above what was done, and is no part of that list.
  const first = block.findIndex((detail) => !isAsked(detail));
  if (first > 0) return setAlike(block.slice(first));
  const isForm = block.every(({ text, isMarked }) => !isMarked && isLabelled(text));
  if (bullets.length === 0 || (bullets.length === block.length && !isForm)) return;
  const isList = !isForm && bullets.length > 1 && bullets.length * 2 > block.length;
  const charsMax = Math.max(...bullets.map(({ text }) => text.length));
  for (const detail of block) detail.isBullet = isList && (detail.isBullet || detail.text.length <= charsMax);
}

function isAsked({ text, isBullet, isMarked }: Detail): boolean {
  return !isBullet && !isMarked && text.includes(':') && isLabelled(text);
}

/**
 * A line alone is a paragraph; one without a full stop is not where most others are lists of lines as long as it. Where
 * most others are such lines, nothing is a list.
 */
function setWithoutMarks(blocks: Detail[][]): void {
  const runs = blocks.flatMap(runsOfBullets);
  const lists = runs.filter((run) => run.length > 1);
  const listed = lists.flat();
  const alone = runs.filter((run) => run.length === 1 && !run[0]?.isMarked).flat();
  const items = alone.filter(({ text }) => !isStopped(text));
  const plain = blocks.filter((block) => block.every(({ isBullet, text }) => !isBullet && !isStopped(text)));
  const areListed = lists.length > 1 && lists.length >= items.length;
  const charsMax = Math.max(0, ...listed.map(({ text }) => text.length));
  for (const detail of alone) detail.isBullet = areListed && items.includes(detail) && detail.text.length <= charsMax;
  if (!areListed && items.length + plain.length > lists.length)
    for (const detail of listed) detail.isBullet = detail.isMarked === true;
}

function isStopped(text: string): boolean {
  return /[.!?]$/.test(text);
}

function runsOfBullets(block: Detail[]): Detail[][] {
  const runs: Detail[][] = [];
  block.forEach((detail, at) => {
    if (!detail.isBullet) return;
    if (at > 0 && block[at - 1]?.isBullet) runs.at(-1)?.push(detail);
    else runs.push([detail]);
  });
  return runs;
}

/** Each subheading with the lines below it. */
function atSubheadings(details: Detail[]): Detail[][] {
  const groups: Detail[][] = [[]];
  for (const detail of details) {
    if (detail.isSubheading) groups.push([detail]);
    else groups.at(-1)?.push(detail);
  }
  return groups;
}

/** Lines without a mark that are all set in further than the label above them are the list that they look like. */
function isSetInBelow([label, ...lines]: Detail[], text: string): boolean {
  const indent = label ? indentOf(label, text) : 0;
  return lines.every((line) => line.isBullet && !line.isMarked && indentOf(line, text) > indent);
}

function indentOf({ span }: Detail, text: string): number {
  const start = text.lastIndexOf('\n', span.start - 1) + 1;
  return /^\s*/.exec(text.slice(start, span.start))?.[0].length ?? 0;
}
