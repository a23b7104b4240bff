import { findDates } from '../recognizers/dates.js';
import { hangingItems, isRestOfItem } from './hanging-items.js';
import {
  blockWidth,
  brokenLengths,
  brokenWidth,
  closesBracket,
  closesQuote,
  hasOpenBracket,
  isOpen,
  isWrittenSmall,
  opensQuote,
  pageWidth,
  roomBehind,
} from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';
import { isOfSkills, isSmallItem } from './small-items.js';
import { isToldOn } from './told-lines.js';
import { isLeftOpen, listsOfShortLines } from './own-lines.js';
import { isInFullParagraph, isNumberOfName, smallLabel } from './full-paragraphs.js';
import { hasStop, isRestOfFullLine } from './rests-of-full-lines.js';
import { isRestOfEmployer } from './rests-of-employers.js';
import { isNextInColumn } from './rows-of-labels.js';
import { brokenItems, itemParts, narrowCharsMax } from './wrapped-items.js';

const wrappable: ReadonlySet<LineLabel> = new Set(['bullet', 'prose', 'item', 'cont', 'sub']);

/**
 * withWrapped labels what goes on: a line that stops in the middle of a phrase does so in the next one, whatever the next
 * one looks like by itself. `own` marks the lines that surely go on with none above.
 */
export function withWrapped(shapes: LineShape[], tagged: LineLabel[], own: readonly boolean[]): LineLabel[] {
  const page = pageOf(shapes, tagged);
  const items = listsOfShortLines(shapes);
  const broken = brokenItems(shapes);
  const hanging = hangingItems(shapes, tagged);
  const parts = itemParts(shapes);
  const labels = [...tagged];
  shapes.forEach((shape, at) => {
    const above = shapes[at - 1];
    const label = labels[at];
    const before = labels[at - 1] ?? 'heading';
    const isSmallRest = above !== undefined && wrappable.has(before) && isRestOfFullLine(above, shape, page);
    if (hanging[at] || parts[at] === 'rest' || isSmallRest) labels[at] = 'cont';
    else if (parts[at] === 'first' && label === 'cont') labels[at] = labelAbove(shapes, labels, at);
    if (
      !above ||
      hanging[at] ||
      parts[at] !== undefined ||
      label === undefined ||
      shape.mark !== undefined ||
      shape.line.blanksBefore > 0 ||
      own[at]
    )
      return;
    if (broken[at] && wrappable.has(before)) labels[at] = 'cont';
    else if (label === 'item' && (before === 'item' || before === 'cont') && isRestOfItem(above, shape))
      labels[at] = 'cont';
    else if (isRowBelow(above, shape)) {
      if (label === 'cont') labels[at] = labelAbove(shapes, labels, at);
    } else if (endsOpenPhrase(shapes, labels, at) || isInOpenList(above, shape, before)) labels[at] = 'cont';
    else if (label === 'cont' && items[at] && !isLeftOpen(above.line.text)) labels[at] = labelAbove(shapes, labels, at);
    else if (label === 'head' && isSentenceBelow(above, shape, before)) labels[at] = 'bullet';
    else if (before === 'head' && isHeadOpen(above, shape, label)) labels[at] = 'cont';
    else if (before === 'head' && isHeadGoingOn(above, shape, label, page)) labels[at] = 'cont';
    else if (label === 'cont' && before === 'head' && isNextInColumn(above, shape, page.width)) labels[at] = 'head';
    else if (label !== 'heading' && joinable.has(before) && isRestOfEmployer(above, shape, page.width))
      labels[at] = 'cont';
    else if (before === 'inline' && isSentenceGoingOn(above, shape, label, page)) labels[at] = 'cont';
    else if (wrappable.has(before)) labels[at] = wrappedLabel(shapes, labels, at, page);
  });
  return labels;
}

