import type { SectionKind } from '../recognizers/headings.js';
import { isOpen, isWrittenSmall, roomBehind } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';
import { linkAlone } from './own-lines.js';
import type { LineLabel } from './line-tagger.js';
import { isInstitution } from '../recognizers/titles.js';
import { places } from '../text/word-lists.js';
import { isTold } from './told-lines.js';

/** Block is a run of lines of one column without a heading or a blank line between them. */
interface Block {
  from: number;
  end: number;
  /** The kind of the section that it stands in. */
  kind: SectionKind | undefined;
}

const narrowCharsMax = 40;

/**
 * withNarrowColumns labels what goes on in a column whose lines are known to be broken at its width: the rest of a name, of a
 * degree, of a list, and the label of a group among others that is a heading elsewhere.
 */
export function withNarrowColumns(shapes: readonly LineShape[], tagged: readonly LineLabel[]): LineLabel[] {
  if (!shapes.some(({ line }) => line.width !== undefined)) return [...tagged];
  const labels = withGroupLabels(shapes, tagged);
  const isOneCase = isWrittenSmall(shapes);
  for (const block of blocksOf(shapes, labels)) {
    for (let at = block.from + 1; at < block.end; at += 1) {
      const isSmallRest = !isOneCase && goesOnSmall(shapes, labels, at);
      const isToldOn = !isOneCase && goesOnTold(shapes, labels, at);
      const isRest = isToldOn || isRemark(shapes, labels, at) || isRestOfListed(shapes, labels, at);
      if (isSmallRest || isRest || goesOnAsName(shapes, block, at) || isEndOfList(shapes, labels, block, at))
        labels[at] = 'cont';
    }
    if (isOneItem(shapes, labels, block)) labels.fill('cont', block.from + 1, block.end);
    if (block.kind === 'education') setHeadsAboveTime(shapes, labels, block);
  }
  return labels;
}

/** "Frameworks" between "Languages" and "Testing", which are labels of groups, is one, too. */
function withGroupLabels(shapes: readonly LineShape[], tagged: readonly LineLabel[]): LineLabel[] {
  const labels = [...tagged];
  let kind: SectionKind | undefined;
  let hasLabel = false;
  labels.forEach((label, at) => {
    const shape = shapes[at];
    if (label === 'sub') hasLabel = true;
    if (label !== 'heading' || !shape) return;
    const isWithin = shape.line.blanksBefore === 0 && shape.line.width !== undefined && shape.kind === kind;
    if (isWithin && hasLabel && !shape.isCapitals) labels[at] = 'sub';
    else [kind, hasLabel] = [shape.kind, false];
  });
  return labels;
}

function blocksOf(shapes: readonly LineShape[], labels: readonly LineLabel[]): Block[] {
  const blocks: Block[] = [];
  let kind: SectionKind | undefined;
  shapes.forEach((shape, at) => {
    if (labels[at] === 'heading') kind = shape.kind;
    const last = blocks.at(-1);
    const isNext = last?.end === at && shape.line.blanksBefore === 0;
    if (labels[at] === 'heading' || shape.line.width === undefined) return;
    if (last && isNext) last.end = at + 1;
    else blocks.push({ from: at, end: at + 1, kind });
  });
  return blocks;
}

/** True where the first word of a line would not have fitted above. */
function isFull(shapes: readonly LineShape[], at: number): boolean {
  const [above, shape] = [shapes[at - 1], shapes[at]];
  return above?.line.width !== undefined && shape !== undefined && roomBehind(above, shape, above.line.width) <= 0;
}

function isNarrow({ line }: LineShape): boolean {
  return (line.width ?? Infinity) <= narrowCharsMax;
}

/** Below a full row what begins small goes on; in a wider column only where it does so with a marked bullet. */
function goesOnSmall(shapes: readonly LineShape[], labels: readonly LineLabel[], at: number): boolean {
  const [above, shape] = [shapes[at - 1], shapes[at]];
  const before = labels[at - 1] ?? 'heading';
  if (!above || !shape || shape.mark !== undefined || !/^\p{Ll}(?!\p{Lu}{2})/u.test(shape.body) || !isFull(shapes, at))
    return false;
  if (linkAlone.test(above.body)) return false;
  if (above.dates === 'whole' || /[.!?:]$/.test(above.body) || before === 'sub' || before === 'contact') return false;
  return isNarrow(shape) || firstOf(shapes, labels, at)?.mark !== undefined;
}

