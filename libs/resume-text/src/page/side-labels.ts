import { cellsOf } from '../text/cells.js';
import { findDates } from '../recognizers/dates.js';
import { headingKind } from '../recognizers/headings.js';
import { isOpen } from '../recognizers/line-joints.js';
import type { RawLine } from './physical-lines.js';
import { isOrganization, isTitle } from '../recognizers/titles.js';

/** SideBlock is a block of lines with a label in capitals at the left of its first one or two rows. */
interface SideBlock {
  at: number;
  label: string;
  isBroken: boolean;
  /** The column at which the text beside the label begins. */
  gutter: number;
  rows: RawLine[];
}

const gutterMin = 8;
const gutterMax = 42;
const rowsMax = 8;
const labelRowsMax = 2;
const knownMin = 2;
const charsMax = 300;
/** No page has longer lines. */
const widthMax = 130;

/**
 * placeSideLabels puts the label of a section on a line of its own where it stands at the left of a block, in capitals, and
 * the text beside it goes on in the rows below. That is done where one label is broken over two rows ("COMPUTER" above
 * "SKILLS"), which would part its text, and two or more such blocks have the usual headings of sections.
 */
export function placeSideLabels(lines: RawLine[]): RawLine[] {
  const blocks = sideBlocks(lines);
  const gutters = Map.groupBy(blocks, ({ gutter }) => gutter);
  const placed = new Map<number, SideBlock>();
  for (const alike of gutters.values()) {
    const known = alike.filter(({ label }) => headingKind(label) !== undefined);
    if (known.length < knownMin || !known.some(({ isBroken }) => isBroken)) continue;
    const others = alike.filter((block) => !known.includes(block) && isOfNoPost(block));
    for (const block of known.length > others.length ? [...known, ...others] : known) placed.set(block.at, block);
  }
  if (placed.size === 0) return lines;
  const width = Math.max(...lines.map(({ raw }) => raw.trimEnd().length).filter((length) => length <= widthMax));
  const result: RawLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const block = placed.get(at);
    const line = lines[at] as RawLine;
    if (!block) result.push(line);
    else {
      result.push({ raw: block.label, start: line.start, end: line.start }, ...textOf(block, width));
      at += block.rows.length - 1;
    }
  }
  return result;
}

function sideBlocks(lines: readonly RawLine[]): SideBlock[] {
  const blocks: SideBlock[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (end < lines.length && lines[end]?.raw.trim() !== '') end += 1;
    const block = readBlock(lines.slice(at, end), at);
    if (block) blocks.push(block);
    at = end + 1;
  }
  return blocks;
}

function readBlock(rows: RawLine[], at: number): SideBlock | undefined {
  const [first] = rows;
  if (!first || rows.length > rowsMax || rows.some(({ raw }) => raw.length > charsMax)) return undefined;
  const [label, text] = cellsOf(first.raw);
  if (!label || !text || label.from > 0 || text.from < gutterMin || text.from > gutterMax) return undefined;
  const labels: string[] = [];
  for (const { raw } of rows) {
    const [left] = cellsOf(raw);
    const own = raw.slice(0, text.from).trim();
    if (own !== '') labels.push(own);
    // What crosses the gutter is no column.
    const isBeside =
      own === '' ? (left?.from ?? 0) >= text.from : left?.text === own && cellsOf(raw)[1]?.from === text.from;
    if (!isBeside || (own !== '' && !isLabel(own)) || (own === '' && labels.length === 0)) return undefined;
  }
  const isTop = rows.slice(0, labels.length).every(({ raw }) => raw.slice(0, text.from).trim() !== '');
  const whole = labels.join(' ');
  // Two rows with a label each are two sections, unless both labels together are the usual name of one.
  if (!isTop || labels.length > labelRowsMax || (labels.length > 1 && headingKind(whole) === undefined))
    return undefined;
  return { at, label: whole, isBroken: labels.length > 1, gutter: text.from, rows };
}

function isLabel(text: string): boolean {
  return /^[\p{Lu}&/][\p{Lu} &/’'-]{2,30}$/u.test(text);
}

/** An employer may stand in capitals at the left of what was done there. */
function isOfNoPost({ label, rows }: SideBlock): boolean {
  const isTimed = findDates(rows.map(({ raw }) => raw).join(' ')).some(
    (span) => span.isRange && !/since/i.test(span.text),
  );
  return !isTimed && !isOrganization(label) && !isTitle(label);
}

/** The rows beside a label, where a row goes on in the next when the word that begins that one would not have fitted. */
function textOf({ rows, gutter }: SideBlock, width: number): RawLine[] {
  const result: RawLine[] = [];
  for (const { raw, start, end } of rows) {
    const text = raw.slice(gutter).trimEnd();
    const above = result.at(-1);
    const firstWord = /^\S+/.exec(text)?.[0].length ?? 0;
    const isFull = above !== undefined && gutter + above.raw.trimEnd().length + 1 + firstWord > width;
    if (above && (isFull || /[,–—-]$/.test(above.raw) || isOpen(above.raw)) && /^[\p{L}\p{N}(]/u.test(text))
      result[result.length - 1] = { ...above, raw: `${above.raw} ${text}`, end };
    else result.push({ raw: text, start: start + gutter, end });
  }
  return result.map((line) => ({ ...line, raw: ' '.repeat(gutter) + line.raw }));
}
