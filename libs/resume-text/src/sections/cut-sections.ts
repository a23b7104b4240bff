import { hasContact } from '../recognizers/contacts.js';
import { findDates } from '../recognizers/dates.js';
import { isRemarkOnReferences } from '../lines/empty-headings.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import {
  headingKind,
  headingLabel,
  inlineHeading,
  kindBeforeRemark,
  type SectionKind,
} from '../recognizers/headings.js';
import { isTimeOfPost } from '../recognizers/durations.js';
import { isBreak } from '../heads/employers.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import { findJobsInLists, timeRow } from '../heads/jobs-in-lists.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isDocumentName, isName } from '../recognizers/name.js';
import { isStudyOfProfile } from '../recognizers/profile-studies.js';
import type { Cut } from './run-in.js';
import { splitCells } from '../text/split-cells.js';
import { isLevelAlone } from '../recognizers/study-levels.js';
import { isTableHeader } from '../recognizers/table-header.js';
import { isTitle } from '../recognizers/titles.js';
import { takeHeadingAbove } from './headings-above-heads.js';
import { jobsAboveLists } from './jobs-below-lists.js';
import { linesOfTop } from './top-of-page.js';

/** cutSections cuts the lines at their headings. Name and contacts may stand at the top or, beside a side column, further below. */
export function cutSections(lines: LogicalLine[]): { top: LogicalLine[]; cuts: Cut[] } {
  const top: LogicalLine[] = [];
  const cuts: Cut[] = [];
  let open: Cut | undefined;
  // True from the first line of papers above the jobs until a section begins.
  let isListAtTop = false;
  const begin = (heading: string, kind: SectionKind | undefined, first: LogicalLine[], inlineAt?: LogicalLine) => {
    isListAtTop = false;
    open = { heading, kind, lines: first, ...(inlineAt && { inline: inlineAt }) };
    cuts.push(open);
  };
  const stay = (heading: string, kind: SectionKind, line: LogicalLine) => {
    open = { heading, kind, lines: [line], runIn: { opens: false } };
    cuts.push(open);
  };
  const ofTop = linesOfTop(lines);
  const isBelow = [...ofTop.values()].includes('name');
  // Where the name stands below a side column, two words at its beginning are the heading of a section.
  const nameAt = isBelow
    ? -1
    : lines.slice(0, 3).findIndex(({ text }) => isName(splitCells(text)[0] ?? '') && !isDocumentName(text));
  const isNameLine = ({ label, text }: LogicalLine) => label === 'name' && !isDocumentName(text);
  const hasName = isBelow || lines.slice(0, 6).some(isNameLine) || nameAt >= 0;
  let isNamed = false;
  const jobsInLists = findJobsInLists(lines);
  let headsLeft = 0;
  lines.forEach((line, at) => {
    if (jobsInLists.has(at)) {
      open = cuts.findLast(({ kind }) => kind === 'experience') ?? open;
      headsLeft = timeRow(lines, at);
      open?.lines.push({ ...line, label: 'head' });
      return;
    }
    const jobs = isBreakApart(lines, at) ? cuts.findLast(({ kind }) => kind === 'experience') : undefined;
    if (jobs && open !== jobs) {
      [open, headsLeft] = [jobs, 1];
      jobs.lines.push({ ...line, label: 'head' });
      return;
    }
    if (headsLeft > 0) {
      headsLeft -= 1;
      open?.lines.push({ ...line, label: 'head' });
      return;
    }
    const inline = line.label === 'inline' && !isRemarkOnReferences(line.text) ? inlineHeading(line.text) : undefined;
    const isOwn =
      inline !== undefined &&
      (inline.kind === 'references' || !isLineWithin(line, inline.heading, open, lines[at - 1]));
    const labelAtTop = ofTop.get(at);
    if (labelAtTop) {
      if (labelAtTop === 'name') open = undefined;
      top.push({ ...line, label: labelAtTop });
    } else if (
      (!(hasName || isNamed) || at === nameAt) &&
      (line.label === 'name' || (line.label === 'heading' && mayBeNameAlone(line.text)))
    ) {
      [open, isNamed] = [undefined, true];
      top.push({ ...line, label: 'name' });
    } else if (isHeadOfEntry(lines, at, open)) open?.lines.push({ ...line, label: 'head' });
    else if (line.label === 'heading' && open?.kind === 'education' && isLevelWithin(line.text, open.heading))
      open.lines.push({ ...line, label: 'sub' });
    else if (line.label === 'heading' && (at > 0 || opensText(line.text, ofTop.size > 0)))
      begin(headingLabel(line.text), headingKind(line.text) ?? kindBeforeRemark(line.text), []);
    else if (inline && isOwn)
      begin(headingLabel(inline.heading), inline.kind, [{ ...line, label: 'item', text: inline.rest }], line);
    else if (line.label === 'head' && isBreakAmongJobs(line.text, open)) open?.lines.push(line);
    else if (line.label === 'head' && sideHeading(line.text)) {
      const side = sideHeading(line.text);
      // "SKILLS      level": the name of a column stands beside the heading.
      if (side && isTableHeader(side.rest)) begin(`${headingLabel(side.heading)} (${side.rest})`, side.kind, []);
      else if (side) begin(headingLabel(side.heading), side.kind, [{ ...line, text: side.rest }]);
    } else if (open && inline?.kind === 'languages' && (isLastOfSection(lines, at) || open.kind === 'other'))
      stay(headingLabel(inline.heading), 'languages', { ...line, label: 'item' });
    else if (open && open.kind !== 'references' && (isRemarkOnReferences(line.text) || isBelowLanguages(open)))
      stay('', 'other', line);
    // "Career snapshot" right above the first job is the heading of the jobs.
    else if (line.label === 'head' && isLostHead(open, lines, at) && open?.lines.length === 0)
      Object.assign(open, { kind: 'experience' satisfies SectionKind, lines: [line] });
    else if (line.label === 'head' && !open && isFieldOfTop(line, lines[at - 1])) top.push({ ...line, label: 'prose' });
    else if (line.label === 'head' && !open && at > 0 && (isListAtTop || isAboveJobs(lines, at))) {
      isListAtTop = true;
      top.push({ ...line, label: 'item' });
    } else if (line.label === 'head' && isLostHead(open, lines, at)) {
      const told = open ? [] : timedAtEnd(top);
      top.length -= told.length;
      const jobs = jobsAboveLists(cuts, lines.slice(at), isListCut);
      const above = jobs ? undefined : takeHeadingAbove(open?.lines ?? top, line, lines[at + 1]);
      if (jobs) {
        open = jobs;
        open.lines.push(line);
      } else if (told.length > 0)
        begin('', 'experience', [...told, isTimed(line) ? { ...line, label: 'prose' } : line]);
      else if (above) begin(headingLabel(above.text), headingKind(above.text), above === line ? [] : [line]);
      else begin('', undefined, [line]);
    } else if (!open && isListAtTop && line.label === 'sub') top.push({ ...line, label: 'item' });
    else (open?.lines ?? top).push(line);
  });
  return { top, cuts };
}

