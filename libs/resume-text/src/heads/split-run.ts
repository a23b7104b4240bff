import { blocksOf } from '../lines/blocks.js';
import { datesOutside } from '../recognizers/brackets.js';
import {
  asideOfTime,
  changesWithin,
  cutHead,
  endsWithPeriod,
  entryDates,
  isCountedProject,
  type HeadLine,
} from '../recognizers/head-atoms.js';
import { hasOrganizationWords, hasTitleWords } from './head-fields.js';
import { findDates } from '../recognizers/dates.js';
import { splitPosts } from '../recognizers/durations.js';
import type { HeadRun } from '../lines/head-runs.js';
import { isPlace } from '../recognizers/contacts.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import { isLabelled, readFormLabel } from '../recognizers/form-labels.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isPartedTitle } from '../recognizers/parted-titles.js';
import { isPlaceAlone } from '../recognizers/place-line.js';
import { splitGaps } from '../text/split-cells.js';
import { endsWithTitle, isCode, isDegree, isInstitution } from '../recognizers/titles.js';
import { beginsWithLevel } from '../recognizers/study-levels.js';
import { isStudyRemark } from '../recognizers/study-remarks.js';

/** What is known of the lines that belong to one entry so far. */
interface Gathered {
  lines: LogicalLine[];
  hasTitle: boolean;
  hasOrganization: boolean;
  hasDates: boolean;
}

/** What one line says; `isWhole` is true where its parts name a post and, apart from it, an employer. */
type Found = Omit<Gathered, 'lines'> & { isWhole: boolean };

/** A run of head lines holds one entry, or several one below the other: an entry ends where a field would come twice. */
export function splitRun({ head: run, details }: HeadRun): LogicalLine[][] {
  if (run.some((line) => line.level > 0)) return splitAt(run, (line) => line.level > 0);
  const posts = splitPosts(run);
  if (posts) return posts;
  if (beginsWithPeriod(run[0]?.text ?? '')) return splitAt(run, ({ text }) => beginsWithPeriod(text));
  if (isListOfLines(run) || (details.length === 0 && areRowsOfTable(run))) return run.map((line) => [line]);
  if (run.filter(({ text }) => beginsWithLevel(text)).length > 1)
    return splitAt(run, ({ text }) => beginsWithLevel(text));
  const beginsRow = ({ text, indent }: LogicalLine) => indent === run[0]?.indent && isBesideTime(text);
  const isOfRow = (line: LogicalLine) => beginsRow(line) || (line.blanksBefore === 0 && !hasPeriod(line.text));
  if (run[0] && beginsRow(run[0]) && run.slice(1).some(beginsRow) && run.every(isOfRow)) return splitAt(run, beginsRow);
  const blocks = blocksOf(run);
  if (blocks.every((block) => isOneForm(block, blocks[0])) || areTimedBlocks(blocks)) return blocks;
  if (isEmployerWithRemark(run)) return [run];
  const dated = datedLines(run);
  // Where the first line has no date and the last has one, each date closes an entry.
  if (
    dated.filter(Boolean).length > 1 &&
    dated[0] === false &&
    dated.at(-1) === true &&
    !run.some(({ text }) => isDatesAlone(text))
  )
    return splitAt(run, (line) => dated[run.indexOf(line) - 1] === true);
  if (areTimedRows(run, dated)) return splitAt(run, (line) => dated[run.indexOf(line)] === true);
  const groups: Gathered[] = [];
  for (const line of run) {
    const cut = cutHead(
      [line.text],
      run.map(({ text }) => text),
    )[0];
    const found = ofPost.test(line.text) ? { ...nothing, hasDates: (cut?.dates.length ?? 0) > 0 } : findFields(cut);
    const last = groups.at(-1);
    const isLast = line === run.at(-1);
    const isMore = isLast && last !== undefined && isAfterthought(line, found, last, details);
    const isNext = last !== undefined && isTimeOfNext(line, run[run.indexOf(line) + 1], last);
    if (!last || isNext || (beginsEntry(line, found, last, cut) && !isMore)) groups.push({ lines: [line], ...found });
    else {
      last.lines.push(line);
      last.hasTitle ||= found.hasTitle;
      // Of two lines, the one without a title's words names the employer, whatever it is called; "2019 – 2021 (part time)" does not.
      const isOther = last.hasTitle && !found.hasTitle && !isDatesAlone(line.text);
      last.hasOrganization ||= found.hasOrganization || (isOther && (cut?.atoms.length ?? 0) > 0);
      last.hasDates ||= found.hasDates;
    }
  }
  return groups.map((group) => group.lines);
}

