import { blocksOf } from '../lines/blocks.js';
import { findDates } from '../recognizers/dates.js';
import { beginsWithDeed } from '../recognizers/deeds.js';
import { isLabelled, readFormLabel } from '../recognizers/form-labels.js';
import type { SectionKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { withoutRemarksWithin } from './remarks-within.js';
import { splitGaps } from '../text/split-cells.js';
import { endsWithTitle, isDegree, isInstitution, isOrganization, isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';
import { isStudyRemark } from '../recognizers/study-remarks.js';

/**
 * withoutUnevenHeads labels heads as text that differ from the heads around them: a wrong head is as loud as a job, and a
 * line that stays a line harms nothing.
 */
export function withoutUnevenHeads(lines: LogicalLine[], kind: SectionKind): LogicalLine[] {
  if (lines.some(({ level }) => level > 0)) return lines;
  const isLife = kind === 'experience' || kind === 'education';
  const rules = [
    withEvenLabels,
    withoutSentences,
    withoutStoppedLines,
    withoutAsides,
    withLinesBetween,
    ...(isLife
      ? [withoutRemarksWithin, withMarkedHeads, withoutLabelledBlocks, withoutLinesBelowRows]
      : [withoutParagraphs]),
    ...(kind === 'education' ? [withoutStudyRemarks, withMarkedStudies] : []),
    ...(kind === 'experience'
      ? [withStatements, withLabelsAboveBullets, withLabelsWithinPosts, withTimelessLabels, withoutLastRemark]
      : [withEvenRows, withoutMarkedHeads]),
  ];
  return rules.reduce((rest, rule) => rule(rest), lines);
}

type Rule = (lines: LogicalLine[]) => LogicalLine[];

const relabelled = (line: LogicalLine, label: LogicalLine['label']): LogicalLine => ({ ...line, label });

const isHead = (line: LogicalLine | undefined): line is LogicalLine => line?.label === 'head';

/**
 * Where no head of a section has a time or names anything, and some lines that stand so above text are labels, all are:
 * "Customers", "Carriers and rates", "Safety".
 */
const withEvenLabels: Rule = (lines) => {
  const isLabelLine = (line: LogicalLine, at: number) => {
    const below = lines[at + 1];
    const isAbove = below !== undefined && below.blanksBefore === 0 && below.label !== 'head' && below.label !== 'sub';
    return isAbove && line.mark === undefined && isShortName(line.text) && (at === 0 || line.blanksBefore > 0);
  };
  const heads = lines.filter(isHead);
  const labels = lines.filter(({ label }) => label === 'sub');
  const namesPost = ({ text }: LogicalLine) =>
    [isTitle, isOrganization, isInstitution, isDegree].some((is) => is(text));
  const areAlike =
    [...heads, ...labels].every((line) => isLabelLine(line, lines.indexOf(line))) && !heads.some(namesPost);
  if (heads.length === 0 || labels.length === 0 || !areAlike) return lines;
  return lines.map((line) => (isHead(line) ? relabelled(line, 'sub') : line));
};

function isShortName(text: string): boolean {
  return plainWords(text).length <= labelWordsMax && !/[,|\t]| {3}|\d/.test(text);
}

/** A whole sentence without a time is no head where no other head ends with a full stop. */
const withoutSentences: Rule = (lines) => {
  const isLong = ({ text }: LogicalLine) =>
    wordsMin <= plainWords(text).length && /[\p{Ll})]{2}\.$/u.test(text) && !shortened.test(text);
  const isStopped = (line: LogicalLine) => line.mark === undefined && (isLong(line) || areTwoSentences(line.text));
  const sentences = lines.filter((line) => isHead(line) && isStopped(line));
  if (sentences.some(({ text }) => findDates(text).length > 0)) return lines;
  return lines.map((line) => (sentences.includes(line) ? relabelled(line, 'prose') : line));
};

/** Where no head ends with a full stop, the last line of a block that does, below the text of a job, goes on with that text. */
const withoutStoppedLines: Rule = (lines) => {
  const isStopped = ({ text }: LogicalLine) => /[\p{Ll}\d)]{2}\.$/u.test(text) && !shortened.test(text);
  const heads = lines.filter((line) => isHead(line) && line.mark === undefined);
  const isLast = (line: LogicalLine, at: number) =>
    isHead(line) &&
    line.blanksBefore === 0 &&
    at > 0 &&
    !isHead(lines[at - 1]) &&
    (lines[at + 1]?.blanksBefore ?? 1) > 0;
  const stopped = lines.filter((line, at) => isLast(line, at) && isStopped(line) && !isTimed(line.text));
  if (stopped.length === 0 || heads.filter(isStopped).length > stopped.length) return lines;
  return lines.map((line) => (stopped.includes(line) ? relabelled(line, 'prose') : line));
};

