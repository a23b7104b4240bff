import { isLanguage } from '../recognizers/language-items.js';
import { isOpen, pageWidth, roomBehind } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';
import { isBelowPeriod, isPlaceBelowCells } from './own-lines.js';

/** Text is what can be parts of one line; a heading or a contact is not. */
const texts: ReadonlySet<LineLabel> = new Set(['bullet', 'prose', 'item', 'cont', 'sub', 'head']);

/**
 * withOpenEnds labels the rest of what was left open above: the indented line below a comma or the middle of a phrase, the
 * rest of a list behind the comma of a full line, and what begins with "of" or "and".
 */
export function withOpenEnds(shapes: LineShape[], labels: LineLabel[]): LineLabel[] {
  const result = [...labels];
  const width = pageWidth(shapes);
  shapes.forEach((shape, at) => {
    const above = shapes[at - 1];
    const [before, label] = [result[at - 1], result[at]];
    if (!above || before === undefined || label === undefined || !texts.has(before) || !texts.has(label)) return;
    if (shape.mark !== undefined || shape.line.blanksBefore > 0 || shape.kind !== undefined) return;
    const first = shapes[firstPart(result, at)];
    if (!first || shape.isMarkdownHeading || above.isMarkdownHeading || isPlaceBelowCells(above, shape)) return;
    if (isBelowPeriod(above, shape, width)) return;
    const room = roomBehind(above, shape, above.line.width ?? width);
    if (
      isHangingRest(first, above, shape, label) ||
      isRestOfList(above, shape, label, room) ||
      (label === 'item' && room <= 0 && isListOver(above, shape)) ||
      isRestOfName(above, shape)
    )
      result[at] = 'cont';
  });
  return result;
}

/** Where the text begins that the line above belongs to. */
function firstPart(labels: LineLabel[], at: number): number {
  let first = at - 1;
  while (first > 0 && labels[first] === 'cont') first -= 1;
  return first;
}

/** "…, 2000–2006," and "… 27 credit hours toward" go on with an indented line. */
function isHangingRest(first: LineShape, above: LineShape, shape: LineShape, label: LineLabel): boolean {
  const isHanging = first.mark === undefined && shape.line.indent > first.line.indent;
  if (!isHanging || /\S(?:\t| {3,})\S/.test(shape.line.text)) return false;
  return isOpen(above.line.text) || (label === 'head' && /[,;]$/.test(above.line.text));
}

const listCharsMin = 75;
const roomMax = 12;

/** "Word, Excel, Google Workspace," at the end of a full line goes on with "Zoom, basic HTML". */
function isRestOfList({ line }: LineShape, shape: LineShape, label: LineLabel, room: number): boolean {
  const isList =
    line.text.length >= listCharsMin &&
    line.text.endsWith(',') &&
    line.text.indexOf(',') < line.text.length - 1 &&
    label !== 'head';
  return isList && room <= roomMax && shape.line.indent >= line.indent && shape.dates === 'none';
}

/** What a list goes on with; languages begin one of their own. */
function isListOver(above: LineShape, shape: LineShape): boolean {
  const [first = ''] = shape.line.text.split(/[,;(]/);
  return isRowOfList(above, listCharsMin) && isRowOfList(shape, 0) && !isLanguage(first.trim());
}

/** "Knife Skills, Allergens (2022), Food" fills its row, and below it the list goes on: "Hygiene, First Aid at Work". */
function isRowOfList({ line: { text, width }, mark, hasContact }: LineShape, charsMin: number): boolean {
  const items = text.replace(/\([^()]{0,60}\)/g, '').split(/[,;] /);
  const isList = items.length > (charsMin > 0 ? 2 : 1) && items.every((item) => item.length <= itemCharsMax);
  const isPlain = width === undefined && mark === undefined && !hasContact && !/: |\t| {3}|[.!?]$/.test(text);
  const isShown = isList && isPlain && text.length >= charsMin && (charsMin === 0 || /\p{L}$/u.test(text));

  return isShown;
}

const itemCharsMax = 45;
const longCharsMin = 60;

/** "Northern College" goes on with "of Art", and "… Spoke at the conference of 2023" with "on story walks". */
function isRestOfName({ line, dates }: LineShape, shape: LineShape): boolean {
  const { text } = shape.line;
  if (!/[\p{L}\p{N})]$/u.test(line.text)) return false;
  if (/^(?:(?:of|and) (?:the )?|(?:de|del|della|des|di|do|da|du|der|und|für) )\p{Lu}/u.test(text))
    return dates === 'none';
  return (
    shape.dates === 'none' && line.text.length >= longCharsMin && /^(?:of|on|for|with|in|at|to|by) \p{L}{2}/u.test(text)
  );
}
