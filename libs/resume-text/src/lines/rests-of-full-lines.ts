import { lengthOf, roomBehind } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';

/**
 * isRestOfFullLine is true for a line that goes on with a nearly full one, also where items stand in lines of their own: one that begins
 * with a small word ("is a communications course"), and the next row of items that marks part ("Power User, 2023 • SC-200"), whose
 * first word had no room in the row above. `width` is that of the page, in characters.
 */
export function isRestOfFullLine(
  above: LineShape,
  shape: LineShape,
  { width, isOneCase }: { width: number; isOneCase: boolean },
): boolean {
  if (shape.mark !== undefined || shape.line.blanksBefore > 0 || /[.:;!?•|]["”')]?$/.test(above.line.text))
    return false;
  const isFull = lengthOf(above) >= width * nearlyFull;
  if (isFull && !isOneCase && smallWord.test(shape.line.text)) return true;
  const areRows = [above, shape].every(({ line }) => /\S [•·] \S/.test(line.text));
  return areRows && isFull && above.mark === undefined && roomBehind(above, shape, width) <= 0;
}

const nearlyFull = 0.8;
const smallWord = /^(?:is|are|was|were|has|had|and|or|but|which|that|who|because|than|of) \p{L}/u;

/** hasStop is true for a text that ends with a mark behind which nothing goes on. */
export function hasStop(text: string): boolean {
  return /[.:;!?]["”')]?$/.test(text);
}
