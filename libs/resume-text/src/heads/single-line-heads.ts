import { findDates } from '../recognizers/dates.js';
import { atHome, beginsWithoutWork, isBreak, ofOwnFamily } from './employers.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import type { Detail, Entry, Section } from '../document/resume-document.js';
import { splitGaps } from '../text/split-cells.js';
import { isPostBelow } from './posts-set-in.js';
import { headingOfHead } from './printed-head.js';
import { isStudyRemark } from '../recognizers/study-remarks.js';
import { tellsOfJob } from './sure-head.js';
import { isDegree, isInstitution, isOrganization, isTitle } from '../recognizers/titles.js';

/**
 * withSingleLineHeads shows an entry of one line as that line, where nothing stands below it and its fields are not read
 * for sure: a heading over nothing is larger than the line was meant to be. Where most entries of a section are such
 * lines, all of them are, so that they look alike; elsewhere only the line that no reader would take for a head.
 */
export function withSingleLineHeads(section: Section, lines: readonly LogicalLine[]): Section {
  return withFormsAsLines(withLines(section, lines), lines);
}

function withLines(section: Section, lines: readonly LogicalLine[]): Section {
  const entries = section.entries.map((entry) => withRemark(entry, section.kind));
  const areLines = areMostlyLines(section.kind, entries);
  // "Clerk → Head Clerk @ Acme Ltd" above the posts held there, each in a line further in, stands above something.
  const isAbovePosts = (entry: Entry, at: number) =>
    entry.title !== '' && entry.dates !== '' && isPostBelow(entry, entries[at + 1], lines);
  const isLine = (entry: Entry, at: number) =>
    areLines ||
    entry.headerLines.some(tellsOfJob) ||
    isTimeOff(entry, section.kind) ||
    (isBare(entry) &&
      !isAbovePosts(entry, at) &&
      (isSingle(entry) ? isSentence(entry) && !isHeadBeforeText(entry, section) : areSeveral(entry, section)));
  if (!entries.some(isLine)) return section;
  const isOfList = areLines && section.kind === 'education';
  const areRows = areLines && entries.filter(({ headerLines }) => headerLines.length < 2).length * 2 > entries.length;
  return {
    ...section,
    entries: entries.map((entry, at) =>
      isLine(entry, at)
        ? asLine(isOfList ? withRestBeside(entry) : entry, lines, { areLines: isOfList, areRows })
        : (section.entries[at] ?? entry),
    ),
  };
}

/**
 * "Highest grade passed: 12" and "School: …" beside a table of studies whose rows are lines: there the rows of the form are
 * lines, too, for a heading that begins with a label names nothing.
 */
function withFormsAsLines(section: Section, lines: readonly LogicalLine[]): Section {
  const others = section.entries.filter((entry) => !isForm(entry));
  const areLines = others.length >= linesBesideFormMin && others.every(({ isTold }) => isTold);
  if (section.kind !== 'education' || !areLines || others.length === section.entries.length) return section;
  const entries = section.entries.map((entry): Entry => {
    if (!isForm(entry)) return entry;
    const rows = entry.headerLines.map((text): Detail => ({
      text: text.replace(labelColon, '$1: '),
      isBullet: false,
      isSubheading: false,
      span: spanOf(text, entry, lines),
    }));
    return { ...entry, isSure: false, isTold: true, headerLines: [], details: [...rows, ...entry.details] };
  });
  return { ...section, entries };
}

const linesBesideFormMin = 3;
/** "School    :   Hale College": in a line of text the colon stands right behind its label. */
const labelColon = /^([^:]{1,60}?)\s{1,20}:\s*/u;

/** "Maternity leave, April 2021 – January 2022" between two jobs is no job, and has nothing below it. */
function isTimeOff(entry: Entry, kind: Section['kind']): boolean {
  const text = entry.headerLines.join(' ');
  const isMarked = entry.details.some((detail) => detail.isMarked === true);
  if (kind === 'experience' && isSingle(entry) && !isMarked && beginsWithoutWork(text)) return true;
  if (kind === 'experience' && isBare(entry) && isSingle(entry) && ofOwnFamily.test(text)) return true;
  const isNamed = !atHome.test(text) && [isTitle, isOrganization, isInstitution].some((names) => names(text));
  return kind === 'experience' && isBare(entry) && isSingle(entry) && isBreak.test(text) && !isNamed;
}

