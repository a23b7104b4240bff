import { type DateSpan, findDates } from '../recognizers/dates.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import type { LogicalLine } from './logical-lines.js';
import { isPeriod, withoutTerms } from '../recognizers/is-period.js';
import { isHeaderRow } from '../recognizers/table-header.js';
import { isWholeStudy } from './studies.js';
import { plainWords } from '../text/word-list.js';
import { endsWithTitle, isDegree, isInstitution, isOrganization, isTitle } from '../recognizers/titles.js';
import { isWithin } from '../recognizers/units.js';

/**
 * withoutFalseHeads labels lines of one section as text that a year made look like heads of entries: bullets, labels above more
 * bullets, lists, and what was done beside a post. A line whose reading is unsure stays below what it stood below.
 */
export function withoutFalseHeads(lines: LogicalLine[]): LogicalLine[] {
  if (lines.some(({ level }) => level > 0)) return lines;
  const isPlainList = lines.every(
    ({ mark, blanksBefore }, at) => mark === undefined && (at === 0 || blanksBefore === 0),
  );
  if (isPlainList && lines.some(({ text }) => isListOfYears(text)) && !lines.some(({ text }) => isStudyOrPost(text)))
    return lines.map((line) => (line.label === 'head' ? { ...line, label: 'item' } : line));
  if (lines.some(({ text }) => isWorked.test(text))) return withToldJobs(lines);
  if (isOfFacts(lines)) return lines.map((line) => (line.label === 'head' ? { ...line, label: 'item' } : line));
  return withRolesWithin(withoutFalse(withoutRowsOfTables(lines)));
}

/** Rows of so many cells ("MT Pearl   Oil   29,400   MAN   2/O   05/24   01/25") are compared with each other, and are no heads. */
function withoutRowsOfTables(lines: LogicalLine[]): LogicalLine[] {
  const cells = lines.map(({ text, mark }) =>
    mark === undefined && text.includes('\t') ? text.split(/\t+/).length : 0,
  );
  const isRow = (at: number) => (cells[at] ?? 0) >= cellsMin && lines[at]?.label !== 'heading';
  if (lines.filter((_, at) => isRow(at)).length < rowsMin) return lines;
  return lines.map((line, at) => (isRow(at) ? { ...line, label: 'item' } : line));
}

const cellsMin = 6;
const rowsMin = 3;

/** "Branch: Army", "Rank: Specialist" and a time: labels that name no field of a job tell facts, and begin no entry. */
function isOfFacts(lines: readonly LogicalLine[]): boolean {
  const heads = lines.filter(({ label }) => label === 'head');
  const facts = heads.filter(({ text }) => isFact.test(text) && readFormLabel(text) === undefined);
  return facts.length >= factsMin && heads.every((line) => facts.includes(line) || isPeriod(line.text));
}

const isFact = /^\p{Lu}[\p{L} ]{2,24}: \S.{0,80}$/u;
const factsMin = 2;

/** "Worked as a clerk in …" and its likes tell of jobs in sentences: where one of them has been taken for a head, all are lines. */
const isWorked = /^(?:(?:currently|presently|previously|formerly|also) )?work(?:ing|ed) as (?:an? )?\p{Lu}/iu;

function withToldJobs(lines: LogicalLine[]): LogicalLine[] {
  const told = lines.filter(({ text }) => isWorked.test(text));
  const areAlike =
    told.length > 1 && told.every(({ mark, indent }) => mark === told[0]?.mark && indent === told[0]?.indent);
  const isSentences = areAlike && told.length === lines.length;
  return isSentences ? lines.map((line) => ({ ...line, label: 'prose' })) : withRolesWithin(withoutFalse(lines));
}

/**
 * A role within a post has its own bullets and stands as far in as another label there: where the head stands further out,
 * and the role has no time with both ends, it is a label of that post.
 */
