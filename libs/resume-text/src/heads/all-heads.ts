import { blocksOf } from '../lines/blocks.js';
import { findDates } from '../recognizers/dates.js';
import { beginsWithDeed } from '../recognizers/deeds.js';
import { endsWithPeriod } from '../recognizers/head-atoms.js';
import { withFormFields } from './form-fields.js';
import { withFormsBelowEmployers } from './forms-below-employers.js';
import { namesSomething } from '../lines/head-runs.js';
import { entryKinds, type SectionKind } from '../recognizers/headings.js';
import { isDatesAlone, isNameAndTime } from '../recognizers/is-period.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { withRowsOfForms } from './rows-of-forms.js';
import { withRowsOfDegrees } from './rows-of-degrees.js';
import { withSingleLineStudies } from './single-line-studies.js';
import { splitGaps } from '../text/split-cells.js';
import { isWholeStudy } from '../lines/studies.js';
import { isStudyRemark } from '../recognizers/study-remarks.js';
import { isInstitution, isOrganization, isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';

/** withAllHeads finds the heads that look like the others of their section, and were taken for text. */
export function withAllHeads(lines: LogicalLine[], kind: SectionKind, isNamed: boolean): LogicalLine[] {
  if (lines.some((line) => line.level > 0)) return lines;
  const forms = kind === 'experience' ? withFormsBelowEmployers(lines) : lines;
  const filled = entryKinds.has(kind) ? withFormFields(withRowsOfForms(forms), kind) : forms;
  const rows = kind === 'education' ? withRowsOfDegrees(filled) : filled;
  const studies = kind === 'education' && isNamed ? withSchools(withEvenStudies(withStudies(rows))) : rows;
  const posts = kind === 'experience' ? withTimedSentences(withTitlesBelow(withEmployersBelow(studies))) : studies;
  if (kind === 'education') return withBlocks(withSingleLineStudies(withDatedLinesApart(posts)));
  return withBlocks(kind === 'experience' ? withRowsOfPosts(posts) : posts);
}

/** "Java Developer Exam      11/2022" between blank lines, below a degree, is an entry beside it and says nothing of it. */
function withDatedLinesApart(lines: LogicalLine[]): LogicalLine[] {
  if (!lines.some(({ label }) => label === 'head')) return lines;
  return lines.map((line, at) => {
    const isApart = at > 0 && line.blanksBefore > 0 && lines[at + 1]?.blanksBefore !== 0;
    const [name = '', time = '', ...others] = splitGaps(line.text);
    const isDated = others.length === 0 && isDatesAlone(time) && /^\p{Lu}/u.test(name) && !isStudyRemark(name);
    return isApart && isDated && line.mark === undefined && line.label !== 'sub' ? asHead(line) : line;
  });
}

/** Where heads begin "2010 – 2014. Clerk, …" or have their times in a column at the left, what stands apart and begins so is another, whatever is told behind it. */
function withTimedSentences(lines: LogicalLine[]): LogicalLine[] {
  const isTimed = ({ mark, text }: LogicalLine) => {
    const [span] = findDates(text);
    return (
      mark === undefined &&
      span?.start === 0 &&
      span.isRange &&
      /^(?:\. |\t+| {3,60})\p{Lu}/u.test(text.slice(span.end))
    );
  };
  if (lines.filter((line) => line.label === 'head' && isTimed(line)).length < timedMin) return lines;
  return lines.map((line) =>
    line.label !== 'heading' && line.blanksBefore > 0 && isTimed(line) ? asHead(line) : line,
  );
}

const timedMin = 2;

/** In a block of studies, each in a line with its school and its time, all are heads where one is. */
function withEvenStudies(lines: LogicalLine[]): LogicalLine[] {
  const isStudyLine = ({ mark, text, indent, label }: LogicalLine) =>
    mark === undefined &&
    indent === lines[0]?.indent &&
    /^\p{Lu}/u.test(text) &&
    findDates(text).length > 0 &&
    !isDatesAlone(text) &&
    !beginsWithDeed(text) &&
    (label === 'head' || (isSchool(text) && !isCourse.test(text) && !isStudyRemark(text)));
  return blocksOf(lines).flatMap((block) => {
    const isList = block.length > 1 && block.some(({ label }) => label === 'head');
    return isList && block.every(isStudyLine) ? block.map(asHead) : block;
  });
}

/** "Fort Hill High, 2007" is a school, too. */
function isSchool(text: string): boolean {
  return isInstitution(text) || /^(?:\p{Lu}[\p{L}'’.-]* ){1,4}(?:High|Grammar|Comp)(?=,)/u.test(text);
}

/** What is learned beside a school or a degree. */
const isCourse = /(?<!\p{L})(?:certificat|course|workshop|webinar|seminar)/iu;

/** The lines of a list of degrees, each of which says by itself what was studied and where or when, are its heads. */
function withStudies(lines: LogicalLine[]): LogicalLine[] {
  if (lines.some((line) => line.label === 'head')) return lines;
  const whole = lines.filter((line) => isWholeStudy(line.text));
  const top = lines.filter((line) => line.indent === lines[0]?.indent);
  const areDated = top.every(({ text }) => isWholeStudy(text) || findDates(text).length > 0);
  if (!isWholeStudy(lines[0]?.text ?? '') || (whole.length * 2 < top.length && !areDated)) return lines;
  const isHead = (line: LogicalLine) =>
    isWholeStudy(line.text) ||
    (line.blanksBefore === 0 && findDates(line.text).length > 0 && plainWords(line.text).length < 14);
  return lines.map((line) => (isHead(line) ? { ...line, label: 'head', level: 1 } : line));
}

/** Between a title below its time and the first bullet, the employer is a line of the head. */
function withEmployersBelow(lines: LogicalLine[]): LogicalLine[] {
  return lines.map((line, at) => {
    const [time, title, below] = [lines[at - 2], lines[at - 1], lines[at + 1]];
    const isBetween = title?.label === 'head' && time?.label === 'head' && below?.mark !== undefined;
    if (!isBetween || line.mark !== undefined || line.blanksBefore > 0 || line.label === 'heading') return line;
    const isNamed =
      isOrganization(line.text) && isShort(line.text) && !/[.:;]$/.test(line.text) && !beginsWithDeed(line.text);
    const isAwaited = isTitle(title.text) && !isOrganization(title.text) && isDatesAlone(time.text);
    return isAwaited && isNamed ? asHead(line) : line;
  });
}

/** Between an employer and its time, without a title, and the first marked bullet, the title is a line of the head. */
function withTitlesBelow(lines: LogicalLine[]): LogicalLine[] {
  return lines.map((line, at) => {
    const [employer, time, below] = [lines[at - 2], lines[at - 1], lines[at + 1]];
    const isAwaited = employer?.label === 'head' && time?.label === 'head' && endsWithPeriod(time.text);
    const isBetween = isAwaited && below?.mark !== undefined && line.blanksBefore === 0 && time.blanksBefore === 0;
    if (!isBetween || line.mark !== undefined || line.label === 'heading') return line;
    const isUntitled = ![employer, time].some(({ text }) => isTitle(text)) && isOrganization(employer.text);
    const isNamed = isTitle(line.text) && isShort(line.text) && !/[.:;]$/.test(line.text) && !beginsWithDeed(line.text);
    return isUntitled && isNamed && findDates(line.text).length === 0 ? asHead(line) : line;
  });
}

/** Where a bar parts the title and the time of a head, each line set so and as far in is one: "Clerk | 2015 – 2019". */
function withRowsOfPosts(lines: LogicalLine[]): LogicalLine[] {
  const isRow = ({ mark, text }: LogicalLine) => mark === undefined && isNameAndTime(text);
  const first = lines.find((line) => line.label === 'head' && isRow(line));
  return lines.map((line) =>
    first && line.label !== 'heading' && line.indent === first.indent && isRow(line) ? asHead(line) : line,
  );
}

/** Where a school in its own line begins a block, and the degree and its time stand below it, each such block begins with a head. */
function withSchools(lines: LogicalLine[]): LogicalLine[] {
  const [first] = lines;
  if (first?.label !== 'head' || !isSchoolAlone(first)) return lines;
  const result = [...lines];
  lines.forEach((line, at) => {
    const below = lines[at + 1];
    const isBlock = at > 0 && line.blanksBefore > 0 && line.indent === first.indent && isSchoolAlone(line);
    if (!isBlock || !below || below.mark !== undefined || below.blanksBefore > 0) return;
    const isStudy = isShort(below.text) && findDates(below.text).length > 0;
    if (isStudy && line.label !== 'heading') [result[at], result[at + 1]] = [asHead(line), asHead(below)];
  });
  return result;
}

function isSchoolAlone({ mark, text }: LogicalLine): boolean {
  return (
    mark === undefined && isInstitution(text) && findDates(text).length === 0 && !/[.:;]$/.test(text) && isShort(text)
  );
}

function asHead(line: LogicalLine): LogicalLine {
  return { ...line, label: 'head' };
}

/** Where every head stands first in a block of lines, each line that begins a block is a head. */
function withBlocks(lines: LogicalLine[]): LogicalLine[] {
  const isBlock = (line: LogicalLine) => line.blanksBefore > 0 || line === lines[0];
  if (lines.some(({ label }) => label === 'head') && lines.every((line) => isBlock(line) && isPlainHead(line)))
    return lines.map((line) => ({ ...line, label: 'head' }));
  const heads = lines.filter((line, at) => line.label === 'head' && (at === 0 || lines[at - 1]?.label !== 'head'));
  const [first] = heads;
  const begins = (line: LogicalLine) => line.blanksBefore > 0 || line === lines[0];
  if (!first || heads.length < 2 || !heads.every((line) => begins(line) && line.indent === first.indent)) return lines;
  const from = lines.indexOf(first);
  const expired = heads.every((head) => isAboveItsTime(lines, head)) ? namesAboveEnds(lines.slice(from)) : [];
  return lines.map((line, at) => {
    if (expired.includes(line)) return asHead(line);
    const isPlain =
      line.mark === undefined && (line.label === 'prose' || line.label === 'item' || line.label === 'bullet');
    // The first line of a section may stand right below its heading, above bullets.
    const isFirst = at === 0 && lines[1]?.mark !== undefined;
    const isBelow = (at > from && line.blanksBefore > 0) || isFirst;
    const isAlike = isBelow && isPlain && line.indent === first.indent;
    return isAlike && isLikeHead(line.text, first.text) ? { ...line, label: 'head' } : line;
  });
}

/** A name above the time that stands alone in the next line. */
function isAboveItsTime(lines: readonly LogicalLine[], head: LogicalLine): boolean {
  const below = lines[lines.indexOf(head) + 1];
  return below?.blanksBefore === 0 && isDatesAlone(below.text) && findDates(head.text).length === 0;
}

/** "Fork lift card" and "Expired 2015" below it, in a block of two lines: what is said of that time makes it no other. */
function namesAboveEnds(lines: readonly LogicalLine[]): LogicalLine[] {
  return blocksOf(lines).flatMap((block) => {
    const [name, end, ...others] = block;
    const isPlain = block.every(({ mark, label }) => mark === undefined && label !== 'heading' && label !== 'sub');
    const isPair = name !== undefined && end !== undefined && others.length === 0 && isPlain;
    return isPair && /^\p{Lu}/u.test(name.text) && findDates(name.text).length === 0 && endOfValidity.test(end.text)
      ? [name, end]
      : [];
  });
}

const endOfValidity =
  /^(?:expire[sd]|lapsed|ran out|valid (?:until|to|till|through)|renewed)(?: in)? [\p{L}\d/. ]{0,15}\d$/iu;

/** "Before that: bank teller (1991 to 1995), then at home with three children." */
const leadsOn = /^(?:before|after|then|between|during|until)(?!\p{L})/iu;
const sentenceWordsMin = 7;

/** A line with a date, and not the middle of a sentence among lines that begin with capitals. */
function isLikeHead(text: string, other: string): boolean {
  const isSmall = /^\p{Ll}/u.test(text) && !/^\p{Ll}/u.test(other);
  const isTold = beginsWithDeed(text) && !beginsWithDeed(other);
  const isSentence = /[.!]$/.test(text) && leadsOn.test(text) && plainWords(text).length > sentenceWordsMin;
  return isShort(text) && !isSmall && !isTold && !isSentence && findDates(text).length > 0;
}

function isPlainHead({ mark, text }: LogicalLine): boolean {
  return mark === undefined && isShort(text) && namesSomething(text);
}

function isShort(text: string): boolean {
  return text.length < 180 && !/\p{Ll}{3}[.!?] \p{Lu}/u.test(text);
}
