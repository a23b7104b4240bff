import type { Entry } from '../document/resume-document.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import type { SectionKind } from '../recognizers/headings.js';
import { isTitle } from '../recognizers/titles.js';
import { beginsWithoutWork, isBreak, ofOwnFamily } from './employers.js';
import { isSetLikeOne } from './heads-set-alike.js';
import { isSureHead, tellsOfJob } from './sure-head.js';

/**
 * setSureness says of each head whether it is set in fields. The heads of one section look alike: all in fields, or all as
 * they were written. Where three jobs with duties or more are read for sure and one job in four at most is not, that one
 * stays as it was written, and so do those without duties.
 */
export function setSureness(kind: SectionKind, entries: Entry[], lines: readonly LogicalLine[]): void {
  const isOfFamily = ({ headerLines: [first = ''] }: Entry) => ofOwnFamily.test(first);
  const isWithoutWork = ({ headerLines: [first = ''] }: Entry) => beginsWithoutWork(first);
  const isTimeOff = (entry: Entry) =>
    isOfFamily(entry) ||
    isWithoutWork(entry) ||
    (isBreak.test(entry.headerLines.join(' ')) &&
      !isTitle(entry.title) &&
      readFormLabel(entry.headerLines[0] ?? '') === undefined);
  const told = entries.filter(({ headerLines }) => headerLines.some(tellsOfJob));
  const areFewTold = told.length * 2 < entries.length;
  const isLater = (entry: Entry, at: number) => isLaterPost(entry, entries[at - 1], lines);
  const jobs = entries.filter(
    (entry, at) =>
      !isBreak.test(entry.headerLines.join(' ')) &&
      !isOfFamily(entry) &&
      !isWithoutWork(entry) &&
      !(areFewTold && told.includes(entry)) &&
      !isLater(entry, at),
  );
  const sureByWords = jobs.filter((entry) => isSureHead(kind, entry));
  const isSureJob = (entry: Entry) => isSureHead(kind, entry, isSetLikeOne(entry, sureByWords));
  const sure = jobs.filter((entry) => isSureJob(entry) && entry.isStacked !== true);
  const areSure = sure.length === jobs.length;
  const withDuties = jobs.filter(({ details }) => details.length > 0);
  const sureWithDuties = withDuties.filter((entry) => sure.includes(entry));
  const isMostly =
    kind === 'experience' && sureWithDuties.length >= surelyReadMin && !jobs.some(({ isStacked }) => isStacked);
  const areMostlySure = isMostly && sureWithDuties.length * 4 >= withDuties.length * 3;
  // An entry with nothing beside its time says nothing of their order.
  const ordered = entries.filter(({ place, notes }) => place !== '' || notes.length > 0);
  const datesLast = ordered.filter((entry) => entry.datesLast).length * 2 > ordered.length;
  for (const [at, entry] of entries.entries()) {
    const isShown = areSure || (areMostlySure && entry.details.length > 0);
    entry.isSure = isShown && !isTimeOff(entry) && isSureJob(entry) && !isLater(entry, at);
    entry.datesLast = datesLast;
    if (!entry.isSure) takeBackRest(entry, lines);
  }
}

const surelyReadMin = 3;

/**
 * A post below the head of another makes no other head unsure where the employer of both was written below them: what is set
 * above it is the later post, as for every job of the section.
 */
function isLaterPost(
  { isStacked, organization }: Entry,
  above: Entry | undefined,
  lines: readonly LogicalLine[],
): boolean {
  const [employer, post] = (above?.headerLines ?? []).map((text) => lines.find((line) => line.text === text));
  const isBelow = employer !== undefined && post !== undefined && employer.start > post.start;
  return isBelow && isStacked === true && organization !== '' && employer.text.startsWith(organization);
}

/** What follows the dates after a colon is set apart only where the head is set in fields. */
function takeBackRest(entry: Entry, lines: readonly LogicalLine[]): void {
  const rest = entry.details[0]?.text ?? '';
  const last = entry.headerLines.length - 1;
  const head = entry.headerLines[last] ?? '';
  const line = lines.find(({ text }) => text.startsWith(head) && text.endsWith(rest) && text.length > rest.length);
  if (rest === '' || head === '' || !line || line.text.startsWith(`${head}. `)) return;
  entry.headerLines[last] = line.text;
  entry.details.shift();
}