function withRolesWithin(lines: LogicalLine[]): LogicalLine[] {
  let head: LogicalLine | undefined;
  let title: LogicalLine | undefined;
  let label: LogicalLine | undefined;
  return lines.map((line, at) => {
    const below = lines[at + 1];
    const isDeep = head !== undefined && line.indent > head.indent;
    if (line.label === 'sub' && isDeep) label = line;
    const isRole =
      line.label === 'head' &&
      isDeep &&
      label?.indent === line.indent &&
      line.mark === undefined &&
      hasNoEnd(line.text);
    if (isRole && below?.mark !== undefined && lines[at - 1]?.label !== 'head') return { ...line, label: 'sub' };
    if (isDeep && isRoleOf(head, title, line) && below?.mark !== undefined) return { ...line, label: 'sub' };
    if (line.label === 'head' && !isDeep) [head, title, label] = [line, below, undefined];
    return line;
  });
}

/**
 * A role that stands apart below an employer, a title and the time of the post, further in, and lasted a part of that
 * time.
 */
function isRoleOf(head: LogicalLine | undefined, title: LogicalLine | undefined, role: LogicalLine): boolean {
  if (!head || title?.label !== 'head' || role.label !== 'head' || role.mark !== undefined || role.blanksBefore === 0)
    return false;
  const [whole, part] = [head, role].map(({ text }) => findDates(text).find(({ isRange }) => isRange));
  // Where the title has its own time, what follows it as far in is the next post with the employer above.
  if (title.indent === role.indent && findDates(title.text).some(({ isRange }) => isRange)) return false;
  const areNamed = isOrganization(head.text) && isTitle(title.text) && isTitle(role.text) && title !== role;
  return areNamed && whole !== undefined && part !== undefined && isWithin(part, whole);
}

/** "(from Sept 2021, one day a week)" is the beginning of a role, and no time of a post. */
function hasNoEnd(text: string): boolean {
  return findDates(text).every(({ isRange, to }) => !isRange || to === 'present') && !/\t| {3}/.test(text);
}

function withoutFalse(lines: LogicalLine[]): LogicalLine[] {
  const haveNoMarks = lines.some(({ label, mark }) => label === 'head' && mark === undefined);
  // An employer without a mark stands above posts with the mark of their bullets.
  const arePosts = lines.some((line, at) => {
    const above = lines[at - 1];
    return line.mark !== undefined && isPost(line.text) && above?.label === 'head' && above.mark === undefined;
  });
  return lines.map((line, at) => {
    if (line.label !== 'head') return line;
    const below = lines[at + 1];
    // "City: Porto | Country: Portugal | Main activities:" stands above its bullets.
    if (line.text.endsWith(':') && line.text.includes(' | ') && below?.mark !== undefined)
      return { ...line, label: 'prose' };
    if (line.mark === undefined && ofEarlier.test(line.text) && below?.label === 'head')
      return { ...line, label: 'sub' };
    if (line.mark === undefined && (isNote.test(line.text) || (tellsOfMe.test(line.text) && hasNoPeriod(line.text))))
      return { ...line, label: 'prose' };
    if (tellsOfSeveral(line.text) || ofJobs.test(line.text) || leadsBack.test(line.text) || isRemark(lines, at))
      return { ...line, label: 'prose' };
    if (readFormLabel(line.text) !== undefined) return line;
    if (line.mark !== undefined)
      return haveNoMarks &&
        ((isAmongBullets(lines, at) && !(arePosts && isPost(line.text))) || isInListOfTimes(lines, at))
        ? { ...line, label: 'bullet' }
        : line;
    if (at > 0 && line.text.endsWith(':') && below?.mark !== undefined) return { ...line, label: 'sub' };
    // "Description:" stands above text and no entry.
    if (lines[at - 1]?.label === 'sub' && lines[at - 1]?.text.endsWith(':') && isSentence(line.text))
      return { ...line, label: 'prose' };
    if (isListOfYears(line.text) || isHeaderRow(line.text)) return { ...line, label: 'item' };
    if (at === 0 || line.blanksBefore > 0 || !isTold(line.text, below)) return line;
    // Between a label and the lines below it, it is the first of them.
    const isFirstOfList = lines[at - 1]?.label === 'sub' && below?.label === 'bullet' && below.mark === undefined;
    return { ...line, label: isFirstOfList && below.blanksBefore === 0 ? 'bullet' : 'prose' };
  });
}

/**
 * "- Operator (2005-2011)" above "- Trainer 2016 to 2022. Signed off sixty operators": marked lines right below each other, each
 * with its time, of which one tells more, are one list.
 */
