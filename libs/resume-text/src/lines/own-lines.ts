import { isPlace } from '../recognizers/contacts.js';
import { beginsWithDeed } from '../recognizers/deeds.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import { isDutyLabel } from '../recognizers/form-labels.js';
import { closesBracket, isOpen, isWrittenSmall, pageWidth, roomBehind } from '../recognizers/line-joints.js';
import { nextOfClosingLists } from './closing-lists.js';
import type { LineShape } from './line-shape.js';
import { isRowOfContacts } from './lines-below.js';
import { itemsOfLists } from './list-blocks.js';
import { isNextOfLists } from './next-of-lists.js';
import { isName } from '../recognizers/name.js';
import { splitGaps } from '../text/split-cells.js';

/** "(*) Common European Framework" explains a sign in the lines above. */
const isNote = /^\((?:\*{1,3}|\d)\) \p{Lu}/u;

/**
 * linesOfTheirOwn marks the lines that surely go on with none above: what stands below a blank line, what begins in
 * bold, the next referee, the next labelled line, the next whole sentence. Where a phrase is open above, none is sure.
 */
export function linesOfTheirOwn(shapes: readonly LineShape[]): boolean[] {
  const isDoubleSpaced = shapes.filter(({ line }) => line.blanksBefore > 0).length > shapes.length * doubleSpacedShare;
  const sentences = blocksOfSentences(shapes);
  const isIndented = belowHeadsOfBlocks(shapes);
  const isSetIn = setInItems(shapes);
  const isNextItem = nextOfClosingLists(shapes);
  const isFree = isUnbroken(shapes);
  const labels = repeatedLabels(shapes);
  const isItem = itemsOfLists(shapes);
  const longest = Math.max(0, ...shapes.map(({ line }) => line.text.length));
  const freeWidth = Math.max(freeCharsMin, longest - freeRoomMin);
  const page = pageWidth(shapes);
  const isSmall = isWrittenSmall(shapes);
  const brokenAt = isSmall ? widthOfBroken(shapes) : undefined;
  return shapes.map((shape, at) => {
    const above = shapes[at - 1];
    if (shape.line.isAddress || (above && isRowOfCells(above, shape))) return true;
    if (!above || isLeftOpen(above.line.text) || closesBracket(shape.body)) return false;
    const { text, blanksBefore } = shape.line;
    if (blanksBefore > 0 && !isDoubleSpaced && !/^\p{Ll}/u.test(text)) return true;
    if (isBelowUnbroken(above, shape, longest) || isBelowPeriod(above, shape, page)) return true;
    if (labels.has(labelOf(shape) ?? '') || isBelowContacts(above, shape) || isBelowCells(above, shape)) return true;
    if (isNote.test(text) || isPlaceBelowCells(above, shape)) return true;
    if (beginsBold.test(text) && !isBoldOpen(above.line.text)) return true;
    if (linkAlone.test(text) && linkAlone.test(above.line.text)) return true;
    if (isPaper.test(text) || (isNamed.test(text) && isNamed.test(above.line.text))) return true;
    if (
      (isIndented[at] && !isSmallRest(above, shape, isSmall)) ||
      isSetIn[at] ||
      isNextItem[at] ||
      isItem[at] ||
      isNextNamed(shapes, at) ||
      isNextRow(above, shape) ||
      (isFree && above.line.text.length < freeWidth && isNextStatement(above, shape, true))
    )
      return true;
    if (
      brokenAt !== undefined &&
      isNextStatement(above, shape, false) &&
      roomBehind(above, shape, brokenAt) > roomOfBroken
    )
      return true;
    return (
      sentences[at] === true || isNextDeed(above, shape) || isNextReferee(above, shape) || isNextLabel(above, shape)
    );
  });
}

/** The labels that begin two lines or more: "Reason for leaving: contract ended" is said of each of several jobs. */
function repeatedLabels(shapes: readonly LineShape[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const name of shapes.flatMap((shape) => labelOf(shape) ?? [])) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].flatMap(([name, count]) => (count > 1 ? [name] : [])));
}

