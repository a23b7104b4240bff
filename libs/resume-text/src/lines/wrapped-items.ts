import type { SectionKind } from '../recognizers/headings.js';
import { isOpen, lengthOf, roomBehind } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';

/** Sections that are lists: of each item a line may be broken, and none has lines of its own below it. */
const listKinds: ReadonlySet<SectionKind> = new Set([
  'certifications',
  'awards',
  'skills',
  'languages',
  'interests',
  'memberships',
  'publications',
]);
const itemsMin = 2;
/** That the first word of so many lines had no room in the line above is no chance. */
const restsMin = 3;

/** How a line stands to the item above it; undefined where the width of the lines does not tell. */
export type ItemPart = 'first' | 'rest' | undefined;

/**
 * itemParts tells of the lines of lists which begin an item and which go on with the one above. A column breaks a line where
 * its next word has no room: a line whose first word would have had room above begins an item, and where none had, all
 * without a mark go on.
 */
export function itemParts(shapes: readonly LineShape[]): ItemPart[] {
  const parts = shapes.map((): ItemPart => undefined);
  for (let at = 0; at < shapes.length;) {
    let end = at + 1;
    while (end < shapes.length && !isHeading(shapes[end])) end += 1;
    const kind = shapes[at]?.kind;
    if (kind === 'education' || (kind !== undefined && listKinds.has(kind))) {
      const rows = shapes.slice(at + 1, end);
      const found = rows.some(({ mark }) => mark !== undefined) ? partsWithMarks(rows, kind) : partsWithout(rows, kind);
      for (const [row, part] of found.entries()) parts[at + 1 + row] = part;
    }
    at = end;
  }
  return parts;
}

function isHeading(shape: LineShape | undefined): boolean {
  return shape !== undefined && (shape.kind !== undefined || shape.isMarkdownHeading || shape.line.isTitle === true);
}

/** Below a study may stand lines of its own: half of the lines must go on with an open phrase. */
function partsWithMarks(rows: readonly LineShape[], kind: SectionKind): ItemPart[] {
  const rests = rows.flatMap((row, at) => (row.mark === undefined ? [{ row, above: rows[at - 1] }] : []));
  if (rests.length === 0 || rows.length - rests.length < itemsMin) return [];
  const width = Math.max(...rows.map(lengthOf));
  const isFull = rests.every(({ row, above }) => hadNoRoom(above, row, width));
  const open = rests.filter(({ row, above }) => goesOn(above?.line.text ?? '', row.line.text)).length;
  if (!isFull || !(open * 2 >= rests.length || (kind !== 'education' && rests.length >= restsMin))) return [];
  return rows.map(({ mark }) => (mark === undefined ? 'rest' : 'first'));
}

/**
 * Without marks a line that had no room above goes on with an open phrase; where one surely does and items end with a time,
 * so does a line below one that ends with none. Of a study only an open phrase is sure.
 */
function partsWithout(rows: readonly LineShape[], kind: SectionKind): ItemPart[] {
  const width = Math.max(...rows.map(lengthOf));
  const isFirst = rows.map((row, at) => at === 0 || row.line.blanksBefore > 0 || hasRoom(rows[at - 1], row, width));
  const firsts = rows.filter((_, at) => isFirst[at]);
  const ends = rows.filter((_, at) => at === rows.length - 1 || isFirst[at + 1]);
  const areDated = ends.length >= itemsMin && ends.filter(endsWithTime).length * datedOf >= ends.length * datedMin;
  const small = firsts.filter(({ line }) => /^\p{Ll}/u.test(line.text)).length;
  const areSmall = small > 0;
  const areDatedBefore = rows.some(({ dates }) => dates === 'start');
  const surely = rows.map((row, at) => {
    const above = rows[at - 1];
    if (!above || isFirst[at]) return false;
    if (endsOpen(above.line.text)) return true;
    if (kind === 'education' || areDatedBefore) return false;
    return !areSmall && /^\p{Ll}(?![^:.,]{1,30}: )/u.test(row.line.text);
  });
  // Where each item of a column ends with its time and no line within one does, that tells of broken lines.
  const areAllDated =
    rows.every(({ line }) => line.width !== undefined) &&
    ends.length >= itemsMin &&
    ends.every(endsWithTime) &&
    !rows.some((row) => endsWithTime(row) && !ends.includes(row));
  const isBroken = (surely.some(Boolean) || areAllDated) && kind !== 'education' && !areDatedBefore;
  // Items with empty lines between them, of which no line had room above.
  const areParted = (row: LineShape, at: number) => at > 0 && row.line.blanksBefore > 0;
  const arePartedByBlanks =
    rows.some(areParted) && rows.every((row, at) => at === 0 || areParted(row, at) || !isFirst[at]);
  return rows.map((row, at): ItemPart => {
    const above = rows[at - 1];
    if (!above || row.line.blanksBefore > 0) return undefined;
    if (surely[at]) return 'rest';
    if (isFirst[at]) return itemKinds.has(kind) && isApart(above, row, width) ? 'first' : undefined;
    const areAllSmall = itemKinds.has(kind) && small * 2 >= firsts.length;
    const isNextDated = areDated && kind !== 'education' && endsWithTime(above) && /^\p{Lu}/u.test(row.line.text);
    if (areAllSmall || isNextDated) return 'first';
    return isBroken && (arePartedByBlanks || (areDated && !endsWithTime(above))) ? 'rest' : undefined;
  });
}