function isInListOfTimes(lines: readonly LogicalLine[], at: number): boolean {
  const isAlike = (line: LogicalLine | undefined) =>
    line?.mark === lines[at]?.mark && line?.indent === lines[at]?.indent;
  let [from, end] = [at, at + 1];
  while (from > 0 && lines[from]?.blanksBefore === 0 && isAlike(lines[from - 1])) from -= 1;
  while (lines[end]?.blanksBefore === 0 && isAlike(lines[end])) end += 1;
  const list = lines.slice(from, end);
  return list.some(({ label }) => label === 'bullet') && list.every(({ text }) => findDates(text).length > 0);
}

/** What stands in brackets below a head, and two sentences there, say more of it. */
function isRemark(lines: readonly LogicalLine[], at: number): boolean {
  const { text = '', mark, blanksBefore } = lines[at] ?? {};
  if (mark !== undefined || blanksBefore !== 0 || lines[at - 1]?.label !== 'head') return false;
  const below = lines[at + 1];
  const isLast = below?.label !== 'head' || below.blanksBefore > 0;
  // "(1/2018 - 2/2019 military service)" below a head with its period is another time.
  const isOtherTime = [lines[at - 1]?.text ?? '', text].every((line) => findDates(line).some(({ isRange }) => isRange));
  const isInBrackets =
    isLast && /^\([^()]+(?:\([^()]*\)[^()]*)*\)$/.test(text) && (text.length >= remarkCharsMin || isOtherTime);
  const areSentences = /\p{Ll}{3}[.!] \p{Lu}\p{Ll}+ \p{Ll}/u.test(text) && !isInstitution(text) && !isDegree(text);
  return isInBrackets || (areSentences && findDates(text).length === 0);
}

/** "(part-time)" is a part of a head. */
const remarkCharsMin = 40;

/**
 * leadsBack finds a line that tells what was before or between the jobs: "Before the police: storeman (1996 – 2000).",
 * "Ashore 05/2013 - 09/2014: …".
 */
export const leadsBack = /^(?:before (?:that|this|the \p{L}+|\p{L}+ing)|ashore[^:]{0,40}|at home[^:]{0,40}): \S/iu;

/** "Summer jobs: lifeguard, bar work" names several and the time of none. */
const ofJobs =
  /^(?:summer|holiday|seasonal|student|casual|weekend|odd|other|earlier|previous|various)(?: \p{L}+)? (?:jobs?|work|roles|posts): \p{L}[^,]*, /iu;

/** "Earlier" and "Previous roles" stand above jobs and name none. */
const ofEarlier =
  /^(?:(?:earlier|previous|prior|older|other)(?: (?:jobs?|roles?|posts?|positions?|work|experience))|earlier|before that):?$/i;

/** "Note: evening course, 2018" is a remark, and "Before this I worked in Lagos" a sentence that leads to the job below it. */
const isNote = /^(?:note|notes|nb|n\.b\.|p\.?s\.?|please note)\s*:\s/i;
const tellsOfMe =
  /^(?:(?:before|after|prior to|during|until) [\p{L} ]{2,30},? |(?:earlier|previously|then|first|later),? )?I (?:also )?(?:\p{Ll}+ed|was|had|did|ran|spent|held|left|went|taught|led) \p{Ll}/iu;

/** "MA in Journalism, Holm College, 2009. BA in English, 2008. Short courses …": sentences with times of their own are no one head. */
function tellsOfSeveral(text: string): boolean {
  const spans = findDates(text);
  // A head that begins with its time may have a sentence behind it.
  if (spans[0]?.start === 0) return false;
  return spans.slice(1).some(({ start }, at) => {
    const between = text.slice(spans[at]?.end, start);
    return /^[^.]{0,12}\.\s{1,2}\p{Lu}\p{L}* [^.]{8}/u.test(between);
  });
}