function labelOf({ mark, line }: LineShape): string | undefined {
  return mark === undefined ? /^(\p{Lu}[\p{L} /'’&-]{2,30}) ?:(?= |$)/u.exec(line.text)?.[1] : undefined;
}

/** "(two more that I may not name)" at the left below a row of three cells and more goes on with none of them. */
function isBelowCells(above: LineShape, { line, mark }: LineShape): boolean {
  const isRow =
    mark === undefined && line.indent === above.line.indent && splitGaps(above.line.text).length >= cellsMin;
  return isRow && splitGaps(line.text).length === 1 && /^(?:\((?!\p{Ll})|\p{Lu})/u.test(line.text);
}

const cellsMin = 3;

/** What begins large below a row of addresses is another line. */
function isBelowContacts(above: LineShape, { line }: LineShape): boolean {
  return isRowOfContacts(above.line.text) && /^\p{Lu}/u.test(line.text);
}

/** A row of cells between tabs is no rest of another such row, whatever word that ends with. */
function isRowOfCells(above: LineShape, { line, mark }: LineShape): boolean {
  const isRow = ({ text }: { text: string }) => /^[^\t]+\t/.test(text);
  return mark === undefined && above.mark === undefined && line.blanksBefore === 0 && isRow(line) && isRow(above.line);
}

const pageCharsMax = 140;

/** No page is so wide: what is longer was broken by nobody, unless it is about as long as the longest line of all. */
function isBelowUnbroken(above: LineShape, shape: LineShape, longest: number): boolean {
  const { text, width } = above.line;
  const isPlain = above.mark === undefined && shape.mark === undefined && width === undefined;
  if (!isPlain || text.length < pageCharsMax || /\t| {3}/.test(text)) return false;
  return text.length >= sureCharsMin || roomBehind(above, shape, longest) > 0;
}

const sureCharsMin = 180;

/** isBelowPeriod: "Freelance guide, alongside (10/2011 – 12/2018)" ends with its period, and the page goes on: what stands below is said of it. */
export function isBelowPeriod(above: LineShape, shape: LineShape, page: number): boolean {
  const isPlain = above.mark === undefined && shape.mark === undefined;
  const isClosed = above.dates === 'end' && inBrackets.test(above.line.text);
  // "[02/21 > now] Ridge Access - scaffolder" is a head as well.
  const isOpened = bracketedTime.test(above.line.text) && isDatesAlone(bracketedTime.exec(above.line.text)?.[1] ?? '');
  return (
    isPlain && (isClosed || isOpened) && roomBehind(above, shape, page) > (isOpened ? roomBelowHeadMin : roomOfBroken)
  );
}

const bracketedTime = /^\[([^[\]]{4,30})\] \S/u;
const inBrackets = /\((?:[^()\d]{0,12}\d{1,2}[/.])?[^()\d]{0,12}(?:19|20)\d\d [–—-] [^()]{3,18}\)$/u;

/** "…looking for work and planted" goes on with "my father's half acre", however far in that stands. */
function isSmallRest(above: LineShape, { line, mark }: LineShape, isSmall: boolean): boolean {
  if (isSmall || mark !== undefined || line.blanksBefore > 0 || !/^\p{Ll}/u.test(line.text)) return false;
  const { text } = above.line;
  return (
    text.length >= restCharsMin && above.dates !== 'end' && /^\p{Lu}.*\p{Ll}$/u.test(text) && !/\t| {3}/.test(text)
  );
}

const restCharsMin = 60;

/** isPlaceBelowCells: "Greater Boston Area" right below "Buyer | Textiles | I like cloth" is where the person lives. */
export function isPlaceBelowCells(above: LineShape, { line, mark }: LineShape): boolean {
  return mark === undefined && /\S \| \S/.test(above.line.text) && !/\|$/.test(above.line.text) && isPlace(line.text);
}

/** Where nearly every line has a blank line above it, the blank lines say nothing. */
const doubleSpacedShare = 0.75;

/** isLeftOpen is true for a line that ends in the middle of a phrase, or with a comma or a dash. */
export function isLeftOpen(text: string): boolean {
  return isOpen(text) || /[,–—-]$/.test(text);
}

/** "**Acme Ltd**, Leeds" begins a line of its own; "**Kafka** streams in" may be the rest of a sentence. */
const beginsBold = /^(\*\*|__)(?=\S)[^*_]{2,120}\1(?!\s*\p{Ll})/u;

/** linkAlone: "ada.example/engine (in French)", nothing but a link with its path, and a remark. */
export const linkAlone = /^(?!www\.)(?:[\w-]{1,63}\.){1,4}[a-z]{2,10}\/[\w./%?=&#~-]{1,200}(?: \([^()]{1,40}\))?$/iu;
/** "[12] Reid, J. (2023)" is the next paper of a list. */
const isPaper = /^\[\d{1,3}\] \p{Lu}/u;
/** "*Calm.* Nine years in an emergency room": each of such lines says what it is about. */
const isNamed = /^\*\p{Lu}[\p{L} &-]{2,30}[.:]\* \S/u;

function isBoldOpen(text: string): boolean {
  return ((text.match(/\*\*|__/g)?.length ?? 0) & 1) === 1;
}

/** A second person with an address or a telephone of their own, or one below another. */
function isNextReferee(above: LineShape, shape: LineShape): boolean {
  const [name = '', ...rest] = shape.body.split(', ');
  if (rest.length > 0 && addressed.test(name) && addressed.test(above.body)) return true;
  if (rest.length === 0 || !isName(name) || !/^\p{Lu}/u.test(name)) return false;
  return shape.hasContact || isName(above.body.split(', ')[0] ?? '');
}

/** "Ms. Oona Prunty", "Engr. Lito Cruz". */
const addressed = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Engr|Rev|Fr|Sr|Atty|Arch)\.? \p{Lu}/u;

/** "Started the night market" below a line without a full stop: no phrase goes on with a capital and what was done. */
function isNextDeed(above: LineShape, shape: LineShape): boolean {
  if (shape.mark !== undefined || above.mark !== undefined || above.body.length < deedCharsMin) return false;
  return beginsWithDeed(shape.body) && /^\p{Lu}/u.test(above.body) && !/[.:;!?]$/.test(above.body);
}

/** A shorter line is a head or a name. */
const deedCharsMin = 40;

/** "harbour-map - tides of three ports" below other lines of a block of which one begins so, too. */
function isNextNamed(shapes: readonly LineShape[], at: number): boolean {
  const isNamedLine = (shape: LineShape | undefined) =>
    shape?.mark === undefined && nameBeforeDash.test(shape?.body ?? '');
  if (!isNamedLine(shapes[at])) return false;
  let first = at;
  while (first > at - namedLinesMax && first > 0 && shapes[first]?.line.blanksBefore === 0) first -= 1;
  return shapes.slice(first, at).some(isNamedLine);
}

const nameBeforeDash = /^[\p{L}\d]+(?:[-_.][\p{L}\d]+)+ [–—-] \p{L}/u;
const namedLinesMax = 4;

/** "Microsoft PL-300 (Power BI): sat in March" says what it is about as well. */
const anyLabel = /^\p{Lu}[^:]{2,40}: \S/u;
const label = /^\p{Lu}[\p{L} /&-]{2,24}: \S/u;

/** "Supervisors: …" below "Thesis: …". */
function isNextLabel(above: LineShape, shape: LineShape): boolean {
  if (shape.mark === undefined && (ofJob.test(shape.body) || namesDuties(shape.body))) return true;
  if (shape.mark === undefined && (ofReferees.test(shape.body) || isNextOfLists(above, shape))) return true;
  return label.test(shape.body) && (label.test(above.body) || anyLabel.test(above.body) || hasStop(above.line.text));
}

/** "Refs: on request" is said of something else than the line above. */
const ofReferees = /^(?:Ref(?:['’]?s|erees?|erences?)?|REF(?:['’]?S|EREES?|ERENCES?)?)\s?: \S/u;

/** "Duties and responsibilities:" above the duties of a job. */
function namesDuties(text: string): boolean {
  return text.length <= dutyLabelCharsMax && /^\p{Lu}.*:$/u.test(text) && isDutyLabel(text);
}

const dutyLabelCharsMax = 60;

/** What a job is told with, beside its duties: "Skills: …", "Tech stack : …". */
const ofJob =
  /^(?:(?:key |main |core )?(?:skills|tools|technolog(?:y|ies))|tech(?:nical)? stack|tech|stack|environment)(?: used)? ?: \S/i;

/** "Team work     Choir since 2017" below another label, or time, with its value in the same column of the page. */
function isNextRow(above: LineShape, shape: LineShape): boolean {
  const column = valueColumn(shape);
  return shape.mark === undefined && column !== undefined && column === valueColumn(above);
}

const labelBeforeGap = /^\p{Lu}[\p{L} /&()-]{2,40}?(?: {2,}|\t)(?=\S)/u;

const timeBeforeGap = /^(\S.{2,23}?)(?: {2,}|\t)(?=\S)/u;

function valueColumn({ line }: LineShape): number | undefined {
  const time = timeBeforeGap.exec(line.text);
  const row = isDatesAlone(time?.[1] ?? '') ? time?.[0] : labelBeforeGap.exec(line.text)?.[0];
  return row === undefined ? undefined : line.indent + row.length;
}

const freeCharsMin = 130;
const freeParagraphCharsMin = 160;
const freeLinesMin = 2;
/** A line that is nearly as long as the longest one may have been broken there. */
const freeRoomMin = 60;

/** As many lines as wide as a page, and none with a line below that might be its rest: nobody broke them. */
function areLongLinesSingle(shapes: readonly LineShape[]): boolean {
  const long = shapes.flatMap(({ line }, at) =>
    line.width === undefined && line.text.length >= longCharsMin ? [at] : [],
  );
  const isSingle = (at: number) => {
    const below = shapes[at + 1];
    return !below || below.line.blanksBefore > 0 || below.mark !== undefined || labelOf(below) !== undefined;
  };
  return long.length >= longLinesMin && long.every(isSingle);
}

const longCharsMin = 100;
const longLinesMin = 5;

/** True for a text whose lines were broken by nobody but its writer: paragraphs are lines far longer than a page is wide. */
function isUnbroken(shapes: readonly LineShape[]): boolean {
  const lengths = shapes
    .filter(({ line }) => line.width === undefined && !/\t| {3}/.test(line.text))
    .map(({ line }) => line.text.length);
  const isFree =
    lengths.filter((length) => length >= freeCharsMin).length >= freeLinesMin ||
    lengths.some((length) => length >= freeParagraphCharsMin) ||
    areLongLinesSingle(shapes);
  // "What I am looking for" is a heading, whatever word it ends with.
  const isBroken = (shape: LineShape, above: LineShape | undefined) =>
    above !== undefined &&
    above.line.text.length >= deedCharsMin &&
    shape.line.blanksBefore === 0 &&
    shape.mark === undefined &&
    isOpen(above.line.text);
  return isFree && !shapes.some((shape, at) => isBroken(shape, shapes[at - 1]));
}

/** No line that begins so is a statement of its own. */
const goesOn = /^(?:and|or|of|to|with|for|from|in|on|at|by|over|under|than|that|which|who) /u;
const brokenCharsMin = 60;
const roomOfBroken = 8;

/** How long the shortest line that surely goes on below would have become with its next word; undefined where none does. */
function widthOfBroken(shapes: readonly LineShape[]): number | undefined {
  const lengths = shapes.flatMap((shape, at) => {
    const above = shapes[at - 1];
    const isPlain = shape.mark === undefined && shape.line.blanksBefore === 0 && shape.line.width === undefined;
    if (!above || !isPlain || above.line.text.length < brokenCharsMin || hasStop(above.line.text)) return [];
    return isOpen(above.line.text) || goesOn.test(shape.body) ? [-roomBehind(above, shape, 0)] : [];
  });
  return lengths.length < 2 ? undefined : Math.min(...lengths);
}

/**
 * Among lines that nobody broke, one right below another is the next, however it begins; where some may have been broken,
 * only if both begin large, or both small.
 */
function isNextStatement(above: LineShape, { mark, line, body }: LineShape, isUnbrokenText: boolean): boolean {
  const isPlain = mark === undefined && above.mark === undefined && line.width === undefined;
  const isLong = isUnbrokenText && above.body.length >= deedCharsMin;
  const isSameCase = isLong || /^\p{Ll}/u.test(body) === /^\p{Ll}/u.test(above.body);
  const isAlike = line.indent === above.line.indent && isSameCase;
  // Whole sentences below one another may be one paragraph.
  return isPlain && isAlike && !hasStop(above.line.text) && line.text.includes(' ');
}

const blocksMin = 3;
const roomBelowHeadMin = 3;

/**
 * Where blocks begin with a line at the margin and stand further in below it, the first line further in is one of its own
 * if its first word would have fitted above.
 */
function belowHeadsOfBlocks(shapes: readonly LineShape[]): boolean[] {
  const page = pageWidth(shapes);
  const depths = shapes.map((shape, at) => {
    const above = shapes[at - 1];
    const isSecond = above !== undefined && above.line.blanksBefore > 0 && shape.line.blanksBefore === 0;
    const isPlain = isSecond && above.mark === undefined && shape.mark === undefined && above.line.width === undefined;
    return isPlain ? Math.max(0, shape.line.indent - above.line.indent) : 0;
  });
  const counts = new Map<number, number>();
  for (const depth of depths) counts.set(depth, (counts.get(depth) ?? 0) + 1);
  return depths.map((depth, at) => {
    const [above, shape] = [shapes[at - 1], shapes[at]];
    if (!above || !shape || depth < 2 || (counts.get(depth) ?? 0) < blocksMin) return false;
    return roomBehind(above, shape, page) > roomBelowHeadMin;
  });
}

const setInMax = 3;

/**
 * A copy that lost its bullets may have left a blank before each item, and none before what goes on: there one line with a
 * blank below another is the next item.
 */
function setInItems(shapes: readonly LineShape[]): boolean[] {
  const isSetIn = (shape: LineShape | undefined) =>
    shape !== undefined && shape.mark === undefined && shape.line.indent > 0 && shape.line.indent <= setInMax;
  const isBelow = ({ line, mark }: LineShape) => line.blanksBefore === 0 && mark === undefined;
  const outdented = shapes.filter((shape, at) => {
    const goesOn = isBelow(shape) && shape.line.indent === 0 && /^\p{Ll}/u.test(shape.body);
    return goesOn && isSetIn(shapes[at - 1]);
  });
  return shapes.map((shape, at) => {
    const above = shapes[at - 1];
    const isNext = isSetIn(shape) && isSetIn(above) && shape.line.indent === above?.line.indent;
    return outdented.length >= outdentedMin && isNext && isBelow(shape) && /^[\p{Lu}\p{N}]/u.test(shape.body);
  });
}

const outdentedMin = 2;

function hasStop(text: string): boolean {
  return /[.!?]["”’')]?$/.test(text);
}

const sentencesMin = 3;

/** Three lines or more without a mark, each from a capital to a full stop, are sentences set one to a line. */
function blocksOfSentences(shapes: readonly LineShape[]): boolean[] {
  return inBlocks(shapes, (block) => {
    const first = block.findIndex(isWholeSentence);
    const isList = first >= 0 && block.length - first >= sentencesMin && block.slice(first).every(isWholeSentence);
    return isList ? block.map((_, at) => at > first) : [];
  });
}

function isWholeSentence({ line, kind }: LineShape): boolean {
  return kind === undefined && /^\p{Lu}/u.test(line.text) && hasStop(line.text);
}

const itemsMin = 4;
const roomMin = 12;
const shortShare = 0.6;

/** listsOfShortLines marks the lines of blocks in which no line begins small and most are short: none of them was broken. */
export function listsOfShortLines(shapes: readonly LineShape[]): boolean[] {
  const page = pageWidth(shapes);
  return inBlocks(shapes, (block) => {
    const width = Math.max(page, ...block.map(({ line }) => line.text.length + line.indent));
    const isList = block.length >= itemsMin && block.every(({ line }) => /^[\p{Lu}\p{N}"“]/u.test(line.text));
    const short = block.slice(1).filter((shape, at) => roomBehind(block[at] as LineShape, shape, width) > roomMin);
    return isList && short.length >= (block.length - 1) * shortShare ? block.map(() => true) : [];
  });
}

/** Reads each run of lines without a mark, a heading or a blank line between them. */
function inBlocks(shapes: readonly LineShape[], read: (block: LineShape[]) => boolean[]): boolean[] {
  const result: boolean[] = [];
  for (let at = 0; at < shapes.length; at = result.length) {
    let end = at + 1;
    while (end < shapes.length && isInBlock(shapes[end])) end += 1;
    const block = shapes.slice(at, end);
    const first = block[0]?.mark === undefined && block[0]?.kind === undefined ? 0 : 1;
    const own = read(block.slice(first));
    result.push(...block.map((_, row) => own[row - first] ?? false));
  }
  return result;
}

function isInBlock(shape: LineShape | undefined): boolean {
  if (!shape || shape.mark !== undefined || shape.kind !== undefined) return false;
  return shape.line.blanksBefore === 0 && shape.line.width === undefined;
}