/** "2022 and 2024" are two years, and no period. */
function isTimed(text: string): boolean {
  return findDates(text).some((span) => span.isRange && !/ (?:and|&) /.test(span.text));
}

/** "Bundles. Many, many bundles.": two sentences, however short, that name no post. */
function areTwoSentences(text: string): boolean {
  return (
    /\p{Ll}{4}\. \p{Lu}\p{L}*[, ].*\p{L}{2}\.$/u.test(text) && findDates(text).length === 0 && !endsWithTitle(text)
  );
}

const wordsMin = 7;
/** "Wren Coaches Ltd., Peterborough, Ont." ends with a name that is cut short. */
const shortened = /(?<!\p{L})\p{Lu}\p{L}{0,3}\.$/u;

/** "(distinction)" below what is told of an entry begins no other. */
const withoutAsides: Rule = (lines) =>
  lines.map((line, at) => {
    const isAside = isHead(line) && line.mark === undefined && /^\([^()]{2,40}\)$/.test(line.text);
    const isBelowText = at > 0 && !isHead(lines[at - 1]) && findDates(line.text).length === 0;
    return isAside && isBelowText && line.blanksBefore === 0 ? relabelled(line, 'prose') : line;
  });

/** "(valves and fittings, 850 people)" and "Hours per week: 40" between the lines of one head are lines of it. */
const withLinesBetween: Rule = (lines) =>
  lines.map((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    const isBetween = isHead(above) && isHead(below) && below.blanksBefore === 0 && line.blanksBefore === 0;
    const isAside = line.mark === undefined && /^\([^().]+\)$/.test(line.text) && !isLabelled(below?.text ?? '');
    const isOpen = above !== undefined && findDates(above.text).length > 0 && findDates(below?.text ?? '').length === 0;
    const isField =
      line.mark === undefined && readFormLabel(line.text)?.field === 'note' && !isLabelled(below?.text ?? '');
    return isBetween && (isField || (isAside && isOpen)) ? relabelled(line, 'head') : line;
  });

/** "Business or sector: pumps" and "Department: Service" say more of a post, and begin none. */
const withoutLabelledBlocks: Rule = (lines) =>
  blocksOf(lines).flatMap((block) => {
    const isOfPost =
      ofPost.test(block[0]?.text ?? '') &&
      block.every(
        (line) => line.mark === undefined && (!isHead(line) || ofPost.test(line.text) || isDatesAlone(line.text)),
      );
    return isOfPost ? block.map((line) => relabelled(line, 'prose')) : block;
  });

/** The labels of forms that people fill in for a post or for their service in an army, beside title, employer and time. */
const ofPost =
  /^(?:business(?: (?:or|and) sector)?|department|division|website|address|links?|branch|service country|rank|commendations|type of credits|number of credits|level in eqf|national classification) ?: \S/iu;

/** Where two rows with a right column name the school and the degree, what stands below without one says more of them. */
const withoutLinesBelowRows: Rule = (lines) => {
  const result = [...lines];
  lines.forEach((line, at) => {
    const [first, second] = [lines[at - 2], lines[at - 1]];
    const isBelow = isHead(second) && line.blanksBefore === 0 && second.blanksBefore === 0 && isHead(first);
    const [below, next] = [lines[at + 1], lines[at + 2]];
    const areRowsBelow = isHead(below) && isRow(below) && isHead(next) && isRow(next) && next.blanksBefore === 0;
    const isLast = !isHead(below) || below.blanksBefore > 0 || areRowsBelow;
    // A title that neither row names is that of the post.
    const isAwaited = isTitle(line.text) && ![first, second].some(namesPost);
    const isPlain = isHead(line) && !isAwaited && line.mark === undefined && !isRow(line) && hasNoPeriod(line.text);
    if (isBelow && isLast && isPlain && isRow(first) && isRow(second) && hasTime([first, second]))
      result[at] = relabelled(line, 'prose');
  });
  return result;
};

/** True for a row that begins with a title or a degree; "Fort Hill, MD" has the letters of one. */
function namesPost(row: LogicalLine | undefined): boolean {
  const [name = ''] = row?.text.split(/,|\t| {3}/) ?? [];
  return isTitle(name) || isDegree(name);
}

/** isRow is true for a line with a column at the right; a time at the left is none. */
export function isRow({ text, mark }: LogicalLine): boolean {
  const [left = '', ...right] = splitGaps(text);
  return mark === undefined && right.length === 1 && !isDatesAlone(left) && readFormLabel(text) === undefined;
}