/** "Shift lead, Fall 2021 – May 2023": a title that a sign parts from the period behind it, and nothing else, is a post. */
function isPost(text: string): boolean {
  const span = findDates(text).at(-1);
  const title = /^([^,;(|–—.]{3,60}?)\s*[,(|–—-]\s*(?:[^;.]{3,50}, )?$/u.exec(text.slice(0, span?.start ?? 0))?.[1];
  return span?.isRange === true && title !== undefined && endsWithTitle(title) && /^\)?$/.test(text.slice(span.end));
}

function isSentence(text: string): boolean {
  return /\p{Ll}{3}\.$/u.test(text) && plainWords(text).length > 4 && findDates(text).length === 0;
}

/** A marked line is a bullet where those around it have its mark and stand as far in, and one of them is a bullet. */
function isAmongBullets(lines: LogicalLine[], at: number): boolean {
  const { mark, indent } = lines[at] as LogicalLine;
  // What has bullets of its own below it is above them in rank.
  if (isInner(lines[at + 1], mark, indent)) return false;
  return isBesideBullet(lines, at, 1) || isBesideBullet(lines, at, -1);
}

function isInner(line: LogicalLine | undefined, mark: string | undefined, indent: number): boolean {
  return line?.mark !== undefined && line.mark !== mark && line.indent >= indent && line.label !== 'head';
}

function isBesideBullet(lines: LogicalLine[], at: number, step: 1 | -1): boolean {
  const { mark, indent } = lines[at] as LogicalLine;
  for (let other = at + step; other >= 0 && other < lines.length && Math.abs(other - at) < reach; other += step) {
    const line = lines[other];
    // Bullets of a bullet stand between it and the next.
    if (step < 0 && isInner(line, mark, indent)) continue;
    if (line?.mark !== mark || line?.indent !== indent) return false;
    if (line?.label !== 'head') return true;
  }
  return false;
}

/** A list of more lines that all look like heads is a list of entries. */
const reach = 6;

function isStudyOrPost(text: string): boolean {
  return isDegree(text) || isWholeStudy(text) || !hasNoPeriod(text);
}

function hasNoPeriod(text: string): boolean {
  return !findDates(text).some(({ isRange }) => isRange);
}

/** "SPIN (2021), Gap Selling (2015)" and "2019: 121% | 2018: 140%" list more than one thing with its year. */
function isListOfYears(text: string): boolean {
  const years = text.match(/\((?:19|20)\d{2}\)(?=,|;|$)|(?<!\d)(?:19|20)\d{2}: ?\d/g)?.length ?? 0;
  return years > 1;
}

/** What stands right below a head or its text: "Year 3 tutor since 2021; open days", "Term abroad: Lund, Feb – June 2022". */
function isTold(written: string, below: LogicalLine | undefined): boolean {
  const text = withoutTerms(written);
  const spans = findDates(text);
  const [first, last] = [spans[0], spans.at(-1)];
  if (hasSecondSentence(text, last)) return true;
  if (isWholeStudy(text) && !isLabelled(text)) return false;
  if (below?.label === 'head' && isPeriod(below.text)) return false;
  const isAtEdge = first !== undefined && (first.start === 0 || !/\p{L}/u.test(text.slice(last?.end ?? 0)));
  if (/;\s/.test(text.replace(/\([^()]*\)/g, ' '))) return first !== undefined && !isAtEdge;
  if (isLabelled(text)) return true;
  return !isAtEdge && first !== undefined && !spans.some(({ isRange }) => isRange) && text.length > charsMax;
}

/** "Sick days halved since May 2021. Overtime down from 9% to 4%": behind the date another sentence tells more. */
function hasSecondSentence(text: string, last: DateSpan | undefined): boolean {
  const before = text.slice(0, last?.start ?? 0);
  if (last === undefined || plainWords(before).length < 2) return false;
  if (isOrganization(before) || isInstitution(before) || isDegree(before)) return false;
  return /^\. \p{Lu}\p{Ll}+(?: [\p{L}\d%$€£.,-]+){3}/u.test(text.slice(last.end));
}

/** A longer line with a year in its middle tells something. */
const charsMax = 90;

/** "Term abroad: …" is the label of a line, which names neither a post nor a degree. */
function isLabelled(text: string): boolean {
  const label = /^(\p{Lu}[\p{L} '’-]{2,28}): \S/u.exec(text)?.[1];
  if (label !== undefined && ofDegree.test(label)) return true;
  return label !== undefined && !isTitle(label) && !isDegree(label) && !isInstitution(label) && !isOrganization(label);
}

/** What belongs to a degree and is none. */
const ofDegree = /(?<!\p{L})(?:abroad|exchange|erasmus)(?!\p{L})/iu;