/** True for a head whose lines name more than one degree, school or course: none of them stands below another. */
function areSeveral({ headerLines }: Entry, { kind }: Section): boolean {
  return kind !== 'experience' && headerLines.some((line, at) => isOther(line, headerLines.slice(0, at)));
}

interface Kind {
  /** True where all studies of the section are lines. */
  areLines: boolean;
  areRows: boolean;
}

/**
 * An entry as a line, with its time and its school beside it; what its head says of another one is a line below it. Where the
 * others have one line each (`areRows`), so is every line that names something.
 */
function asLine(entry: Entry, lines: readonly LogicalLine[], { areLines, areRows }: Kind): Entry {
  // "2003 – 2009   Hale College" above "Diploma (FH), grade 1.9": the time beside the first line is that of both.
  const isTimeFirst = findDates(entry.headerLines[0] ?? '')[0]?.start === 0;
  const isNext = (line: string, at: number) =>
    (isOther(line, entry.headerLines.slice(0, at)) && !(areLines && isTimeFirst && !isTimed(line))) ||
    (areRows && at === 1 && areTwoRows(entry, lines));
  const next = entry.headerLines.findIndex(isNext);
  const others = next < 0 ? [] : entry.headerLines.slice(next);
  const below = others.map((text): Detail => ({
    text,
    isBullet: false,
    isSubheading: false,
    span: spanOf(text, entry, lines),
  }));
  return {
    ...entry,
    isSure: false,
    isTold: true,
    headerLines: entry.headerLines.slice(0, entry.headerLines.length - others.length),
    details: below.length > 0 ? [...below, ...entry.details.map(withLineOfItsOwn)] : entry.details,
  };
}

/** In a list of studies the one line below a study that begins with its time, and has none itself, tells of that study. */
function withRestBeside(entry: Entry): Entry {
  const [rest] = entry.details;
  if (rest === undefined || entry.details.length > 1 || rest.isBullet || entry.headerLines.length > 1) return entry;
  const isOfStudy = findDates(entry.headerLines[0] ?? '')[0]?.start === 0 || /^\p{Ll}/u.test(rest.text);
  // "No live backlogs. One dead" below the last row is said of all of them.
  const isShort = rest.text.length <= markCharsMax && !isTimed(rest.text) && !/\p{Ll}\. \p{Lu}/u.test(rest.text);
  return isOfStudy && isShort ? { ...entry, details: [{ ...rest, isBeside: true }] } : entry;
}

/** Below the line of another study a remark is a line of its own. */
function withLineOfItsOwn(detail: Detail): Detail {
  return { ...detail, isBeside: false };
}

/** True for a line with a degree, a school or a time where a line above it has one already. */
function isOther(line: string, above: readonly string[]): boolean {
  if (isBesideLine(line)) return false;
  return [isDegree, isInstitution, isTimed, isRow].some((has) => has(line) && above.some(has));
}

/** Two lines as far in as each other, neither of which is a time or a remark: "Board secretary, Larch shelter" below another post. */
function areTwoRows({ headerLines, span }: Entry, lines: readonly LogicalLine[]): boolean {
  const rows = lines.filter(({ start, end }) => start >= span.start && end <= span.end);
  const [indent] = rows.map((row) => row.indent);
  const isRow = (line: string) => !isBesideLine(line) && line.includes(' ') && /^\p{Lu}/u.test(line);
  return headerLines.length === 2 && headerLines.every(isRow) && rows.every((row) => row.indent === indent);
}

/** The names of columns stand above the first row of a table. */
function isRow(line: string): boolean {
  return splitGaps(line).length > 3;
}

function isTimed(line: string): boolean {
  return findDates(line).length > 0;
}

function spanOf(text: string, { span }: Entry, lines: readonly LogicalLine[]): Entry['span'] {
  const line = lines.find((each) => each.text === text && each.start >= span.start && each.end <= span.end);
  return line ? { start: line.start, end: line.end } : span;
}