/** Page is what tells wrapped lines in one document. */
interface Page {
  width: number;
  /** How long the shortest line that was surely broken would have become with its next word; undefined where too few were. */
  brokenAt: number | undefined;
  /** A line that would have become so long with its next word was broken as several others were. */
  oftenBrokenAt: number | undefined;
  /** True for a person who begins sentences with small letters. */
  isOneCase: boolean;
  /** True where what is told ends with a full stop throughout. */
  endsWithStops: boolean;
}

function pageOf(shapes: LineShape[], labels: LineLabel[]): Page {
  const told = shapes.filter((_, at) => labels[at] === 'bullet' || labels[at] === 'prose' || labels[at] === 'cont');
  const ends = shapes.filter((_, at) => {
    const isTold = labels[at] === 'bullet' || labels[at] === 'cont';
    return isTold && (shapes[at + 1]?.mark !== undefined || (shapes[at + 1]?.line.blanksBefore ?? 1) > 0);
  });
  const stops = (lines: LineShape[]) => lines.filter(({ line }) => hasStop(line.text)).length;
  return {
    width: pageWidth(shapes),
    brokenAt: brokenWidth(shapes),
    oftenBrokenAt: brokenLengths(shapes)[oftenMin],
    isOneCase: isWrittenSmall(shapes),
    endsWithStops: told.length >= 6 && stops(told) * 5 >= told.length * 3 && stops(ends) * 10 >= ends.length * 9,
  };
}

/** The line in question is one of them. */
const oftenMin = 3;

/** The label of a plain line below a text: what goes on there, and what only seems to. */
function wrappedLabel(shapes: LineShape[], labels: LineLabel[], at: number, page: Page): LineLabel {
  const [above, shape] = [shapes[at - 1], shapes[at]];
  const before = labels[at - 1] ?? 'heading';
  const label = labels[at] ?? 'prose';
  const isWrappable = wrappable.has(label) || (label === 'head' && before === 'prose' && shape?.dates !== 'end');
  const isRestOfText = label === 'head' && before === 'bullet' && shape?.dates === 'none' && isSmall(shape);
  if (!above || !shape || !(isWrappable || isRestOfText)) return label;
  if ((label === 'item' || isOfSkills(shapes, at)) && isSmallItem(shapes, labels, at)) return 'item';
  const first = shapes[firstPart(labels, at)];
  const isHanging = first?.mark !== undefined && shape.line.indent > first.line.indent;
  const isSmallLabel = smallLabel.test(shape.line.text) && !isOpen(above.line.text);
  const isInParagraph = label === 'cont' && !page.isOneCase && isInFullParagraph(shapes, at);
  const isBelowFullRow =
    isInParagraph || isFullProse(above, shape, before, page) || isFullBullet(first, above, shape, page);
  if (isSmallLabel && !isHanging && !isBelowFullRow) return label === 'cont' ? 'item' : label;
  if (isListGoingOn(first, above, shape, page) || isNumberOfName(above, shape, page.brokenAt)) return 'cont';
  // "charts" set in below "• Kept fluid" is the rest of it, however short the line is.
  if (isHanging && label === 'prose' && isSmall(shape) && !page.isOneCase && !hasStop(above.line.text)) return 'cont';
  if (label === 'cont') return fitsAbove(shapes, labels, at, page) ? labelAbove(shapes, labels, at) : label;
  // A short row that goes on itself is a narrow end of a longer text: "back of our" between "… that is on the" and "shift sheet."
  const isEnd = before === 'cont' && isSmall(shape) && !page.isOneCase && !hasStop(above.line.text);
  if (above.line.text.length < wrappedCharsMin && !isEnd) return label;
  const goesOn =
    (isToldOn(above.line.text) && !fitsAbove(shapes, labels, at, page)) ||
    (isOpen(above.line.text) && !isWhole(shapes, at)) ||
    isCountedOn(above, shape) ||
    beginsSentence.test(above.line.text) ||
    (!page.isOneCase && isSmall(shape) && !hasStop(above.line.text)) ||
    isUnstopped(above, shape, page);
  return goesOn ? 'cont' : label;
}