/** "06/2004              Abitur, Rostock" stands beside a column of times. */
function isBesideTime(text: string): boolean {
  const [time] = findDates(text);
  return time?.start === 0 && /^(?:\t| {3,})\S/.test(text.slice(time.end));
}

/**
 * Where each of several blocks begins with its time alone, or has one period alone and that in its first line, no line of one
 * block is of the next.
 */
function areTimedBlocks(blocks: readonly LogicalLine[][]): boolean {
  if (blocks.length < 2) return false;
  if (blocks.every(([first, second]) => second !== undefined && isDatesAlone(first?.text ?? ''))) return true;
  return blocks.every(([first, ...more]) => hasPeriod(first?.text ?? '') && !more.some(({ text }) => hasPeriod(text)));
}

/** isEmployerWithRemark: an employer, what is said of it, and a title with the time of the post, one right below the other, are one head. */
export function isEmployerWithRemark(run: readonly LogicalLine[]): boolean {
  const [employer, ...others] = run;
  const title = others.pop();
  if (!employer || !title || others.length === 0 || others.length > remarksMax) return false;
  if ([...others, title].some(({ blanksBefore }) => blanksBefore > 0)) return false;
  const isRemark = ({ text }: LogicalLine) =>
    !isPlace(text) && !isPlaceAlone(text) && !isLabelled(text) && !namesTitle(text);
  if ([employer, title].some(({ text }) => isLabelled(text) || isCountedProject.test(text))) return false;
  const isNamed = !hasTitleWords(employer.text) && isTimedTitle(title.text);
  const areTimeless = [employer, ...others].every(({ text }) => findDates(text).length === 0);
  return isNamed && areTimeless && others.every(isRemark);
}

const remarksMax = 2;

/** One of several things that commas part, brackets aside, ends as a title does. */
function namesTitle(text: string): boolean {
  return text
    .replace(/\([^()]*\)/g, '')
    .split(', ')
    .some((part) => endsWithTitle(part.trim()));
}

function isTimedTitle(text: string): boolean {
  return hasTitleWords(text) && hasPeriod(text) && !isDatesAlone(text);
}

/** Which lines have a time; that of a remark in brackets is none where another line has one of its own. */
function datedLines(run: readonly LogicalLine[]): boolean[] {
  const texts = run.map(({ text }) => text);
  const dates = texts.map((text) => (asideOfTime.test(text) || isPartedTitle(text, texts) ? [] : entryDates(text)));
  const outside = dates.map((each, at) => datesOutside(run[at]?.text ?? '', each));
  const isTimed = outside.some((each) => each.length > 0);
  return (isTimed ? outside : dates).map((each) => each.length > 0);
}

/** beginsWithPeriod is true for "[ 03/2019 – Current ] Clerk", as Europass sets the first line of each entry. */
export function beginsWithPeriod(text: string): boolean {
  const time = /^\[ ?([^\]]{4,40}?) ?\] {1,2}\S/u.exec(text)?.[1];
  return time !== undefined && isDatesAlone(time);
}