function hasNoPeriod(text: string): boolean {
  return !findDates(text).some(({ isRange }) => isRange);
}

function hasTime(lines: readonly LogicalLine[]): boolean {
  return lines.some(({ text }) => findDates(text).length > 0);
}

/** Several lines without marks below the head of a post, further in than it, are a list of what was done there. */
const withStatements: Rule = (lines) => {
  const result = [...lines];
  let head: LogicalLine | undefined;
  for (let at = 0; at < lines.length;) {
    let end = at;
    const isStatement = (line: LogicalLine | undefined) =>
      line?.label === 'prose' &&
      line.mark === undefined &&
      line.blanksBefore === 0 &&
      line.indent > (head?.indent ?? Infinity);
    while (isStatement(lines[end])) end += 1;
    const list = lines.slice(at, end);
    if (
      list.length > 1 &&
      list.every(({ text, indent }) => text.length <= statementCharsMax && indent === list[0]?.indent)
    )
      list.forEach((line, row) => (result[at + row] = relabelled(line, 'bullet')));
    const next = lines[end];
    if (next) head = isHead(next) && next.mark === undefined ? next : undefined;
    at = end + 1;
  }
  return result;
};

const statementCharsMax = 120;

/** "Duties" right above the first bullet of a post is no line of its head. */
const withLabelsAboveBullets: Rule = (lines) =>
  lines.map((line, at) => {
    const isLabel = isHead(line) && line.mark === undefined && at > 0 && ofBullets.test(line.text);
    return isLabel && lines[at + 1]?.mark !== undefined ? relabelled(line, 'sub') : line;
  });

const ofBullets =
  /^(?:key |main |major )?(?:duties|responsibilities|achievements|accomplishments|tasks)(?: (?:and|&) (?:duties|responsibilities|achievements|tasks))?:?$/iu;

/** One line of a post that says what it was about ("Project: new tills, 2022") is no post among posts without labels. */
const withLabelsWithinPosts: Rule = (lines) => {
  const isNamed = ({ text }: LogicalLine) =>
    /^(?:key |main )?(?:project|assignment|secondment|task force)s?: \S/iu.test(text);
  const heads = lines.filter(isHead);
  const named = heads.filter(isNamed);
  if (named.length === 0 || named.length * 2 > heads.length || named[0] === lines[0]) return lines;
  return lines.map((line) => (isHead(line) && named.includes(line) ? relabelled(line, 'sub') : line));
};

/** A run of heads: the lines of one head, one below the other. */
function runsOf(lines: readonly LogicalLine[]): number[][] {
  const runs: number[][] = [];
  lines.forEach((line, at) => {
    if (!isHead(line)) return;
    const last = runs.at(-1);
    if (last && last.at(-1) === at - 1 && line.blanksBefore === 0) last.push(at);
    else runs.push([at]);
  });
  return runs;
}

/**
 * Two lines or more above bullets tell of each post, with its time; one line without a time above bullets of the same post
 * ("Quality", "Crew") is a label of what was done there.
 */
const withTimelessLabels: Rule = (lines) => {
  const runs = runsOf(lines);
  const linesOf = (run: number[]) => run.map((at) => lines[at] as LogicalLine);
  const posts = runs.filter((run) => run.length > 1 && hasTime(linesOf(run)));
  const labels = runs.filter((run) => {
    const [at = 0] = run;
    const line = lines[at] as LogicalLine;
    const isShort = plainWords(line.text).length <= labelWordsMax && !/[,|\t]| {3}|\d/.test(line.text);
    return run.length === 1 && at > 0 && isShort && line.mark === undefined && lines[at + 1]?.mark !== undefined;
  });
  const hasOthers = labels.length > 1 || lines.some(({ label }) => label === 'sub');
  if (posts.length === 0 || posts.length + labels.length !== runs.length - remarksOf(runs, lines) || !hasOthers)
    return lines;
  const places = new Set(labels.flat());
  return lines.map((line, at) => (places.has(at) ? relabelled(line, 'sub') : line));
};

const labelWordsMax = 5;

function remarksOf(runs: readonly number[][], lines: readonly LogicalLine[]): number {
  return runs.filter((run) => isRemark(run, lines)).length;
}

/** A line alone below the last bullet, with nothing below it and no title: "Laid off May 2008 to March 2009, then recalled". */
function isRemark(run: readonly number[], lines: readonly LogicalLine[]): boolean {
  const [at = 0] = run;
  const line = lines[at] as LogicalLine;
  const isLast = at === lines.length - 1 && lines[at - 1]?.mark !== undefined;
  return run.length === 1 && isLast && line.mark === undefined && !isTitle(line.text) && !isOrganization(line.text);
}

