import { blockWidth, roomBehind } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';

const fullCharsMin = 60;
const linesMin = 3;
const linesMax = 12;

/**
 * isInFullParagraph is true for "file: last audit in May" below "… in charge of the safety": it seems to have a label, but the line
 * above had no room for its first word, ends no sentence, and no other line of the paragraph has a label in small letters.
 */
export function isInFullParagraph(shapes: readonly LineShape[], at: number): boolean {
  const [above, shape] = [shapes[at - 1], shapes[at]];
  if (!above || !shape || above.line.text.length < fullCharsMin || endsClause.test(above.line.text)) return false;
  const { width, count } = blockWidth(shapes, at);
  if (count < linesMin || roomBehind(above, shape, width) > 0) return false;
  const around = shapes.slice(Math.max(0, at - linesMax), at + linesMax);
  return !around.some((other) => other !== shape && smallLabel.test(other.body));
}

/** "file: last audit" or "safety file: last audit". */
export const smallLabel = /^\p{Ll}{2,15}(?: \p{Ll}{2,15})?: /u;
const endsClause = /[.,:;!?]["”')]?$/;

/**
 * isNumberOfName is true for "V3.1. I draw two plans" below "… with the house rules and QLS": a word with letters and figures that
 * stands alone before a full stop ends the sentence above. `brokenAt` is how long a line may not become.
 */
export function isNumberOfName(above: LineShape, shape: LineShape, brokenAt: number | undefined): boolean {
  const { text } = above.line;
  if (brokenAt === undefined || text.length < fullCharsMin || !/\p{L}$/u.test(text)) return false;
  return numberOfName.test(shape.line.text) && roomBehind(above, shape, brokenAt) <= 0;
}

const numberOfName = /^(?=\p{L}{1,6}\d)[\p{L}\d.-]{2,12}\. \p{Lu}/u;
