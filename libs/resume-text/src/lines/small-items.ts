import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';
import { isLeftOpen } from './own-lines.js';

const smallItemCharsMax = 50;

/** isSmallItem is true for "fresh pasta" below "butchery, lamb and deer" in a list whose items all begin small. */
export function isSmallItem(shapes: readonly LineShape[], labels: readonly LineLabel[], at: number): boolean {
  let [first, end] = [at, at + 1];
  const isInList = (row: number) => shapes[row]?.line.blanksBefore === 0 && shapes[row]?.mark === undefined;
  while (isInList(first) && labels[first - 1] !== 'heading' && shapes[first - 1]?.kind === undefined) first -= 1;
  while (isInList(end)) end += 1;
  const rows = shapes.slice(first, end);
  const small = rows.filter(isSmall).length;
  const above = shapes[at - 1]?.line.text ?? '';
  const areShort = rows.every(({ line }) => line.text.length <= smallItemCharsMax);
  const [opening] = rows;
  return (
    opening !== undefined &&
    isSmall(opening) &&
    areShort &&
    small >= 3 &&
    small * 3 >= rows.length * 2 &&
    !isLeftOpen(above)
  );
}

/** isOfSkills is true for a line below a heading of skills. */
export function isOfSkills(shapes: readonly LineShape[], at: number): boolean {
  return shapes.slice(0, at).findLast(({ kind }) => kind !== undefined)?.kind === 'skills';
}

function isSmall({ line }: LineShape): boolean {
  return /^\p{Ll}/u.test(line.text);
}