/** "Dog walker - three dogs, since 2023", one line each: what has no time among them is one of them. */
function isListOfLines(run: readonly LogicalLine[]): boolean {
  const isAlike = ({ text, blanksBefore }: LogicalLine, at: number) =>
    (at === 0 || blanksBefore === 0) && /^\p{L}[^–—|\t,-]{2,40} [–—-] \S/u.test(text) && !isDatesAlone(text);
  const dated = run.filter(({ text }) => findDates(text).length > 0).length;
  return run.length >= listMin && run.every(isAlike) && dated * 2 >= run.length;
}

const listMin = 3;

/** Where most rows have three cells or more between tabs, and nothing stands below them, "Till training\tonline\tyearly" is one of them, though it has no time. */
function areRowsOfTable(run: readonly LogicalLine[]): boolean {
  const cells = run.map(({ text }) => text.split(/\t+/).length);
  const rows = cells.filter((count) => count >= rowCellsMin).length;
  const areAtOnce = run.every(({ mark, blanksBefore }, at) => mark === undefined && (at === 0 || blanksBefore === 0));
  return areAtOnce && rows >= listMin && rows * 2 > run.length && cells.every((count) => count > 1);
}

const rowCellsMin = 3;

/** Where the first and the last line have their time in a column at the right, an employer in between is that of the row above. */
function areTimedRows(run: readonly LogicalLine[], dated: readonly boolean[]): boolean {
  const isTimed = ({ text }: LogicalLine) => {
    const [name = '', ...cells] = splitGaps(text);
    return cells.length === 1 && findDates(cells[0] ?? '').length > 0 && findDates(name).length === 0;
  };
  const rows = run.filter((_, at) => dated[at] === true);
  const hasEnds = dated[0] === true && dated.at(-1) === true && rows.length > 1 && rows.length < run.length;
  const areEmployers = run.every(
    (line, at) => dated[at] === true || (hasOrganizationWords(line.text) && !hasTitleWords(line.text)),
  );
  const isOneBlock = run.every(({ mark, blanksBefore }, at) => mark === undefined && (at === 0 || blanksBefore === 0));
  return hasEnds && areEmployers && isOneBlock && rows.every(isTimed);
}

/**
 * The lines of a block that a form asks for, each field once: "Employer: …", "Position: … (weekends since 2017)",
 * "Duration: …". All such blocks begin with the same field.
 */
function isOneForm(block: readonly LogicalLine[], first: readonly LogicalLine[] = block): boolean {
  const fields = block.map(({ text }) => readFormLabel(text)?.field);
  const asked = fields.filter((field, at) => field !== 'note' && !(field === 'dates' && fields[at - 1] === 'dates'));
  const isAlike = fields[0] === readFormLabel(first[0]?.text ?? '')?.field && fields[0] !== 'note';
  return isAlike && block.length > 1 && !fields.includes(undefined) && new Set(asked).size === asked.length;
}

/** A time alone between a blank line and a line below it is that of the next entry, where the one above has its own. */
function isTimeOfNext(line: LogicalLine, below: LogicalLine | undefined, last: Gathered): boolean {
  const isAbove = line.blanksBefore > 0 && below?.blanksBefore === 0 && !isDatesAlone(below.text);
  return isAbove && isDatesAlone(line.text) && last.lines.some(({ text }) => hasPeriod(text));
}

function hasPeriod(text: string): boolean {
  return findDates(text).some(({ isRange }) => isRange);
}

