import { findDates } from '../recognizers/dates.js';
import { isOpen, pageWidth, roomBehind } from '../recognizers/line-joints.js';
import { nextOfClosingLists } from './closing-lists.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

const listed: ReadonlySet<LineLabel | undefined> = new Set(['item', 'cont']);
const labelled = /^\p{Lu}[^:.]{2,30}: \S/u;
const itemCharsMin = 40;
const roomMax = 12;
const indentMax = 8;
const labelsMin = 3;

/**
 * withRestsOfItems labels the rest of an item where the lines around it tell that it is one: a row set in below others that
 * are not, one below a dash, the end of a list among labelled ones, the end of a name that its short form in brackets has in whole, the time
 * that a word above waits for, the rest of a sentence below a full row.
 */
export function withRestsOfItems(shapes: readonly LineShape[], labels: readonly LineLabel[]): LineLabel[] {
  const page = pageWidth(shapes);
  const result = [...labels];
  const isNextItem = nextOfClosingLists(shapes);
  shapes.forEach((shape, at) => {
    const above = shapes[at - 1];
    const isBelow = above !== undefined && shape.mark === undefined && shape.line.blanksBefore === 0;
    if (!isBelow || !listed.has(result[at]) || !listed.has(result[at - 1]) || shape.kind !== undefined) return;
    const room = roomBehind(above, shape, page);
    const isRest =
      isSetIn(shapes, at, room) ||
      (isEndOfList(shapes, at) && room <= roomMax) ||
      endsShortForm(above, shape) ||
      endsWithDash.test(above.body) ||
      isTimeOfEnd(above, shape, roomBehind(above, shape, above.line.width ?? page)) ||
      (isRestOfSentence(shapes, at) && !isNextItem[at]);
    if (isRest) result[at] = 'cont';
  });
  return result;
}

/** "Silver Whisk Prize –" says nothing without the line below; behind a year a dash leaves the end of a time open. */
const endsWithDash = /(?:\p{L}|[)”"])[ ][–—-]$/u;

/** isBelowComma is true for "coaching" below "Youth Award,": in small letters, and no heading though it may be one elsewhere. */
export function isBelowComma({ mark, line }: LineShape, above: LineShape | undefined): boolean {
  const isRightBelow = above !== undefined && line.blanksBefore === 0 && mark === undefined;
  return isRightBelow && /\p{L},$/u.test(above.line.text) && /^\p{Ll}/u.test(line.text);
}

/** isRestOfBullet is true for "from the second kiln" right below a bullet that no sign ends: no head begins so. */
export function isRestOfBullet({ mark, line, dates }: LineShape, above: LineShape | undefined): boolean {
  const isRightBelow = above?.mark !== undefined && line.blanksBefore === 0 && mark === undefined;
  return isRightBelow && dates === 'none' && restOfPhrase.test(line.text) && !/[.:;!?]$/.test(above.body);
}

/**
 * isHangingRest is true for a line right below a bullet that stands exactly below the first word of that, where a page would break
 * it: "2024, zero major findings" below "– Prepared the supervisor's visit", whatever it begins with.
 */
export function isHangingRest({ mark, line }: LineShape, above: LineShape | undefined): boolean {
  if (above?.mark === undefined || mark !== undefined || line.blanksBefore > 0 || above.dates === 'end') return false;
  // Below "1. Acme Ltd" stands the title.
  if (/[\p{L}\d]/u.test(above.mark)) return false;
  const textIndent = above.line.indent + above.line.text.length - above.body.length;
  const isHanging = line.indent > 0 && line.indent === textIndent;
  return isHanging && above.body.length >= hangingCharsMin && !/[.:;!?]["”')]?$/.test(above.body);
}

const hangingCharsMin = 60;

const restOfPhrase = /^(?:and|or|but|with|of|in|at|for|to|from|by|on|the|which|who|that|as|while) \p{Ll}/u;

/** "   Example Polytechnic, 2018" below a row that is nearly full, where the next item begins at the margin again. */
function isSetIn(shapes: readonly LineShape[], at: number, room: number): boolean {
  const [above, shape, below] = [shapes[at - 1], shapes[at], shapes[at + 1]];
  if (!above || !shape || above.mark !== undefined || above.body.length < itemCharsMin || room > roomMax) return false;
  const depth = shape.line.indent - above.line.indent;
  const isBack = below === undefined || below.line.blanksBefore > 0 || below.line.indent === above.line.indent;
  return depth > 0 && depth <= indentMax && isBack && !/[.:;]$/.test(above.body);
}

/** "Actions, Datadog" below "Infrastructure: AWS, Docker, GitHub", the last of several labelled lists. */
function isEndOfList(shapes: readonly LineShape[], at: number): boolean {
  const [above, shape] = [shapes[at - 1], shapes[at]];
  if (!above || !shape || !labelled.test(above.body) || labelled.test(shape.body) || shape.dates !== 'none')
    return false;
  let first = at - 1;
  while (shapes[first]?.line.blanksBefore === 0 && labelled.test(shapes[first - 1]?.body ?? '')) first -= 1;
  const isList = above.body.includes(', ') && !/[.;]$/.test(above.body) && above.body.length >= itemCharsMin;
  return isList && at - first >= labelsMin;
}

/** "Manager (CCSM) Level 2" below "Certified Customer Success": its letters are those of both lines. */
function endsShortForm(above: LineShape, shape: LineShape): boolean {
  const [, before = '', letters = ''] = /^([\p{L} -]{2,40}) \((\p{Lu}{3,6})\)/u.exec(shape.body) ?? [];
  if (letters === '' || /[.,;:)]$/.test(above.body)) return false;
  const initials = (text: string) => (text.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');
  const own = initials(before);
  return !own.endsWith(letters) && `${initials(above.body)}${own}`.endsWith(letters);
}

/** "Oct. 2024" below "Engineer — Oct. 2022, expired", where the first word of the time had no room. */
function isTimeOfEnd(above: LineShape, { body, dates }: LineShape, room: number): boolean {
  return dates === 'whole' && room <= 0 && awaitsTime.test(above.body) && findDates(body).length === 1;
}

const awaitsTime =
  /[ (](?:expir(?:ed|es|ing)|exp\.?|laps(?:ed|es)|ran out|renew(?:ed|al)|valid|due|issued|since|until|till|thru)$/iu;

/** "…at night. Both of the referees are Chief" goes on below where the row is as long as its block is wide. */
function isRestOfSentence(shapes: readonly LineShape[], at: number): boolean {
  const [above, shape] = [shapes[at - 1], shapes[at]];
  if (!above || !shape || above.body.length < itemCharsMin || !/[.!?]["”)]?$/u.test(shape.body)) return false;
  const isBegun = /[\p{Ll}\d)][.!?] {1,2}\p{Lu}[^.!?]{8,}$/u.test(above.body);
  let first = at;
  while (first > 0 && shapes[first]?.line.blanksBefore === 0 && shapes[first - 1]?.kind === undefined) first -= 1;
  const width = Math.max(...shapes.slice(first, at).map(({ line }) => line.text.length + line.indent));
  return isBegun && !isOpen(shape.body) && roomBehind(above, shape, width) <= 0;
}
