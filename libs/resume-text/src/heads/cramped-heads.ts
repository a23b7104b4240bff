import { blocksOf } from '../lines/blocks.js';
import { findDates, type DateSpan } from '../recognizers/dates.js';
import { beginsWithDeed } from '../recognizers/deeds.js';
import { isTitleAndEnd } from './equal-lines.js';
import { isPlace } from '../recognizers/contacts.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import { isOfStudies } from '../lines/head-runs.js';
import type { SectionKind } from '../recognizers/headings.js';
import { isDatesAlone, isNameAndTime } from '../recognizers/is-period.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isPlaceAlone } from '../recognizers/place-line.js';
import { isStudy } from '../lines/studies.js';
import { beginsWithPeriod, ownBusiness } from './split-run.js';
import { verbs } from '../text/word-lists.js';
import { isWithin } from '../recognizers/units.js';
import { plainWords } from '../text/word-list.js';
import { isRow } from './uneven-heads.js';
import { endsWithTitle, isDegree, isInstitution, isOrganization, isTitle } from '../recognizers/titles.js';

/**
 * withoutCrampedHeads labels as text what stands in the block of lines of a post or a degree and was taken for the next
 * one: where blank lines part all others, and where the head above has all that a head has.
 */
export function withoutCrampedHeads(lines: LogicalLine[], kind: SectionKind): LogicalLine[] {
  if (lines.some(({ level, text }) => level > 0 || readFormLabel(text) !== undefined)) return lines;
  if (kind === 'education') {
    const blocks = blocksOf(lines);
    const areParted = blocks.filter(([first]) => isPlainHead(first)).length > 1;
    return blocks.flatMap((block) => withoutLinesOfStudy(block, areParted));
  }
  if (kind !== 'experience') return withoutDeeds(lines);
  const posts = withinBlocks(withoutDeeds(lines));
  return asText(posts, (_, at) => isPhraseOfHead(posts, at));
}

/** The lines that are text go on as the line above them, or are paragraphs. */
function asText(lines: readonly LogicalLine[], isText: (line: LogicalLine, at: number) => boolean): LogicalLine[] {
  let above: LogicalLine | undefined;
  return lines.map((line, at) => {
    const isList = above?.label === 'bullet' && above.mark === undefined;
    above = isText(line, at) ? { ...line, label: isList ? 'bullet' : 'prose' } : line;
    return above;
  });
}

function isPlainHead(line: LogicalLine | undefined): line is LogicalLine {
  return line?.label === 'head' && line.mark === undefined;
}

function hasPeriod(text: string): boolean {
  return findDates(text).some(({ isRange }) => isRange);
}

/** "Ran the summer school 2021 and 2022" is a deed, where no other head is one. */
function withoutDeeds(lines: LogicalLine[]): LogicalLine[] {
  const heads = lines.filter(isPlainHead);
  const isDeed = (line: LogicalLine) =>
    isPlainHead(line) &&
    (isDuty(line.text) || (beginsWithDeed(line.text) && !state.test(line.text) && !hasPeriodInBrackets(line.text)));
  if (heads.filter(isDeed).length * 2 > heads.length) return lines;
  return asText(lines, (line, at) => at > 0 && isDeed(line));
}

/** "Supervise a trainee (since 2023)": a verb and what it is done to. */
function isDuty(text: string): boolean {
  const isVerb = /^\p{Lu}\p{Ll}+ (?:an?|the|all|our|my|up to) \S/u.test(text);
  return isVerb && verbs.isIn(plainWords(text).slice(0, 1));
}

/** What people are, and not what they did. */
const state =
  /^(?:certified|licensed|registered|qualified|chartered|retired|advanced|applied|trained|experienced|self)/iu;

function hasPeriodInBrackets(text: string): boolean {
  const span = findDates(text).at(-1);
  return span?.isRange === true && /\($/.test(text.slice(0, span.start)) && /^\)$/.test(text.slice(span.end));
}

/** Where blank lines part the posts, a line below the text of one begins another only with a title and its time. */
function withinBlocks(lines: LogicalLine[]): LogicalLine[] {
  const starts = blocksOf(lines).filter(([first]) => isPlainHead(first));
  if (starts.length < 2) return lines;
  const leads = starts.map(leadOf);
  const cramped = new Set(starts.flatMap((block, at) => crampedIn(block, leads[at] ?? 0, usualLead(leads, at))));
  return cramped.size > starts.length ? lines : asText(lines, (line) => cramped.has(line));
}

/** "Mentor teacher, 2016 – 2018", the last line of a post of 2014 to 2018, was an office held there. */
function isOfficeHeld(block: readonly LogicalLine[], at: number, head: readonly LogicalLine[]): boolean {
  const text = block[at]?.text ?? '';
  const own = findDates(text).at(-1);
  const isLast = at === block.length - 1 && block[at - 1]?.mark !== undefined;
  const isTitled = own !== undefined && isTitle(text.slice(0, own.start)) && !/\p{L}/u.test(text.slice(own.end));
  return isLast && isTitled && isInTimeOf(head, own);
}

/** How many lines the heads of the section have at least, beside one of them; undefined where there are too few. */
function usualLead(leads: readonly number[], own: number): number | undefined {
  const others = leads.filter((_, at) => at !== own);
  return others.length > 1 ? Math.min(...others) : undefined;
}

function crampedIn(block: readonly LogicalLine[], lead: number, usual: number | undefined): LogicalLine[] {
  const head = block.slice(0, usual ?? lead);
  const isWhole = head.some(({ text }) => isTitle(text)) && head.some(({ text }) => hasPeriod(text)) && namesTwo(head);
  const beyond = isWhole ? block.slice(head.length, lead).filter(({ text }) => isRemark(text, head)) : [];
  const later = block.filter(
    (line, at) => at > lead && isPlainHead(line) && (!isPost(groupOf(block, at)) || isOfficeHeld(block, at, head)),
  );
  return [...beyond, ...later];
}

