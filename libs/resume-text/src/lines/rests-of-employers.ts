import { roomBehind } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';
import { narrowCharsMax } from './wrapped-items.js';

/** A shorter line of a page without columns was not broken by its width. */
const brokenCharsMin = 60;

/**
 * isRestOfEmployer is true for "University, 2014 – 2016" below "…, Western Lowland", which fills its row: it is the rest of the
 * name. So is "Library (charity), since 2022" below "Treasurer, Old Mill" in a narrow column: no employer is called so.
 */
export function isRestOfEmployer(above: LineShape, shape: LineShape, pageWidth: number): boolean {
  const { width, text } = above.line;
  const isNarrow = (width ?? Infinity) <= narrowCharsMax;
  const isFull =
    (isNarrow || text.length >= brokenCharsMin) && roomBehind(above, shape, (isNarrow ? width : pageWidth) ?? 0) <= 0;
  const rest = isNarrow ? restOfEmployer : restOfSchool;
  return isFull && above.dates === 'none' && /(?<!\p{L})\p{Lu}\p{L}*$/u.test(text) && rest.test(shape.line.text);
}

const restOfSchool = /^(?:University|College|Institute|School|Academy|Polytechnic)(?:$|, )/u;
const restOfEmployer =
  /^(?:University|College|Institute|School|Academy|Polytechnic|Library|Hospital|Association|Society|Foundation|Museum|Council|Company)(?:,? \(|, )/u;