/** "ATAR 81.20. Subjects: …" right below a school says more of the studies there; "Subjects : …" is a field of a form. */
const withoutStudyRemarks: Rule = (lines) =>
  lines.map((line, at) => {
    const { text, blanksBefore } = line;
    const isBelow = at > 0 && isHead(line) && blanksBefore === 0 && readFormLabel(text) === undefined;
    return isBelow && isStudyRemark(text) && /\S:|\d/.test(text) && !/\s:/.test(text)
      ? relabelled(line, 'prose')
      : line;
  });

/** Where every other head has two lines or more, a remark below the last bullet is none. */
const withoutLastRemark: Rule = (lines) => {
  const runs = runsOf(lines);
  const last = runs.at(-1);
  if (!last || runs.length < 2 || !isRemark(last, lines)) return lines;
  if (runs.slice(0, -1).some((run) => run.length === 1)) return lines;
  return lines.map((line, at) => (at === last[0] ? relabelled(line, 'prose') : line));
};

const rowsMin = 4;

/** The rows of a plain list with a column at the right are all heads or all lines. */
const withEvenRows: Rule = (lines) => {
  const isList =
    lines.length >= rowsMin && lines.every((line, at) => isRow(line) && (at === 0 || line.blanksBefore === 0));
  if (!isList || lines.every(({ label }) => label === 'head')) return lines;
  return lines.map((line) => relabelled(line, 'item'));
};

const course = /^(?:certificate )?(?:course|training|seminar|workshop)(?!\p{L})/iu;

/** In a list with one mark before each line none is a head where one of them is not, and none names a degree. */
const withoutMarkedHeads: Rule = (lines) => {
  const [first] = lines;
  const isList =
    first?.mark !== undefined && lines.every(({ mark, indent }) => mark === first.mark && indent === first.indent);
  const areDegrees = lines.some((line) => isHead(line) && isDegree(line.text) && !course.test(line.text));
  return isList && !areDegrees && !lines.every(({ label }) => label === 'head')
    ? lines.map((line) => relabelled(line, 'bullet'))
    : lines;
};

/** Two whole sentences are a paragraph, whatever they tell of. */
const withoutParagraphs: Rule = (lines) =>
  lines.map((line) =>
    isHead(line) && line.mark === undefined && /\p{Ll}{3}\. \p{Lu}\p{L}.{12,}[\p{Ll}\d)]\.$/u.test(line.text)
      ? relabelled(line, 'prose')
      : line,
  );

/**
 * In a list of posts or degrees with one mark before each line, a line that is as short, with a time, or with a comma and no
 * deed, is one more of them where most are heads.
 */
const withMarkedHeads: Rule = (lines) => {
  const [first] = lines;
  const heads = lines.filter(isHead);
  const isList =
    first?.mark !== undefined &&
    heads[0] === first &&
    lines.every(({ mark, indent }) => mark === first.mark && indent === first.indent);
  const isAlike = ({ text }: LogicalLine) =>
    text.length <= headCharsMax &&
    !beginsWithDeed(text) &&
    !/[.:;]$/.test(text) &&
    !isStudyRemark(text) &&
    (findDates(text).length > 0 || text.includes(', '));
  const others = lines.filter((line) => !isHead(line));
  const areFew = heads.length > 1 && others.length * 2 <= lines.length && lines.indexOf(heads[1] as LogicalLine) === 1;
  const areDated = others.length * 2 < heads.length + 1 || others.every(({ text }) => findDates(text).length > 0);
  return isList && areFew && areDated && others.every(isAlike) ? lines.map((line) => relabelled(line, 'head')) : lines;
};

/** Below a degree with the mark of a list, lines with the same mark and a time of their own are studies beside it. */
const withMarkedStudies: Rule = (lines) => {
  const [first, ...others] = lines;
  const areAlike =
    others.length > 0 &&
    others.every(
      ({ mark, indent, text }) =>
        mark === first?.mark &&
        indent === first?.indent &&
        text.length <= headCharsMax &&
        findDates(text).length > 0 &&
        !beginsWithDeed(text) &&
        !/[.:;]$/.test(text) &&
        !isStudyRemark(text),
    );
  const isDegreeFirst = isHead(first) && first.mark !== undefined && isDegree(first.text) && isInstitution(first.text);
  const isList = isDegreeFirst && !course.test(first.text) && areAlike && !others.some(isHead);
  return isList ? lines.map((line) => relabelled(line, 'head')) : lines;
};

const headCharsMax = 110;