/** "Stuff I use" and "Round the district" are headings in own words: each word of a name but the small ones begins large. */
function mayBeNameAlone(text: string): boolean {
  const words = text.split(' ');
  const areLarge = words.every((word, at) => (at < words.length - 1 && word.length <= 3) || /^\p{Lu}/u.test(word));
  return headingKind(text) === undefined && isName(text) && areLarge;
}

/** The first line of a text is a heading where it is a usual one, or where the top of the page stands further below. */
function opensText(text: string, isTopBelow: boolean): boolean {
  const kind = headingKind(text);
  return kind !== 'contact' && (isTopBelow || kind !== undefined);
}

/** "TERTIARY" names a level of the studies below a heading; "TERTIARY EDUCATION" below "SECONDARY EDUCATION" is its equal. */
function isLevelWithin(text: string, heading: string): boolean {
  return isLevelAlone(text) && !(isLevelAlone(heading) && headingKind(text) === 'education');
}

/**
 * "Languages: English, Irish" right below other lines of a section, or of the address, is one of those lines. Capitals are
 * a heading wherever they stand, and what follows another heading in its line is one like it.
 */
function isLineWithin(
  line: LogicalLine,
  heading: string,
  open: Cut | undefined,
  above: LogicalLine | undefined,
): boolean {
  if (isCapitals(heading) || line.blanksBefore > 0 || !above || above.label === 'heading') return false;
  return !open?.inline && line.text.startsWith(heading) && /^\s{0,40}:/.test(line.text.slice(heading.length));
}