/** Below a full row with a whole sentence before its last one, or the writer's own voice, a paragraph goes on as it will. */
function goesOnTold(shapes: readonly LineShape[], labels: readonly LineLabel[], at: number): boolean {
  const [above, shape] = [shapes[at - 1], shapes[at]];
  if (!above || !shape || isNarrow(shape) || !isFull(shapes, at) || shape.mark !== undefined) return false;
  if (!told.has(labels[at - 1]) || !told.has(labels[at]) || shape.kind !== undefined) return false;
  const isSentence = /[\p{Ll}\d)]\. \p{Lu}/u.test(above.body) || isTold(above.body);
  return isSentence && !above.isCapitals && !/[.:;!?]["”')]?$/.test(above.body);
}

const told: ReadonlySet<LineLabel | undefined> = new Set(['bullet', 'prose', 'cont']);
const joinable: ReadonlySet<LineLabel | undefined> = new Set(['item', 'cont', 'prose', 'bullet']);

/** True for a line below an item, or a part of one, which is no other heading or head by itself. */
function mayGoOn(shapes: readonly LineShape[], labels: readonly LineLabel[], at: number): boolean {
  const shape = shapes[at];
  if (!shape || !joinable.has(labels[at - 1]) || !(joinable.has(labels[at]) || labels[at] === 'head')) return false;
  // "(Residency)" is a usual heading without its brackets.
  const isNoHeading = shape.kind === undefined || shape.body.startsWith('(');
  return isNoHeading && shape.mark === undefined && !shape.hasContact && isNarrow(shape);
}