/** What the atoms of one line say. What stands in brackets explains a name and is none. */
function findFields(cut: HeadLine | undefined): Found {
  const atoms = (cut?.atoms ?? []).map(({ text, forced }) => ({
    text: text.replace(/\([^()]*\)/g, ' ').trim(),
    forced,
  }));
  // "Boston, MA" is a place, and no degree.
  const isNamed = (text: string) =>
    hasTitleWords(text) && !ownBusiness.test(text) && !isCode(text) && !isPlace(text) && !isSchoolAlone(text);
  // "RN, Emergency Department" names a title and where it was held, and no employer.
  const isTitled = atoms[0] !== undefined && isNamed(atoms[0].text) && !namesOrganization(atoms[0].text);
  const employers = atoms.filter(
    ({ text, forced }, at) =>
      forced === 'organization' ||
      (forced === undefined && namesOrganization(text) && !(at === 1 && isTitled && unit.test(text))),
  );
  // "Corrib Hospice – 12 bedded specialist unit" says what kind of employer it is.
  const isKindOf = (at: number) =>
    at > 0 && employers.some((each) => each === atoms[0]) && isUnitAlone(atoms[at]?.text ?? '');
  const posts = atoms.filter(
    ({ text, forced }, at) => forced === 'title' || (forced === undefined && isNamed(text) && !isKindOf(at)),
  );
  return {
    hasTitle: posts.length > 0,
    hasOrganization: employers.length > 0,
    isWhole: employers.length > 0 && posts.some((post) => !employers.includes(post)),
    hasDates: (cut?.dates.length ?? 0) > 0,
  };
}

/** "Tolland High School" is where somebody went, and no degree. */
function isSchoolAlone(text: string): boolean {
  return isInstitution(text) && /\p{L} school$/iu.test(text);
}

/** A last line without a date, right below the dates, says more of the post above, unless it names a whole other one. */
function isAfterthought(line: LogicalLine, found: Found, last: Gathered, details: readonly LogicalLine[]): boolean {
  if (!last.hasDates || found.hasDates || line.blanksBefore > 0) return false;
  if (!found.hasTitle && !found.hasOrganization) return true;
  return details.some(({ mark }) => mark !== undefined) && !found.isWhole;
}

/** "Human Resources Generalist" has a word that employers have, and is a title. */
function namesOrganization(text: string): boolean {
  if (ownBusiness.test(text)) return true;
  const isStudy = isDegree(text) && !isInstitution(text);
  return hasOrganizationWords(text) && !endsWithTitle(text) && !isStudy;
}

function isUnitAlone(text: string): boolean {
  return unit.test(text) && !endsWithTitle(text);
}

const unit = /(?<!\p{L})(?:department|dept\.?|unit|ward|division|floor|section)$/iu;

/** ownBusiness is what self-employed people write where others name an employer. */
export const ownBusiness = /^(?:freelance|self[- ]employed|various)(?!\p{L})/iu;

function beginsEntry(line: LogicalLine, found: Found, last: Gathered, cut: HeadLine | undefined): boolean {
  const [first] = last.lines;
  // Where the time stands first, what has none and names neither a title nor an employer is of the post above.
  const isBelowDated = findDates(first?.text ?? '')[0]?.start === 0 && !isDatesAlone(first?.text ?? '');
  if (isBelowDated && last.hasTitle && line.blanksBefore === 0 && saysNothing(found)) return false;
  if (isTimeOfAbove(line, found, last)) return false;
  if (hasResults(line.text) && last.hasTitle) return true;
  // Below a time alone stand two lines without one, an employer and a title in either order, whatever their words tell.
  const isThird =
    last.lines.length === 2 && isDatesAlone(first?.text ?? '') && !(last.hasTitle && last.hasOrganization);
  if (isThird && !found.hasDates && line.blanksBefore === 0) return false;
  const isDeeper = first !== undefined && line.indent > first.indent;
  // Beside a column of times, each entry begins with its own: "Fort Hill, one deployment 2009-10" is of the post above.
  if (isBelowDated && isDeeper && line.blanksBefore === 0 && !found.hasTitle) return false;
  if (isStudyRemark(line.text) || ofPost.test(line.text) || isBesideHead(line)) return false;
  // "City: Lund | Country: Sweden" says where the post above was.
  if (readFormLabel(line.text)?.field === 'place' && !found.hasDates && line.blanksBefore === 0) return false;
  // Below a time without a title stands what it is the time of: "Clerk, then team leader (since 2019)".
  const isTimeAlone = !last.hasTitle && last.lines.some(({ text }) => endsWithPeriod(text) || hasPeriod(text));
  if (isTimeAlone && line.blanksBefore === 0 && asideOfTime.test(line.text)) return false;
  if (last.hasOrganization && !found.hasDates && line.blanksBefore === 0 && isResult(line.text)) return false;
  // "Band 6 since 2024" is part of a title; the period of the job stands on a line of its own.
  if (isDatesAlone(line.text) && !last.lines.some(({ text }) => isDatesAlone(text))) return false;
  if (line.blanksBefore === 0 && changesWithin.test(line.text) && last.lines.some(({ text }) => hasPeriod(text)))
    return false;
  if (found.hasDates && last.hasDates) return true;
  const isApart = line.blanksBefore > 0 && found.hasOrganization && last.hasTitle;
  if (isDeeper && last.hasDates && !isApart) return false;
  // Below an employer and a time stands the title: "Staff RN, Emergency Department" names no other employer.
  const lacksTitle = !last.hasTitle && last.hasOrganization && found.hasTitle && !found.hasDates;
  // Behind a time and a place alone ("01/2021 – 03/2022  Napoli") stand the title and the employer.
  const lacksBoth = !last.hasTitle && !last.hasOrganization && !found.hasDates;
  if ((lacksTitle || lacksBoth) && last.hasDates && line.blanksBefore === 0) return false;
  // A line that names the employer of a title above may hold a title's word, too: "Stamping & Assembly".
  const isWhole = found.hasTitle && found.hasOrganization && (last.hasOrganization || !last.hasTitle);
  if (last.hasDates && (line.blanksBefore > 0 || isWhole)) return true;
  const isComplete = last.hasTitle && last.hasOrganization;
  if (found.hasTitle && isComplete) return true;
  if (!last.hasDates || found.hasDates) return false;
  if (cut?.atoms.every((atom) => isPlace(atom.text))) return false;
  return isComplete || (found.hasTitle && last.hasTitle && !found.hasOrganization);
}

