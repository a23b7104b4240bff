import { findDates } from '../recognizers/dates.js';
import { isDone } from '../recognizers/deeds.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import type { SectionKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isWholeStudy } from '../lines/studies.js';
import { isDegree, isInstitution, isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';
import { verbs } from '../text/word-lists.js';

/**
 * withListsOfLines makes plain lines of what takes one line each: courses, tickets, offices held, statements. As headings
 * with nothing below they would make the shortest section the loudest.
 */
export function withListsOfLines(all: LogicalLine[], kind: SectionKind): LogicalLine[] {
  const lines = listIn(all, kind);
  if (lines.length < all.length) return [...withListsOfLines(lines, kind), ...all.slice(lines.length)];
  const [first] = lines;
  const isPlain = ({ level, mark, blanksBefore }: LogicalLine, at: number) =>
    level === 0 && mark === undefined && (at === 0 || blanksBefore === 0);
  if (kind === 'education' && areToldStudies(lines)) return lines.map((line) => ({ ...line, label: 'prose' }));
  if (kind === 'experience' || lines.length < 2 || !lines.every(isPlain)) return lines;
  if (kind !== 'education' && areStatements(lines)) return lines.map((line) => ({ ...line, label: 'prose' }));
  const isOneLine = ({ text, indent }: LogicalLine) =>
    indent === first?.indent && text.length <= lineCharsMax && !isDatesAlone(text) && !/[.!?:]$/.test(text);
  if (kind === 'volunteering' && isPostOfLines(lines)) return lines;
  const isList = kind === 'education' ? areCourses(lines) : areOffices(lines, kind);
  if (!isList || !lines.every(isOneLine)) return lines;
  return lines.map((line) => (line.label === 'sub' ? line : { ...line, label: 'item' }));
}

const lineCharsMax = 120;

/** Of offices held, a line that stands apart below them ("Class 5 licence, own vehicle") is none. */
function listIn(lines: LogicalLine[], kind: SectionKind): LogicalLine[] {
  const apart = besideJobs.has(kind) ? lines.findIndex(({ blanksBefore }, at) => at > 1 && blanksBefore > 0) : -1;
  const areRemarks = apart > 0 && lines.slice(apart).every(({ label }) => label !== 'head' && label !== 'bullet');
  return areRemarks ? lines.slice(0, apart) : lines;
}

/** Below a name without a title and a time stands a title with the only period: the lines are one post. */
function isPostOfLines([name, title, ...others]: readonly LogicalLine[]): boolean {
  if (!name || !title || isTitle(name.text) || startsWithVerb(name) || others.length > 1) return false;
  const isTimed = isTitle(title.text) && findDates(title.text).some(({ isRange }) => isRange);
  return isTimed && ![name, ...others].some(isDated);
}

/** isTold is true for a sentence, and for a line that begins with what was done: they tell of the line above. */
export function isTold(text: string): boolean {
  // "Marketing Society: …" begins with a name.
  const isName = /^\p{Lu}\p{L}*ing \p{Lu}/u.test(text);
  return /[.!?]$/.test(text) || (isDone.test(text) && !isName);
}

function areStatements(lines: readonly LogicalLine[]): boolean {
  const isLoud = ({ label, text }: LogicalLine) => label === 'head' && (isDegree(text) || isInstitution(text));
  return lines.every(({ text }) => /[.!]$/.test(text)) && !lines.some(isLoud);
}

/** Studies told in sentences, where one tells of several at once, or few look like heads: "Level 2 in Policy, 2021. Welding, unit 4, 2019." */
function areToldStudies(lines: readonly LogicalLine[]): boolean {
  const isSentence = ({ level, mark, text }: LogicalLine) =>
    level === 0 && mark === undefined && /[\p{L}\d)]\.$/u.test(text);
  const areSeveral = ({ text }: LogicalLine) =>
    text.split(/(?<=[\d)])\. (?=\p{Lu})/u).filter((sentence) => findDates(sentence).length > 0).length > 1;
  const heads = lines.filter(({ label }) => label === 'head').length;
  // Of papers in a sentence each some look like heads, and the others like text below these.
  const areUneven =
    lines.length >= toldMin && heads * 2 < lines.length && lines.every((line) => line.text.length <= lineCharsMax);
  return lines.length > 1 && lines.every(isSentence) && (areUneven || lines.some(areSeveral));
}

const toldMin = 4;

function isDated({ text }: LogicalLine): boolean {
  return findDates(text).length > 0;
}

/** areCourses is true for lines, most with their own time, of which few are degrees, or none names its school. */
export function areCourses(lines: readonly LogicalLine[]): boolean {
  if (lines.length < coursesMin || lines.some(({ label, text }) => label === 'sub' || isMore(text))) return false;
  const studies = lines.filter(({ text }) => isWholeStudy(text)).length;
  if (lines.filter(isDated).length * 4 < lines.length * 3) return false;
  return studies * 4 < lines.length || !lines.some(({ text }) => isInstitution(text));
}

const coursesMin = 4;

/** What tells of the line above, and a field of a form, is no item of a list. */
function isMore(text: string): boolean {
  return isTold(text) || readFormLabel(text) !== undefined;
}

/** Offices and posts of which each takes a line; projects and papers that all have their time may be heads. */
function areOffices(lines: readonly LogicalLine[], kind: SectionKind): boolean {
  const dated = lines.filter(isDated).length;
  const areAllDated = dated === lines.length;
  // Who "helps on the desk" names no office, and what stands below is another thing.
  if (kind === 'volunteering' && lines.every((line) => isDated(line) || startsWithVerb(line))) return true;
  if (areAllDated) return besideJobs.has(kind) && !lines.some(({ text }) => isMore(text));
  const areAlike = lines.every(({ label }) => label === 'head' || label === 'item');
  if (kind === 'other' && dated === 0 && areAlike) return true;
  const areTitles = lines.every(({ text }) => text.includes(', ') && (isTitle(text) || /^member\b/i.test(text)));
  const whole = lines.filter((line) => isDated(line) || line.text.includes(', ')).length;
  return (lines.length >= officesMin || areTitles) && whole * 2 > lines.length;
}

function startsWithVerb({ text }: LogicalLine): boolean {
  return verbs.isIn(plainWords(text).slice(0, 1)) && !isTitle(text);
}

const besideJobs: ReadonlySet<SectionKind> = new Set(['volunteering', 'memberships', 'awards']);
const officesMin = 3;