/** What stands in brackets in the line below, and the mark or thesis of a study, says more of the line above. */
function withRemark(entry: Entry, kind: Section['kind']): Entry {
  const [first, ...others] = entry.details;
  if (!first || first.isBullet || !(isInBrackets(first.text) || isMark(first.text, kind))) return entry;
  return { ...entry, details: [{ ...first, isBeside: true }, ...others] };
}

/** The details of an entry that are lines of their own where it is shown as a line. */
function linesBelow({ details }: Entry): Detail[] {
  return details.filter(({ isBeside }) => isBeside !== true);
}

function isInBrackets(text: string): boolean {
  return /^\([^()]*\)$/.test(text);
}

function isMark(text: string, kind: Section['kind']): boolean {
  return kind === 'education' && text.length <= markCharsMax && isStudyRemark(text);
}

const markCharsMax = 90;

/** A job is told apart by its heading even where half of the others are lines. */
const jobsShare = 0.6;
const othersShare = 0.5;

function areMostlyLines(kind: Section['kind'], entries: readonly Entry[]): boolean {
  const lines = entries.filter((entry) => (isBare(entry) && isSingle(entry)) || isOneToldLine(entry));
  if (lines.length === 0 || lines.length < entries.length * (kind === 'experience' ? jobsShare : othersShare))
    return false;
  if (entries.some(isForm)) return false;
  if (kind !== 'experience')
    return entries.every((entry) => isSingle(entry) || (!entry.isSure && linesBelow(entry).length === 0));
  return entries.filter(hasDuties).length * toldJobsMin <= entries.length && entries.every(({ isSure }) => !isSure);
}

/** A few lines without a mark below a job may be the next of a list of jobs; bullets, and many lines, tell what was done. */
function hasDuties({ details }: Entry): boolean {
  return details.length > plainLinesMax || details.filter(({ isBullet }) => isBullet).length > 1;
}

const plainLinesMax = 3;
/** Of so many jobs told in a line one may have more below it. */
const toldJobsMin = 6;

/** True for an entry that was too long for a heading, and has nothing but its own line. */
function isOneToldLine({ isTold, headerLines, details }: Entry): boolean {
  return isTold === true && headerLines.length + details.length === 1;
}

/** The labels of a form say themselves what is what. */
function isForm({ headerLines }: Entry): boolean {
  return headerLines.filter((line) => readFormLabel(line) !== undefined).length > 1;
}

function isBare(entry: Entry): boolean {
  const { isSure, isStacked, isBelowEmployer, employerLines = 0 } = entry;
  return !isSure && linesBelow(entry).length === 0 && !isStacked && !isBelowEmployer && employerLines === 0;
}

/** True for a head of one line, beside which its time and a remark may have a line of their own. */
function isSingle({ headerLines, isStacked, isBelowEmployer, employerLines = 0, isTold, isSure }: Entry): boolean {
  if (isTold) return true;
  if (isSure || isStacked || isBelowEmployer || employerLines > 0) return false;
  return headerLines.filter((line) => !isBesideLine(line)).length === 1;
}

/** True for what says more of the line next to it: its time, or a remark in brackets. */
function isBesideLine(line: string): boolean {
  return isDatesAlone(line) || isInBrackets(line);
}

/** "Cork, Ireland. 2004 to 2008. Roofer on three sites": a job whose name and period stand before what is told of it. */
function isHeadBeforeText({ headerLines, dates }: Entry, { kind }: Section): boolean {
  const { heading, rest } = headingOfHead(headerLines);
  const isWhole = heading.endsWith(dates) && findDates(dates).some(({ isRange }) => isRange);
  return kind === 'experience' && rest !== '' && isWhole;
}

/** A line without a time, a long one, and one in which a second sentence begins: they tell something and name no post. */
function isSentence({ headerLines, dates }: Entry): boolean {
  const line = headerLines.join(' ');
  return dates === '' || line.length > sentenceCharsMin || /\p{Ll}{3}\)?\. \p{L}/u.test(line);
}

const sentenceCharsMin = 100;
