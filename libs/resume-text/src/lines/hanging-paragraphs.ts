import { roomBehind } from '../recognizers/line-joints.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

/** One block that hangs so may be a head with what was done below it. */
const blocksMin = 2;
const depthMin = 2;
const widthMin = 60;
/** Lines that are broken by hand leave more room. */
const roomMax = 12;

/**
 * withHangingParagraphs joins the lines of paragraphs that begin with a time at the margin and stand further in below it ("2006 to
 * 2008, night guard, Ardfinn Park. Held a licence" above "   (doors). I let it lapse"): in several blocks of a section every
 * line but the last is full, and what stands further in begins small in one of them. Where one is no head, none is.
 */
export function withHangingParagraphs(shapes: readonly LineShape[], labels: LineLabel[]): LineLabel[] {
  const result = [...labels];
  for (let from = 0; from < labels.length;) {
    let end = from + 1;
    while (end < labels.length && labels[end] !== 'heading') end += 1;
    const blocks = hangingBlocks(shapes.slice(from, end));
    const areAlike = blocks.every(({ at }) => labels[from + at] === 'head');
    for (const { at, rows } of blocks) {
      if (!areAlike) result[from + at] = 'prose';
      result.fill('cont', from + at + 1, from + at + rows);
    }
    from = end;
  }
  return result;
}

interface Block {
  at: number;
  rows: number;
}

/** The blocks of a section that hang; none where a line of another block stands further in, too. */
function hangingBlocks(section: readonly LineShape[]): Block[] {
  const blocks: Block[] = [];
  section.forEach(({ line }, at) => {
    const last = blocks.at(-1);
    if (last && line.blanksBefore === 0) last.rows += 1;
    else blocks.push({ at, rows: 1 });
  });
  const rowsOf = ({ at, rows }: Block) => section.slice(at, at + rows);
  const found = blocks.filter((block) => isHanging(rowsOf(block)));
  const indent = section[found[0]?.at ?? 0]?.line.indent ?? 0;
  const areAlone = blocks.every(
    (block) => found.includes(block) || rowsOf(block).every(({ line }) => line.indent <= indent),
  );
  const surelyGoOn = found.some((block) =>
    rowsOf(block).some(({ line }, row) => row > 0 && /^\p{Ll}/u.test(line.text)),
  );
  return found.length >= blocksMin && areAlone && surelyGoOn ? found : [];
}

function isHanging(rows: readonly LineShape[]): boolean {
  const [first, second] = rows;
  if (!first || !second || first.dates !== 'start') return false;
  const width = Math.max(...rows.map(({ line }) => line.indent + line.text.length));
  const isPlain = rows.every(
    ({ mark, line }) => mark === undefined && line.width === undefined && !/\t| {3}/.test(line.text),
  );
  const isSetIn = rows.slice(1).every(({ line }) => line.indent === second.line.indent);
  const isFull = rows.slice(1).every((row, above) => roomBehind(rows[above] as LineShape, row, width) <= roomMax);
  return isPlain && isSetIn && second.line.indent - first.line.indent >= depthMin && width >= widthMin && isFull;
}
