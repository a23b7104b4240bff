import type { Cell } from './pdf-lines.js';

/** So many other cells must begin at a place before a narrow gap in front of it parts two cells. */
const neighboursMin = 3;
const edgeTolerance = 2;

/**
 * splitAtEdges parts cells at gaps that are wider than a space and narrower than those that always part, where other
 * lines of the page begin behind the gap: there a column begins.
 */
export function splitAtEdges(cells: readonly Cell[]): Cell[] {
  if (cells.every(({ gaps = [] }) => gaps.length === 0)) return [...cells];
  const counts = new Map<number, number>();
  const keyOf = (left: number) => Math.round(left / edgeTolerance);
  for (const { left } of cells) counts.set(keyOf(left), (counts.get(keyOf(left)) ?? 0) + 1);
  return cells.flatMap((cell) => {
    const isWord = (index: number) => /\p{L}/u.test(cell.text.slice(0, index));
    const gap = cell.gaps?.find(({ index, left }) => isWord(index) && (counts.get(keyOf(left)) ?? 0) >= neighboursMin);
    if (!gap) return [cell];
    const { gaps: _, ...whole } = cell;
    const before = { ...whole, text: cell.text.slice(0, gap.index).trimEnd(), right: gap.right };
    const behind = { ...whole, text: cell.text.slice(gap.index).trimStart(), left: gap.left, textLeft: gap.left };
    return [before, behind];
  });
}