/** Lists of names: what is told in them in sentences is no item. */
const itemKinds: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests']);
/** A line that ends so far from the edge was not broken by it. */
const roomMin = 8;

function isApart(above: LineShape, row: LineShape, width: number): boolean {
  return !endsOpen(above.line.text) && roomBehind(above, row, width) >= roomMin;
}

const [datedMin, datedOf] = [4, 5];

function endsWithTime({ dates, line }: LineShape): boolean {
  return dates === 'end' || dates === 'whole' || /\b(?:19|20)\d{2}\)?\.?$/.test(line.text);
}

function hadNoRoom(above: LineShape | undefined, row: LineShape, width: number): boolean {
  return above !== undefined && row.line.blanksBefore === 0 && roomBehind(above, row, width) < 0;
}

function hasRoom(above: LineShape | undefined, row: LineShape, width: number): boolean {
  return above !== undefined && roomBehind(above, row, width) >= 0;
}

/** "…, State of" and "…, 2019 –" go on below. */
function endsOpen(text: string): boolean {
  return isOpen(text) || /[,;&/(–—-]$/.test(text);
}

/** What begins small, with a figure or with a dash goes on as well. */
function goesOn(above: string, text: string): boolean {
  return endsOpen(above) || /^[\p{Ll}\d(–—-]/u.test(text);
}

/** A column with longer lines is no side column. */
export const narrowCharsMax = 40;
const itemLabel = /^\p{L}[^:.,]{1,30}: \S/u;

/**
 * brokenItems marks the lines of a narrow column that go on with the item above: it fills its row there, and the others tell how an
 * item looks. Below labels ("Office: Word, Excel") what has none goes on; what ends with a time goes on with what has none.
 */
export function brokenItems(shapes: readonly LineShape[]): boolean[] {
  const result = shapes.map(() => false);
  for (let at = 0; at < shapes.length;) {
    let end = at + 1;
    while (end < shapes.length && isBelowInColumn(shapes[end] as LineShape)) end += 1;
    const block = shapes.slice(at, end);
    const labelled = block.map(({ body }) => itemLabel.test(body));
    const dated = block.map(({ dates }) => dates === 'end' || dates === 'whole');
    const isListOf = (flags: readonly boolean[]) => flags.filter(Boolean).length >= itemsMin;
    const [isLabelledList, isDatedList] = [isListOf(labelled), isListOf(dated)];
    // "Datadog" below "Python, Bash" is the next list, where that has no label either.
    const isWithinLabelled = (row: number) => {
      let first = row - 1;
      while (first > 0 && result[at + first]) first -= 1;
      const above = block[row - 1]?.line.text ?? '';
      return labelled[first] === true || goesOn(above, block[row]?.line.text ?? '') || !above.includes(', ');
    };
    block.forEach((shape, row) => {
      const above = block[row - 1];
      const width = above?.line.width ?? Infinity;
      if (!above || width > narrowCharsMax || roomBehind(above, shape, width) > 0) return;
      const isBelowLabel = isLabelledList && labelled.indexOf(true) < row && !labelled[row] && isWithinLabelled(row);
      const isBelowOpen = isDatedList && dated[row] === true && dated[row - 1] === false;
      result[at + row] = isBelowLabel || (isBelowOpen && !labelled[row]);
    });
    at = end;
  }
  return result;
}

function isBelowInColumn({ line, kind, mark }: LineShape): boolean {
  return line.blanksBefore === 0 && line.width !== undefined && kind === undefined && mark === undefined;
}