/** "Declaration: I declare that the above is true to the best of my" fills its row and goes on with "knowledge and belief.". */
function isSentenceGoingOn(above: LineShape, shape: LineShape, label: LineLabel, page: Page): boolean {
  const { text } = above.line;
  const isLong = text.length >= toldCharsMin && !hasStop(text) && !/\t| {3}/.test(text);
  const mayGoOn = wrappable.has(label) && shape.kind === undefined && isSmall(shape) && !page.isOneCase;
  return isLong && mayGoOn && !isLabelled(shape.body) && roomBehind(above, shape, page.width) <= roomMin;
}

/** "…into load and demand" fills its row: "forecasting: getting the data" below it is no label. */
function isFullProse(above: LineShape, shape: LineShape, before: LineLabel, page: Page): boolean {
  const { text } = above.line;
  return (
    before === 'prose' &&
    text.length >= toldCharsMin &&
    !hasStop(text) &&
    roomBehind(above, shape, page.width) <= roomMin
  );
}

/** "…renewal booked in" is whole where "Fork lift" below would have had room beside it in the widest line of the list. */
function isWhole(shapes: LineShape[], at: number): boolean {
  const [above, shape] = [shapes[at - 1], shapes[at]];
  if (!above || !shape || !whollyIn.test(above.line.text) || !/^\p{Lu}/u.test(shape.line.text)) return false;
  return roomBehind(above, shape, blockWidth(shapes, at).width) > 0;
}

/** Verbs that "in" stands behind with nothing to follow. */
const whollyIn =
  /(?<!\p{L})(?:book|check|clock|dial|drop|fill|hand|join|log|phone|phon|pitch|settl|sign|step|stepp)(?:s|ed|ing)? in$/iu;

/** "• …every week for our travelling" has no room for "hearing clinic: set the room up", which is its rest. */
function isFullBullet(first: LineShape | undefined, above: LineShape, shape: LineShape, page: Page): boolean {
  const { text } = above.line;
  const isLong = first?.mark !== undefined && text.length >= toldCharsMin && !hasStop(text);
  return isLong && !page.isOneCase && roomBehind(above, shape, page.width) <= 0;
}

/**
 * "• Subjects: Statics, Fluid Mechanics, Control" fills its row: the list goes on below, where no bullet begins. Without marks
 * "Airflow, dbt" below "Google: BigQuery, Vertex AI" may be the next list.
 */
function isListGoingOn(first: LineShape | undefined, above: LineShape, shape: LineShape, page: Page): boolean {
  if (first?.mark === undefined || !isLabelled(first.body) || hasStop(above.line.text)) return false;
  const isList = (text: string) => text.includes(', ') && !/\t| {3}/.test(text);
  const isPlain = shape.kind === undefined && !isLabelled(shape.body) && shape.dates !== 'end';
  return (
    isPlain && isList(above.body) && isList(shape.body) && roomBehind(above, shape, above.line.width ?? page.width) <= 0
  );
}

/** "…of three regions. Checked" stops behind the first word of a sentence. */
const beginsSentence = /(?<=\p{Ll}{4}|\p{Lu}{2}|[\d%)])[.!?]\s{1,2}\p{Lu}\p{Ll}+$/u;

/** "…with switches.  Finished the school job" goes on with "11 days ahead of schedule": a sentence was begun, and none begins so. */
function isCountedOn(above: LineShape, shape: LineShape): boolean {
  const isBegun = /[.!?]\s{1,2}\p{Lu}[^.!?]+$/u.test(above.line.text) && !hasStop(above.line.text);
  return isBegun && /^\d[\d.,]* \p{Ll}/u.test(shape.line.text);
}