/** True for a title and an employer: two lines beside the time, or one with a sign between its parts. */
function namesTwo(head: readonly LogicalLine[]): boolean {
  const [first, second] = head.filter(({ text }) => !isDatesAlone(text)).map(({ text }) => text);
  return (
    second !== undefined || (first !== undefined && isParted(first) && / [|–—-] | at |@/.test(withoutDates(first)))
  );
}

function isParted(text: string): boolean {
  return /(?:, | \| | [–—-] | {3}|\t)\p{Lu}/u.test(withoutDates(text));
}

function withoutDates(text: string): string {
  return findDates(text)
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    .trim();
}

/** How many lines of a head stand at the top of a block. */
function leadOf(block: readonly LogicalLine[]): number {
  const end = block.findIndex((line) => !isPlainHead(line));
  return end < 0 ? block.length : end;
}

/** True for a line that names no employer, and no title with its time. */
function isRemark(text: string, head: readonly LogicalLine[]): boolean {
  if (isDatesAlone(text) || !isBeside(text) || /, \p{Lu}{2}$/u.test(text)) return false;
  if (isPlace(text) || isPlaceAlone(text) || region.test(text)) return false;
  const isHeldSince = since.test(text) && !/[,(|]/.test(text);
  if (hasPeriod(text)) return (!isTitle(text) || isHeldSince) && isInTimeOf(head, findDates(text).at(-1));
  return findDates(text).length > 0 || !(isOrganization(text) || isInstitution(text) || endsWithTitle(text));
}

/** "Porto, North Portugal Area", as profiles write places. */
const region = /^\p{Lu}[\p{L} .,-]{3,60} (?:Area|Region)$/u;
const since = /(?<!\p{L})(?:since|seit) /iu;

function isInTimeOf(head: readonly LogicalLine[], own: DateSpan | undefined): boolean {
  const whole = head.flatMap(({ text }) => findDates(text)).find(({ isRange }) => isRange);
  return own !== undefined && whole !== undefined && isWithin(own, whole);
}

/** False for what belongs to the head above: a place, and what stands in brackets. */
function isBeside(text: string): boolean {
  return !isPlaceAlone(text) && !isPlace(text) && !/^\(/.test(text);
}

/** The lines of a head around one of them. */
function groupOf(block: readonly LogicalLine[], at: number): LogicalLine[] {
  let [first, last] = [at, at];
  while (isPlainHead(block[first - 1])) first -= 1;
  while (isPlainHead(block[last + 1])) last += 1;
  return block.slice(first, last + 1);
}

function isPost(group: readonly LogicalLine[]): boolean {
  const text = group.map((line) => line.text).join('\n');
  if (
    group.some(
      (line) => (isRow(line) && (hasPeriod(line.text) || isTitleAndEnd(line.text))) || isNameAndTime(line.text),
    )
  )
    return true;
  const isClosed = findDates(text).some(({ isRange, to }) => isRange && to !== 'present');
  // "Partner garden since 2020" is no post, "Partner, since 2020" is.
  const [name = ''] = text.split(/ since | seit |[,(|–—]/u);
  if (since.test(text)) return endsWithTitle(name.trim());
  return hasPeriod(text) && (isTitle(text) || (isClosed && (isOrganization(text) || isInstitution(text))));
}

/** "Deliveries of flour to bakers" below a time, a title and an employer in one line tells what was done there. */
function isPhraseOfHead(lines: readonly LogicalLine[], at: number): boolean {
  const [line, below] = [lines[at], lines[at + 1]];
  if (!isPlainHead(line) || line.blanksBefore > 0 || (isPlainHead(below) && below.blanksBefore === 0)) return false;
  const above = groupOf(lines, at).filter((each) => each.start < line.start);
  const isWhole = above.some(({ text }) => isTitle(text) && (isParted(text) || ownBusiness.test(text)));
  return isWhole && above.some(({ text }) => hasPeriod(text)) && isPhrase(line.text);
}

function isPhrase(text: string): boolean {
  const [, ...words] = text.match(/\p{L}[\p{L}'’-]{2,}/gu) ?? [];
  return (
    words.length > 2 && words.every((word) => /^\p{Ll}/u.test(word)) && !isTitle(text) && findDates(text).length === 0
  );
}

/** Below a school, a degree and a time, what names neither a school nor a degree says more of them. */
function withoutLinesOfStudy(block: LogicalLine[], areParted: boolean): LogicalLine[] {
  if (block.filter(({ text }) => isStudy(text)).length > 1) return block;
  return block.map((line, at) => {
    const above = block.slice(0, at).filter((each) => isPlainHead(each) && !isOfStudies(each.text));
    const isWhole =
      above.some(({ text }) => isDegree(text)) &&
      above.some(({ text }) => isInstitution(text)) &&
      above.some(({ text }) => findDates(text).length > 0);
    // What is dated may be the next degree, unless blank lines part them and a detail stands between.
    const isBelowDetail = areParted && above.length < at;
    const isDated = findDates(line.text).length > 0 && !isBelowDetail && (isRow(line) || !above.some(isRow));
    // "9 GCSEs" below a detail, without a school or a time, is another.
    const isStudied =
      isInstitution(line.text) || (isDegree(line.text) && !(isBelowDetail && findDates(line.text).length === 0));
    const isNext = isStudied || isDated || isDatesAlone(line.text) || beginsWithPeriod(line.text);
    return isPlainHead(line) && isWhole && !isNext && isBeside(line.text) ? { ...line, label: 'prose' } : line;
  });
}
