import { blocksOf } from './blocks.js';
import { isPlace } from '../recognizers/contacts.js';
import { findDates } from '../recognizers/dates.js';
import { isLabelled, readFormLabel } from '../recognizers/form-labels.js';
import { endsWithPeriod } from '../recognizers/head-atoms.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from './logical-lines.js';
import { isPlaceAlone } from '../recognizers/place-line.js';
import { splitGaps } from '../text/split-cells.js';
import { isDegree, isInstitution, isOrganization, isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';

/** HeadRun is a run of head lines with no detail in between, and the details below it. */
export interface HeadRun {
  head: LogicalLine[];
  details: LogicalLine[];
}

/** headRuns groups the lines of a section from its first head on. */
export function headRuns(lines: LogicalLine[], isEducation = false): HeadRun[] {
  const runs: HeadRun[] = [];
  const isList = isListOfHeads(lines);
  const isForm = lines.filter((line) => readFormLabel(line.text) !== undefined).length >= 3;
  for (const [at, line] of lines.entries()) {
    const last = runs.at(-1);
    // "Harbour Trust      2012 – 2018" is no label with its value.
    const isField = isLabelled(line.text) && !(endsWithPeriod(line.text) && !line.text.includes(':'));
    const isOther = isForm && isField && line.blanksBefore === 0 && readFormLabel(line.text) === undefined;
    if (line.label === 'head' && !(last && (isOther || isDetailOf(line, last, lines[at + 1], isEducation)))) {
      const completes = last && completesForm(line, last.head) && !beginsAgain(line, runs[0]?.head[0]);
      if (last && !isList && (last.details.length === 0 || completes)) last.head.push(line);
      else runs.push({ head: [line], details: [] });
    } else if (last && isRemarkOnTime(line, last)) last.head.push({ ...line, label: 'head' });
    else last?.details.push(line);
  }
  return runs;
}

/** "(relief at first, then permanent)" right below the time of a post says more of it. */
function isRemarkOnTime({ text, mark, blanksBefore }: LogicalLine, { head, details }: HeadRun): boolean {
  const isBelow = details.length === 0 && blanksBefore === 0 && mark === undefined;
  return isBelow && /^\([^().]{2,100}\)$/u.test(text) && endsWithPeriod(head.at(-1)?.text ?? '');
}

/** In a list with one mark before each line, more than half with a time, each line is a head by itself. */
function isListOfHeads(lines: readonly LogicalLine[]): boolean {
  const mark = lines[0]?.mark;
  const dated = lines.filter(({ text }) => findDates(text).length > 0);
  return (
    mark !== undefined &&
    dated.length * 2 > lines.length &&
    lines.every((line) => line.label === 'head' && line.mark === mark)
  );
}

/**
 * A last line of a block that names nobody, nothing and no time begins no entry, and a sentence is no part of a head.
 */
function isDetailOf(
  line: LogicalLine,
  { head, details }: HeadRun,
  next: LogicalLine | undefined,
  isEducation: boolean,
): boolean {
  if (line.level > 0 || line.mark !== undefined || readFormLabel(line.text) !== undefined) return false;
  if (details.length > 0 && isFact.test(line.text) && findDates(line.text).length === 0) return true;
  if (details.length > 0 && isRemarkAlone(line, next)) return true;
  if (line.blanksBefore > 0) return false;
  if ((isOfStudies(line.text) && namesStudy(head)) || (isEducation && isBelowWholeStudy(line, head))) return true;
  if (isExpected.test(line.text) && head.some(({ text }) => isInstitution(text) || isDegree(text))) return true;
  const isAlone = next?.label !== 'head' || next.blanksBefore > 0;
  if (details.length === 0 && isBelowWholeRow(line, head)) return true;
  if (details.length > 0 && isSmallAmongLarge(line, head, details)) return true;
  if (details.length > 0)
    return ((isAlone && !namesSomething(line.text)) || isTold(line.text)) && line.indent >= (head[0]?.indent ?? 0);
  if (describesEmployer(line.text) || isStopped(line.text) || isSizeOfEmployer(line, head)) return true;
  if (isAlone && isListOfTasks(line.text) && endsWithPeriod(head.at(-1)?.text ?? '') && namesPost(head)) return true;
  return head.length > 1 && isSentence(line.text) && findDates(line.text).length === 0;
}

/** "(2018-19: at home with the children)" between blank lines stands behind a job, and begins none. */
function isRemarkAlone({ text, blanksBefore }: LogicalLine, next: LogicalLine | undefined): boolean {
  return blanksBefore > 0 && (next?.blanksBefore ?? 1) > 0 && /^\([^()]{4,160}\)$/u.test(text);
}

/** Below "Clerk      Hale & Sons, Derby      2015 - 2017" what has no time tells of the post: all of its head stands in that row. */
function isBelowWholeRow({ text }: LogicalLine, [first, ...more]: readonly LogicalLine[]): boolean {
  const cells = splitGaps(first?.text ?? '');
  const isWhole = more.length === 0 && cells.length > 2 && isDatesAlone(cells.at(-1) ?? '');
  // Beside an employer or a school the row may lack what somebody was there.
  if ([isTitle, isDegree].some((names) => names(text) && !cells.some(names))) return false;
  return isWhole && findDates(text).length === 0 && plainWords(text).length > 3;
}

/** Among lines without marks no head begins small where the one above does not: "night shifts 2013 - 2017" was a duty. */
function isSmallAmongLarge({ text }: LogicalLine, [first]: LogicalLine[], details: readonly LogicalLine[]): boolean {
  const isAmongLines = details.at(-1)?.mark === undefined;
  const isSmall = isAmongLines && /^\p{Ll}/u.test(text) && /^[\p{Lu}\p{N}]/u.test(first?.text ?? '');
  // "major stoppages since 2022 -" goes on in the next line, whatever word it has.
  return isSmall && (!isTitle(text) || / [–—-]$/u.test(text));
}

/** "Front desk, story hour, homework club": several things without capitals and without a time, few of them a title. */
function isListOfTasks(text: string): boolean {
  const items = text.split(', ');
  const areSmall = items.every((item) => /(?:^|\s)\p{Ll}/u.test(item) && !isDegree(item));
  const titled = items.filter((item) => isTitle(item)).length;
  return items.length > 2 && areSmall && titled * 3 <= items.length && findDates(text).length === 0;
}

function namesPost(head: readonly LogicalLine[]): boolean {
  return head.some(({ text }) => isTitle(text)) && head.some(({ text }) => isOrganization(text) || isInstitution(text));
}

const isExpected = /^(?:expected|anticipated) (?:graduation|completion)(?: date)?\s*:/iu;

/** "Business or sector: Medical devices" below the duties of a job says more of it, also where it stands apart. */
const isFact =
  /^(?:(?:type of )?business(?: or sector)?|sector|industry|department|reason for leaving|level in eqf)\s*: \S/iu;

/**
 * isOfStudies is true for a short line that says more of the degree above: "Minor in Dance", "WAM 76.4", "ATAR 88.15",
 * "Dean's Commendation 2023".
 */
export function isOfStudies(text: string): boolean {
  if (plainWords(text).length > 9 || findDates(text).some(({ isRange }) => isRange)) return false;
  return ofStudies.test(text) && !isInstitution(text);
}

const ofStudies =
  /^(?:minor(?:ed|s)?(?: in)?(?=[ :])|(?:wam|atar|ucas)(?: (?:score|points?))?:? \d|w?gpa:? \d|(?:overall|final|weighted)? ?(?:average|mark|grade) ?(?:mark|of)?:? \d|(?:dean|rector|provost|president|principal|chancellor)['’]s (?:list|commendation|award|honou?rs?|medal|prize|scholar)|(?:first|second|upper second|lower second)[- ]class(?:(?= (?:with|honou?rs|degree)(?!\p{L}))|(?! \p{Lu}\p{Ll}+ ))|(?:(?:senior|honou?rs|master['’]?s?|bachelor['’]?s?|diploma|final[- ]year) (?:thesis|dissertation|project|essay)|thesis|dissertation)(?=:| on | [“"])|\d{1,2} (?:gcse|o[- ]level|a[- ]level|higher|standard grade)s?(?!\p{L})|graduated (?:with|cum|magna|summa|top)|(?:magna |summa )?cum laude)/iu;

/** True where the lines above name a school or a degree and its time: only then a line can say more of it. */
function namesStudy(head: readonly LogicalLine[]): boolean {
  const isNamed = head.some(({ text }) => isDegree(text) || isInstitution(text));
  return isNamed && head.some(({ text }) => findDates(text).length > 0);
}

/** What names no degree, school, place or time tells of the studies above, where their head has all of these. */
function isBelowWholeStudy({ text }: LogicalLine, head: readonly LogicalLine[]): boolean {
  const isWhole =
    head.some((line) => isDegree(line.text)) &&
    head.some((line) => isInstitution(line.text)) &&
    head.some((line) => endsWithPeriod(line.text) || endsWithYear(line.text));
  if (isWhole && listsTasks.test(text) && findDates(text).length === 0) return true;
  if (!isWhole || isDegree(text)) return false;
  if (!areSubjects(text) && (isInstitution(text) || isOrganization(text))) return false;
  return findDates(text).length === 0 && !isPlaceAlone(text) && !isPlace(text);
}

/** "300-hour placement at Alder School: playground duty, parents' evenings" tells what was done, wherever that was. */
const listsTasks = /^[^:]{8,90}(?<!\d): \p{Ll}[^:]*, /u;

/** "Maths, Physics, Technology": several things in a word or two. */
function areSubjects(text: string): boolean {
  const items = text.split(', ');
  return items.length > 2 && items.every((item) => item.split(' ').length <= 2);
}

function endsWithYear(text: string): boolean {
  return findDates(text).at(-1)?.end === text.replace(/\)$/, '').length;
}

/** "$310M maker of industrial filters, private equity owned since 2019" says what the firm above does. */
function describesEmployer(text: string): boolean {
  if (
    !/^(?:[$€£]\s?\d|an? (?=\p{Ll})|(?:leading|global|family|privately|publicly|nationwide)[ -]|\d[\d,]*-(?:bed|room|seat|pupil|student|person|key|unit)s? (?=\p{Ll}))/iu.test(
      text,
    )
  )
    return false;
  const dates = findDates(text);
  return plainWords(text).length > 4 && dates.every(({ isRange, to }) => !isRange || to === 'present');
}

/** "Outdoor clothing, 1,900 sq ft, $2.4M a year" right below a post with its employer and time. */
function isSizeOfEmployer({ text }: LogicalLine, head: readonly LogicalLine[]): boolean {
  const isWhole = head.length > 1 && head.some((line) => endsWithPeriod(line.text) && isTitle(line.text));
  const sizes = text.match(size)?.length ?? 0;
  return isWhole && sizes > 1 && text.includes(', ') && findDates(text).length === 0;
}

const size =
  /[$€£]\s?\d|\d\+? ?(?:sq\.? ?(?:ft|m)|m²|sqm|sqft|acres?|beds?|rooms?|keys|seats?|covers|tables|employees|associates|staff|people|students|pupils|children|stores|shops|sites|locations|branches|vehicles|trucks)(?!\p{L})/giu;

/** "Regional dealer for printers and print services, $20M revenue." is a sentence, also without a verb. */
function isStopped(text: string): boolean {
  return plainWords(text).length > 6 && /\p{Ll}{4}\.$/u.test(text) && findDates(text).length === 0;
}

/** A longer line that begins in small letters and has no period. */
function isTold(text: string): boolean {
  return /^\p{Ll}/u.test(text) && plainWords(text).length > 9 && !findDates(text).some((span) => span.isRange);
}

function isSentence(text: string): boolean {
  return plainWords(text).length > 9 && /\p{Ll}{3}[.!?;] \p{L}|^\p{Ll}{2,} \p{Ll}+ .*,.*,/u.test(text);
}

/** namesSomething is true for a line that names a job, a degree, an organization or a time. */
export function namesSomething(text: string): boolean {
  if (findDates(text).length > 0 || isInstitution(text) || isOrganization(text)) return true;
  return isTitle(text) || isDegree(text);
}

const countedProject = /^project ?\d{1,2}:/i;

/** "Company: Ketaki" in a block of its own begins an entry where "Company: Vrindavan" began the first one. */
function beginsAgain({ text, blanksBefore }: LogicalLine, first: LogicalLine | undefined): boolean {
  return blanksBefore > 0 && labelOf(text) !== undefined && labelOf(text) === labelOf(first?.text ?? '');
}

function labelOf(line: string): string | undefined {
  return /^[^:]{2,24}(?=:)/u.exec(line)?.[0].toLowerCase();
}

/** Of forms right below one another, each begun by the same label, the lines of the last. */
function lastForm(head: LogicalLine[]): LogicalLine[] {
  const last = blocksOf(head).at(-1) ?? head;
  const [label, first] = [labelOf(last[0]?.text ?? ''), labelOf(head[0]?.text ?? '')];
  return label !== undefined && label === first ? last : head;
}

/** A form names the employer below the description: a label that the head above lacks belongs to it. */
function completesForm(line: LogicalLine, head: LogicalLine[]): boolean {
  const label = readFormLabel(line.text);
  // What has a time of its own below a head with another is the next entry.
  const isDated = line.blanksBefore > 0 && findDates(line.text).some(({ isRange }) => isRange);
  if (isDated && label?.field !== 'dates') return false;
  const known = lastForm(head).map((each) => readFormLabel(each.text)?.field);
  // "Duration: Aug 2021 – Oct 2022" right below the client and the team of "Project 2: …" is its time.
  if (label?.field === 'dates' && line.blanksBefore === 0 && countedProject.test(head[0]?.text ?? '')) return true;
  return label !== undefined && known.some((field) => field !== undefined) && !known.includes(label.field);
}