/** Where all that is told ends with a full stop, a full line without one goes on. */
function isUnstopped(above: LineShape, shape: LineShape, page: Page): boolean {
  const width = above.line.width ?? page.width;
  const isPlain = !/\t| {3}/.test(above.line.text) && above.kind === undefined && shape.kind === undefined;
  const isFull = above.line.text.length >= unstoppedCharsMin && roomBehind(above, shape, width) <= 0;
  return page.endsWithStops && isPlain && isFull && !hasStop(above.line.text) && hasStop(shape.line.text);
}

const unstoppedCharsMin = 60;

/**
 * True for a line that only seems to go on: it begins like a sentence of this person, nothing is open above, and its
 * first word would have fitted there.
 */
function fitsAbove(shapes: LineShape[], labels: LineLabel[], at: number, page: Page): boolean {
  const [above, shape] = [shapes[at - 1], shapes[at]];
  if (!above || !shape || above.line.width !== undefined) return false;
  const begins = /^\p{Lu}/u.test(shape.line.text) || (page.isOneCase && /^\p{Ll}/u.test(shape.line.text));
  if (!wrappable.has(labels[firstPart(labels, at)] ?? 'heading')) return false;
  if (!begins || isOpen(above.line.text) || /[,–—-]$/.test(above.line.text)) return false;
  if (saysWhoSaid.test(above.line.text)) return true;
  const first = shapes[firstPart(labels, at)];
  // In the cell of a table the room ends where the next cell begins.
  if (/\S(?:\t| {3,})\S/.test(above.line.text) && shape.line.indent > above.line.indent) return false;
  if (first?.mark !== undefined) {
    const isHanging = shape.line.indent > first.line.indent || !/^\p{Lu}/u.test(shape.line.text);
    return !isHanging && (roomBehind(above, shape, page.width) > roomMin || isShortOf(page.brokenAt, above, shape));
  }
  const block = blockWidth(shapes, at);
  const isParagraph =
    labels[firstPart(labels, at)] === 'prose' && block.width > toldCharsMin && !isLabelled(first?.line.text ?? '');
  if (isLongestByFar(shapes, at, block) && roomBehind(above, shape, page.width) > roomMin) return true;
  if (block.count >= blockCountMin) return roomBehind(above, shape, block.width) > (isParagraph ? roomMin : 0);
  return roomBehind(above, shape, page.width) > (isParagraph ? roomMin : blockRoomMin);
}

