import type { SectionKind } from '../recognizers/headings.js';
import { isOpen } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';

const rowsMin = 4;
/** In these sections each line may be a thing of its own. */
const listKinds: ReadonlySet<SectionKind> = new Set([
  'certifications',
  'memberships',
  'languages',
  'interests',
  'awards',
]);

/**
 * itemsOfLists marks the lines of a list that begin an item, where nothing shows that any of them was broken: four or more
 * plain lines, as far in as each other, each with a capital or a number first, and none with an open end.
 */
export function itemsOfLists(shapes: readonly LineShape[]): boolean[] {
  const items = shapes.map(() => false);
  let kind: SectionKind | undefined;
  for (let from = 0; from < shapes.length;) {
    const first = shapes[from];
    if (first?.kind !== undefined) kind = first.kind;
    let end = from + 1;
    while (isRow(first, shapes[end])) end += 1;
    const rows = shapes.slice(from, end);
    if (kind !== undefined && listKinds.has(kind) && rows.length >= rowsMin && rows.every(isWhole) && !hasRest(rows))
      items.fill(true, from + 1, end);
    from = end;
  }
  return items;
}

function isRow(first: LineShape | undefined, shape: LineShape | undefined): boolean {
  if (!first || !shape || [first, shape].some(({ mark, kind }) => mark !== undefined || kind !== undefined))
    return false;
  return shape.line.blanksBefore === 0 && shape.line.width === undefined && shape.line.indent === first.line.indent;
}

/** "Cup 2024" below one of the longest lines may be the rest of it. */
function hasRest(rows: readonly LineShape[]): boolean {
  const lengths = rows.map(({ line }) => line.text.length);
  const full = Math.max(...lengths) - fullRoom;
  return rows.some(({ line }, at) => (lengths[at - 1] ?? 0) >= full && line.text.split(' ').length <= restWordsMax);
}

const fullRoom = 8;
const restWordsMax = 3;

function isWhole({ line: { text } }: LineShape): boolean {
  return /^[\p{Lu}\d"“]/u.test(text) && !isOpen(text) && !/[,–—-]$/.test(text) && !/\t| {3}/.test(text);
}
