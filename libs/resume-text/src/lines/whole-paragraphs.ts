import { isOpen, roomBehind } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

const told: ReadonlySet<LineLabel> = new Set(['bullet', 'prose', 'cont']);
/** Fewer lines that surely go on do not tell how a section is set. */
const brokenMin = 2;
const widthMin = 40;

/**
 * withWholeParagraphs joins the lines of paragraphs in a section without marks, also where a line happens to end with a
 * full stop: every line of each block that goes on is full, and only the last one of a block is not.
 */
export function withWholeParagraphs(shapes: readonly LineShape[], labels: LineLabel[]): LineLabel[] {
  const result = [...labels];
  for (let at = 0; at < labels.length;) {
    let end = at + 1;
    while (end < labels.length && labels[end] !== 'heading') end += 1;
    const blocks = blocksOf(shapes, labels, at, end);
    if (areParagraphs(blocks, labels))
      for (const block of blocks) block.forEach(({ at: row }, turn) => (result[row] = turn > 0 ? 'cont' : 'prose'));
    at = end;
  }
  return result;
}

interface Row {
  at: number;
  shape: LineShape;
}

/** The lines of a section that stand right below one another, as far in as the one above, and tell something. */
function blocksOf(shapes: readonly LineShape[], labels: readonly LineLabel[], from: number, end: number): Row[][] {
  const blocks: Row[][] = [];
  for (let at = from; at < end; at += 1) {
    const shape = shapes[at];
    if (!shape || !told.has(labels[at] ?? 'heading')) continue;
    if (shape.mark !== undefined || shape.line.width !== undefined) return [];
    const above = blocks.at(-1)?.at(-1);
    const isBelow = above?.at === at - 1 && shape.line.blanksBefore === 0;
    if (isBelow && above.shape.line.indent === shape.line.indent) blocks.at(-1)?.push({ at, shape });
    else if (above?.at === at - 1 && labels[at] === 'cont') return [];
    else if (labels[at] === 'cont') continue;
    else blocks.push([{ at, shape }]);
  }
  return blocks;
}

function areParagraphs(blocks: Row[][], labels: readonly LineLabel[]): boolean {
  const rows = blocks.flat();
  const width = Math.max(0, ...rows.map(({ shape: { line } }) => line.indent + line.text.length));
  const breaks = blocks.flatMap((block) => block.slice(1).map((row, turn) => ({ above: block[turn] as Row, row })));
  const isFull = ({ above, row }: { above: Row; row: Row }) => roomBehind(above.shape, row.shape, width) <= 0;
  const broken = breaks.filter(
    ({ above, row }) => isOpen(above.shape.line.text) || /^\p{Ll}/u.test(row.shape.line.text),
  );
  const hasCut = breaks.some(({ row }) => labels[row.at] !== 'cont');
  return hasCut && width >= widthMin && broken.length >= brokenMin && breaks.every(isFull);
}
