import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

const itemCharsMax = 45;
const itemsMin = 6;
const hangingMin = 2;
const indentMax = 3;

/**
 * hangingItems marks the lines that go on with the item above in a list of short items without marks: a narrow column was
 * copied, and what was broken there stands one blank further in than the items do.
 */
export function hangingItems(shapes: readonly LineShape[], labels: readonly LineLabel[]): boolean[] {
  const result = shapes.map(() => false);
  for (let from = 0; from < shapes.length;) {
    let end = from + 1;
    while (end < shapes.length && isItem(shapes[end], labels[end]) && shapes[end]?.line.blanksBefore === 0) end += 1;
    const first = isItem(shapes[from], labels[from]) ? from : from + 1;
    const block = shapes.slice(first, end);
    const hanging = block.filter(({ line }) => line.indent > 0);
    const isList = block.length >= itemsMin && block[0]?.line.indent === 0 && block.every(isShort);
    const areFew = hanging.length >= hangingMin && hanging.length * 2 < block.length;
    if (isList && areFew) for (let at = first; at < end; at += 1) result[at] = (shapes[at]?.line.indent ?? 0) > 0;
    from = end;
  }
  return result;
}

function isItem(shape: LineShape | undefined, label: LineLabel | undefined): boolean {
  return shape !== undefined && shape.mark === undefined && (label === 'item' || label === 'cont');
}

function isShort({ line }: LineShape): boolean {
  return line.text.length <= itemCharsMax && line.indent <= indentMax;
}

/** isRestOfItem is true for a line that names nothing by itself: "(training only)", the number that "CPhT #" stands before, "exp 08/2026". */
export function isRestOfItem(above: LineShape, { line }: LineShape): boolean {
  const isShort = above.line.text.length <= itemCharsMax && line.text.length <= itemCharsMax;
  const isRemark = /^\([^()]+\)$/.test(line.text) && /^\(\p{Ll}|\d/u.test(line.text) && !/[).:]$/.test(above.line.text);
  const isNumber = /(?:#|\bno\.)$/i.test(above.line.text) && /^[A-Z\d-]+$/.test(line.text);
  return isShort && (isRemark || isNumber || /^(?:exp|expires|valid|renewed)\b.{0,14}\d$/.test(line.text));
}