/** A quotation ends with the one who said it: '"She listens." - a client'. */
const saysWhoSaid = /["”] [-–—] (?:an? )?\p{L}+(?:,? \p{L}+){0,4}$/u;

/** One long item among short ones was not broken: nothing else in its block is nearly as wide. */
function isLongestByFar(shapes: readonly LineShape[], at: number, { width, count }: { width: number; count: number }) {
  const above = shapes[at - 1]?.line;
  if (!above || count < blockCountMin || above.text.length + above.indent < width || /[,;:–—-]$/.test(above.text))
    return false;
  const near = shapes.slice(Math.max(at - count, 0), at + count).filter(({ line }) => {
    const length = line.text.length + line.indent;
    return line !== above && length >= width * nearlyAsWide && length <= width;
  });
  return near.length === 0;
}

const nearlyAsWide = 0.7;

/** True where the first word of a line would have fitted above in the narrowest line that was broken. */
function isShortOf(brokenAt: number | undefined, above: LineShape, shape: LineShape): boolean {
  return brokenAt !== undefined && roomBehind(above, shape, brokenAt) > 0;
}

function isLabelled(text: string): boolean {
  return /^\p{Lu}[^:.]{2,30}: /u.test(text);
}

/** Lines of a paragraph that are broken by hand leave more room. */
const roomMin = 12;
const toldCharsMin = 60;

/** Fewer lines do not tell how wide their block is. */
const blockCountMin = 4;
const blockRoomMin = 4;

/** The label of an item below another one that seemed to go on. */
function labelAbove(shapes: LineShape[], labels: LineLabel[], at: number): LineLabel {
  const first = firstPart(labels, at);
  const label = labels[first] ?? 'prose';
  return wrappable.has(label) && shapes[first]?.mark === undefined ? label : 'prose';
}

/** Where the text begins that the line above belongs to. */
function firstPart(labels: LineLabel[], at: number): number {
  let first = at - 1;
  while (first > 0 && labels[first] === 'cont') first -= 1;
  return first;
}

const quoteLinesMax = 5;
/** What stands in brackets below a shorter line is a line of its own. */
const asideCharsMin = 40;
const joinable: ReadonlySet<LineLabel> = new Set([...wrappable, 'head']);

/** True for a line that closes the bracket or the quotation that is open above. */
function endsOpenPhrase(shapes: LineShape[], labels: LineLabel[], at: number): boolean {
  const [above, shape] = [shapes[at - 1]?.line.text ?? '', shapes[at]];
  if (shape && labels[at - 1] === 'contact' && shape.line.width !== undefined && hasOpenBracket(above))
    return closesBracket(shape.line.text);
  if (!shape || !joinable.has(labels[at - 1] ?? 'heading') || shape.kind !== undefined) return false;
  if (isBrokenWord(above, shape, labels[at - 1])) return true;
  if (hasOpenBracket(above) && closesBracket(shape.line.text) && !/[|\t]| {3}/.test(above)) return true;
  const isAside = shape.line.text.startsWith('(') && wrappable.has(labels[at - 1] ?? 'heading');
  if (isAside && above.length >= asideCharsMin && !hasStop(above)) return true;
  if (isRestOfClass(above, shape) || shape.line.text.startsWith('/ ')) return true;
  if (isAside && goesOnBehindBracket.test(shape.line.text) && /[\p{L}\d]$/u.test(above)) return true;
  const first = firstPart(labels, at);
  const isQuoted = opensQuote(shapes[first]?.line.text ?? '') && at - first < quoteLinesMax;
  if (!isQuoted || shapes.slice(first + 1, at).some(({ line }) => closesQuote(line.text))) return false;
  const rest = shapes.slice(at, first + quoteLinesMax);
  const end = rest.findIndex(({ line, mark }, row) => mark !== undefined || (row > 0 && line.blanksBefore > 0));
  return rest.slice(0, end < 0 ? rest.length : end).some(({ line }) => closesQuote(line.text));
}

/** "Course begun, part one passed" goes on with "(May 2023); part two" in however narrow a column: no item begins so. */
const goesOnBehindBracket = /^\([^()]{2,40}\)[;,] /u;

/** "…, 2012–2016, Second Class" goes on with "(Upper)". */
function isRestOfClass(above: string, { line: { text } }: LineShape): boolean {
  return (
    above.length >= asideCharsMin && /(?<!\p{L})(?:class|division|honou?rs)$/iu.test(above) && /^\([^()]*\)$/.test(text)
  );
}

/** "the e-" above "mail list", and in what is told "Anne-" above "Marie". */
function isBrokenWord(above: string, { line: { text } }: LineShape, before: LineLabel | undefined): boolean {
  if (!/\p{L}-$/u.test(above)) return false;
  // "Accounting A-" ends with a grade.
  const isTold = before !== 'head' && above.length >= wrappedCharsMin && /\p{L}{2}-$/u.test(above);
  return /^\p{Ll}/u.test(text) || (isTold && /^[\p{Lu}\d]/u.test(text));
}

/** "SPI, CAN, Modbus," stops in the middle of a list, and what stands right below is the rest of it: "MQTT". */
function isInOpenList(above: LineShape, shape: LineShape, before: LineLabel): boolean {
  const isOpenList = /, [^,:]{1,60},$/.test(above.line.text) && wrappable.has(before) && before !== 'sub';
  return isOpenList && shape.kind === undefined && shape.dates === 'none' && !isLabelled(shape.body);
}

/** True for a row of a table below another one: it goes on with nothing. */
function isRowBelow(above: LineShape, shape: LineShape): boolean {
  const [cell, ...others] = shape.line.text.split('\t');
  if (others.length === 0 || !above.line.text.includes('\t')) return false;
  return cell !== undefined && cell.length <= rowCellMax && findDates(cell).length > 0;
}

const rowCellMax = 24;

/** "Institute of" and "Electronics and" stop in the middle of a name, which goes on below. */
function isHeadOpen(above: LineShape, shape: LineShape, label: LineLabel): boolean {
  const isEnd = /[\p{L},] (?:of|and|or|the|every|each|for|with|from|für|und|de|y|et|&)$/u.test(above.line.text);
  // "harbour-map - tides of three ports," goes on, whatever stands below.
  const isListEnd = /,$/.test(above.line.text) && wrappable.has(label) && shape.dates === 'none';
  const isRest = (label === 'head' || wrappable.has(label)) && shape.kind === undefined && shape.dates !== 'whole';
  return (
    (isEnd || isListEnd) && isRest && above.dates !== 'end' && !shape.hasContact && /^\p{L}/u.test(shape.line.text)
  );
}

/** A head that fills its row and stops in the middle of a phrase goes on with a small letter below itself, or nearly does with "not". */
function isHeadGoingOn(above: LineShape, shape: LineShape, label: LineLabel, page: Page): boolean {
  const isNarrow = (above.line.width ?? Infinity) <= narrowCharsMax;
  if (!(wrappable.has(label) || label === 'head') || page.isOneCase || !isSmall(shape) || hasStop(above.line.text))
    return false;
  const isLong = isNarrow || above.line.text.length >= unstoppedCharsMin;
  const isBelow = shape.line.indent >= above.line.indent && isLong;
  // "Windows Server 2022 DC" ends with no time.
  if (!isBelow || (above.dates === 'end' && findDates(above.line.text).at(-1)?.end === above.line.text.length))
    return false;
  const room = roomBehind(above, shape, above.line.width ?? page.width) - (shape.body.startsWith('not ') ? roomMin : 0);
  return room <= 0 || (page.oftenBrokenAt !== undefined && roomBehind(above, shape, page.oftenBrokenAt) <= 0);
}

/** "1 week in 5 on call since 2022." among duties without marks is one of them. */
function isSentenceBelow(above: LineShape, shape: LineShape, before: LineLabel): boolean {
  const isDuty = (before === 'bullet' || before === 'cont') && above.mark === undefined && hasStop(above.line.text);
  const isNamed = shape.flags.some((flag) => namesHead.has(flag));
  const isSmall = shape.flags.includes('capsno') || shape.flags.includes('capsfew');
  return isDuty && !isNamed && isSmall && /[\p{Ll}\d]\.$/u.test(shape.line.text) && !/\t| {3}/.test(shape.line.text);
}

/**
 * isListed is true for an item of a list: in a narrow column every row is full, so what begins with a capital is the next item there, unless a phrase
 * is open above.
 */
export function isListed(shape: LineShape, above: LineShape | undefined): boolean {
  const { line, body } = shape;
  if (line.width === undefined || line.width > narrowCharsMax || above === undefined) return false;
  if (shape.hasContact && above.hasContact) return true;
  const isHanging = above.mark !== undefined ? line.indent > above.line.indent : line.indent > 0;
  const begins = line.isPrintedApart ? /^[\p{Lu}\p{N}]/u : /^\p{Lu}/u;
  if (isHanging || !(begins.test(body) || shape.dates === 'whole')) return false;
  return !isOpen(above.line.text) && !/[,;/&–—-]$/.test(above.line.text);
}

/** A shorter line was not broken by the width of a column. */
const wrappedCharsMin = 18;

function isSmall({ mark, line }: LineShape): boolean {
  return mark === undefined && /^\p{Ll}{2}/u.test(line.text);
}

/** What only the head of a job or of studies says. */
const namesHead = new Set(['title', 'org', 'school', 'degree', 'degree-start', 'credential']);