function isLastOfSection(lines: LogicalLine[], at: number): boolean {
  const next = lines[at + 1];
  return next === undefined || next.label === 'heading' || isRemarkOnReferences(next.text);
}

/** True for the line of languages within another section: what stands below it belongs to that one again. */
function isBelowLanguages({ kind, runIn }: Cut): boolean {
  return kind === 'languages' && runIn?.opens === false;
}

/**
 * An unknown heading among jobs with dates on a line of their own below it is the head of an entry, and so is "Career break"
 * where a line more stands between the two, and an employer between a title and its bullets.
 */
function isHeadOfEntry(lines: readonly LogicalLine[], at: number, open: Cut | undefined): boolean {
  const line = lines[at];
  if (line?.label !== 'heading' || line.level > 0 || !open) return false;
  if (isEmployerBelowTitle(line, lines[at + 1], open)) return true;
  if (open.kind === 'education' && isSchoolOfProfile(line.text, lines[at + 1])) return true;
  if (open.kind !== 'experience') return false;
  const isTimeOff = isBreak.test(line.text) && headingKind(line.text) === 'experience';
  if (!isTimeOff && (headingKind(line.text) !== undefined || isCapitals(line.text))) return false;
  const rest = lines.slice(at + 1, at + 1 + (isTimeOff ? breakLinesMax : 1));
  const end = rest.findIndex(({ blanksBefore, mark }) => blanksBefore > 0 || mark !== undefined);
  const below = end < 0 ? rest : rest.slice(0, end);
  const hasHeads = open.lines.some(({ label }) => label === 'head');
  return hasHeads && below.some(({ text }) => isDatesAlone(text) || isTimeOfPost(text));
}

/** "CAREER BREAK" with its time and nothing more below it is no section, wherever it stands, and goes with the jobs. */
function isBreakApart(lines: readonly LogicalLine[], at: number): boolean {
  const [line, time, next] = lines.slice(at, at + 3);
  if (line?.label !== 'heading' || !isBreak.test(line.text) || headingKind(line.text) !== 'experience') return false;
  const isTime = time?.blanksBefore === 0 && isDatesAlone(time.text);
  return isTime && (next === undefined || next.label === 'heading');
}

/** A saved profile has the school in a line of its own above what was studied there. */
function isSchoolOfProfile(text: string, next: LogicalLine | undefined): boolean {
  return headingKind(text) === undefined && next?.blanksBefore === 0 && isStudyOfProfile(next.text);
}

function isEmployerBelowTitle(line: LogicalLine, next: LogicalLine | undefined, { kind, lines }: Cut): boolean {
  const above = lines.at(-1);
  if (kind !== 'experience' && kind !== undefined) return false;
  if (headingKind(line.text) !== undefined || isCapitals(line.text) || line.text.endsWith(':')) return false;
  const isBetween = line.blanksBefore === 0 && next?.blanksBefore === 0 && next.mark !== undefined;
  return isBetween && above?.label === 'head' && isTitle(above.text);
}

const breakLinesMax = 2;

function isCapitals(text: string): boolean {
  return /^\P{Ll}+$/u.test(text);
}