/** "(residency)" below a row that it would not have fitted behind tells more of that. */
function isRemark(shapes: readonly LineShape[], labels: readonly LineLabel[], at: number): boolean {
  const isOpened = /^\([^()]{2,}/.test(shapes[at]?.body ?? '') && shapes[at]?.dates !== 'whole';
  return isOpened && mayGoOn(shapes, labels, at) && isFull(shapes, at);
}

/** "Advanced Cheese," and what stands below it, unless other rows of the block end with a comma that might have gone on. */
function isRestOfListed(shapes: readonly LineShape[], labels: readonly LineLabel[], at: number): boolean {
  const above = shapes[at - 1];
  if (!above?.body.endsWith(',') || !mayGoOn(shapes, labels, at)) return false;
  const shape = shapes[at] as LineShape;
  return roomBehind(above, shape, above.line.width ?? Infinity) <= roomOfComma;
}

/** Letters are not all as wide as each other. */
const roomOfComma = 1;

/** Where the text begins that the line above belongs to. */
function firstOf(shapes: readonly LineShape[], labels: readonly LineLabel[], at: number): LineShape | undefined {
  let first = at - 1;
  while (first > 0 && labels[first] === 'cont') first -= 1;
  return shapes[first];
}

/** "Anchor Valley" above "College of Arts", and "Diploma, Hospitality" above "Management" and the school. */
function goesOnAsName(shapes: readonly LineShape[], { end, kind }: Block, at: number): boolean {
  const [above, shape] = [shapes[at - 1], shapes[at]];
  if (above && shape && kind === 'education' && isNarrow(shape) && isEndOfSchool(above, shape)) return true;
  if (!above || !shape || kind !== 'education' || !isNarrow(shape) || !isFull(shapes, at)) return false;
  if ([above, shape].some(({ mark, dates }) => mark !== undefined || dates !== 'none')) return false;
  if (beginsWithSchool(shape)) return !isOfSchool(above) && !isOfDegree(above);
  // "Engineering, College of" below "B.Sc. Railway".
  const [subject = '', school] = shape.body.split(', ');
  const isSubject = /^\p{Lu}[\p{L} &]+$/u.test(subject) && !isInstitution(subject) && !places.has(subject);
  if (isSubject && school !== undefined && isInstitution(school))
    return isOfDegree(above) && !isOfSchool(above) && !above.body.includes(',');
  const below = at + 1 < end ? shapes[at + 1] : undefined;
  const isAboveSchool = below !== undefined && isOfSchool(below) && !beginsWithSchool(below);
  return isOfDegree(above) && !isOfDegree(shape) && !isOfSchool(shape) && isAboveSchool;
}

const namesGoOn = /^\p{Lu}\p{L}+$/u;

/** "University, 2011" names no school without the line above. */
function isEndOfSchool(above: LineShape, shape: LineShape): boolean {
  const isPlain = [above, shape].every(({ mark }) => mark === undefined) && above.dates === 'none';
  const isRest = /^\p{L}+(?:,|$)/u.test(shape.body) && beginsWithSchool(shape);
  return isPlain && isRest && !isOfSchool(above) && namesGoOn.test(above.body.split(' ').at(-1) ?? '');
}

/** "College of Arts" may be the rest of a name, "Okanagan Coast College" is a whole one. */
function beginsWithSchool({ body }: LineShape): boolean {
  return isInstitution(/^\p{L}+/u.exec(body)?.[0] ?? '');
}

function isOfSchool({ flags }: LineShape): boolean {
  return flags.includes('school');
}

function isOfDegree({ flags }: LineShape): boolean {
  return flags.includes('degree') || flags.includes('degree-start');
}

/** The last word of a list of several rows, of which the one above was full. */
function isEndOfList(
  shapes: readonly LineShape[],
  labels: readonly LineLabel[],
  { from, end }: Block,
  at: number,
): boolean {
  const shape = shapes[at];
  if (!shape || at !== end - 1 || at - from < listRowsMin || !isNarrow(shape) || !isFull(shapes, at)) return false;
  const rows = labels.slice(from + 1, at);
  const commas = shapes.slice(from, at).filter(({ body }) => body.includes(', ')).length;
  const isPlain = shape.mark === undefined && shape.dates === 'none' && shape.words.length === 1;
  return isPlain && rows.every((label) => label === 'cont') && commas * 2 > rows.length;
}

const listRowsMin = 2;
/** Below these headings stand names and no phrases: they may all be as long as the column is wide. */
const kindsOfNames: ReadonlySet<SectionKind | undefined> = new Set([
  undefined,
  'contact',
  'education',
  'experience',
  'interests',
  'languages',
  'skills',
]);

/** A block of three rows and more, each full or open but the last, is one item. */
function isOneItem(shapes: readonly LineShape[], labels: readonly LineLabel[], { from, end, kind }: Block): boolean {
  const rows = shapes.slice(from, end);
  if (kindsOfNames.has(kind) || rows.length <= listRowsMin || !rows.every(isNarrow)) return false;
  const isPlain = rows.every(({ mark, dates, hasContact }, at) => {
    return mark === undefined && !hasContact && (dates === 'none' || at === rows.length - 1);
  });
  const isText = labels.slice(from, end).every((label) => label !== 'sub' && label !== 'head' && label !== 'contact');
  const isJoint = (at: number) => isSureJoint(rows[at - 1]?.body ?? '', rows[at]?.body ?? '');
  const isWrapped = rows.every((_, at) => {
    if (at === 0 || isJoint(at)) return true;
    return isFull(shapes, from + at) && !/[.)]$/.test(rows[at - 1]?.body ?? '');
  });
  // How wide a column is that was printed apart is less sure.
  const isSure = !rows.some(({ line }) => line.isPrintedApart) || rows.some((_, at) => at > 0 && isJoint(at));
  return isPlain && isText && isWrapped && isSure && rows.some(({ body }) => /,(?: |$)/.test(body));
}

/** True where no item ends with the one row, or none begins with the other. */
function isSureJoint(above: string, below: string): boolean {
  return isOpen(above) || /,$/.test(above) || /^(?:\p{Ll}|\()/u.test(below);
}

/** What stands between a degree and its time in the same block is of one head with both, where it names the school. */
function setHeadsAboveTime(shapes: readonly LineShape[], labels: LineLabel[], { from, end }: Block): void {
  const time = shapes.findIndex(({ dates }, at) => at > from && at < end && dates === 'whole');
  const first = shapes[from];
  if (time < 0 || !first || first.mark !== undefined || !(labels[from] === 'head' || isOfDegree(first))) return;
  const rows = shapes.slice(from + 1, time);
  if (!rows.some(isOfSchool) || rows.some(({ mark, dates }) => mark !== undefined || dates !== 'none')) return;
  for (let at = from; at <= time; at += 1) if (labels[at] !== 'cont') labels[at] = 'head';
}