/** "August 2021 - PRESENT, FIFO 2:1 ex Perth" right below a title and an employer without a time is their time. */
function isTimeOfAbove({ text, blanksBefore }: LogicalLine, found: Found, last: Gathered): boolean {
  const [span] = findDates(text);
  const isAwaited = last.hasTitle && last.hasOrganization && !last.hasDates && blanksBefore === 0;
  return isAwaited && !found.isWhole && !found.hasOrganization && span?.start === 0 && span.isRange;
}

/** "Tolland High School, 2006 - 2011: 4 Standard Grades" says what was learned there, and names the school of nothing above. */
function hasResults(text: string): boolean {
  const span = findDates(text).at(-1);
  const [, results = ''] = /^\)?: (\S.*)$/su.exec(text.slice(span?.end ?? text.length)) ?? [];
  return isInstitution(text.slice(0, span?.start ?? 0)) && isDegree(results);
}

function saysNothing({ hasTitle, hasOrganization, hasDates }: Found): boolean {
  return !hasTitle && !hasOrganization && !hasDates;
}

/** "A-levels: Maths (A), Art (B)": what was learned at the school above. */
function isResult(text: string): boolean {
  const label = /^([^:]{2,30}): \S/.exec(text)?.[1];
  return label !== undefined && isDegree(label) && !isInstitution(text);
}

/** A line wholly in brackets says more of the head it stands in, and so does one that is nothing but a place. */
function isBesideHead({ text, blanksBefore }: LogicalLine): boolean {
  return blanksBefore === 0 && (/^\([^()]*\)$/.test(text) || isPlaceAlone(text));
}

/** What a federal form says of the post above, also in a column at the right of its address. */
const ofPost = /(?:^|\t| {3})(?:hours(?: per week)?|salary|supervisor|(?:pay )?grade(?: level)?|series)\s*:/iu;
const nothing = { hasTitle: false, hasOrganization: false, isWhole: false };

function splitAt(run: LogicalLine[], begins: (line: LogicalLine) => boolean): LogicalLine[][] {
  const groups: LogicalLine[][] = [];
  for (const line of run) {
    if (begins(line) || groups.length === 0) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
}