/** "SCHOOLING      Mayville High School, 1991": the heading stands at the side of the first head below it. */
function sideHeading(text: string): ReturnType<typeof inlineHeading> {
  const side = inlineHeading(text);
  return side && isCapitals(side.heading) && !text.includes(':') ? side : undefined;
}

/** "FAMILY LEAVE      Sept 2019 – Jan 2021" among jobs is an entry as they are, and no heading with its first line at its side. */
function isBreakAmongJobs(text: string, open: Cut | undefined): boolean {
  const side = sideHeading(text);
  if (!side || open?.kind !== 'experience' || !open.lines.some(({ label }) => label === 'head')) return false;
  return isBreak.test(side.heading) && isDatesAlone(side.rest);
}

/**
 * The head of a job belongs to no list of skills or languages: there a side column was printed into the text. In a
 * resume without headings the first head begins the first section.
 */
function isLostHead(open: Cut | undefined, lines: LogicalLine[], at: number): boolean {
  if (at === 0) return false;
  if (!open) return true;
  if (open.kind === undefined || !listKinds.has(open.kind)) return false;
  // "• Licensed Social Worker, since 2014" among bullets is one of them.
  if (lines[at]?.mark !== undefined && lines[at]?.mark === lines[at + 1]?.mark) return false;
  // An employer that nobody knows may look like the title of a list.
  const below = lines.slice(at + 1, at + 4).findIndex(({ label }) => label !== 'head' && label !== 'sub');
  return (
    below >= 0 &&
    lines[at + 1 + below]?.label === 'bullet' &&
    lines.slice(at, at + 3).some((line) => findDates(line.text).some((span) => span.isRange))
  );
}

function isListCut({ kind }: Cut): boolean {
  return kind !== undefined && listKinds.has(kind);
}

/** "QQI Level 5 – 7 modules out of 8" above the heading of the jobs, with no period in any line between them, is no job. */
function isAboveJobs(lines: LogicalLine[], at: number): boolean {
  const length = lines.slice(at).findIndex(({ label }) => label === 'heading');
  const heading = lines[at + length];
  if (length < 0 || headingKind(heading?.text ?? '') !== 'experience') return false;
  return !lines.slice(at, at + length).some(({ text }) => findDates(text).some((span) => span.isRange));
}

/** "Status: permanent resident (since 2014)" right below a telephone number says something of the person. */
function isFieldOfTop({ text, blanksBefore, mark }: LogicalLine, above: LogicalLine | undefined): boolean {
  const field = readFormLabel(text)?.field;
  const isLabelled = field === undefined ? fieldLabel.test(text) : field === 'note';
  return isLabelled && blanksBefore === 0 && mark === undefined && above !== undefined && isOfTop(above);
}

function isOfTop({ text }: LogicalLine): boolean {
  return hasContact(text) || fieldLabel.test(text);
}

const fieldLabel = /^\p{Lu}[\p{L} ]{2,24}:\s/u;

/** "2018 to 2021: Greenbough, Hamilton. First year …": a paragraph that begins with the time it tells of. */
function isTimed({ text }: LogicalLine): boolean {
  const label = /^[^:]{4,40}(?=: )/u.exec(text)?.[0] ?? '';
  return (
    /[.!]$/.test(text) &&
    findDates(label).length > 0 &&
    isDatesAlone(label.replace(/^(?:now|today|currently),? /iu, ''))
  );
}

/** The last lines above the first head, where each is a paragraph about a time: they are jobs as what stands below them is. */
function timedAtEnd(lines: readonly LogicalLine[]): LogicalLine[] {
  const before = lines.findLastIndex((line) => line.label !== 'prose' || !isTimed(line));
  return lines.slice(before + 1);
}

/** listKinds are the kinds whose sections are lists of things without heads. */
export const listKinds: ReadonlySet<SectionKind> = new Set([
  'skills',
  'languages',
  'interests',
  'references',
  'certifications',
  'summary',
  'contact',
]);
