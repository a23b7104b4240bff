import { headingKind } from '../recognizers/headings.js';
import { isName } from '../recognizers/name.js';
import type { RawLine } from './physical-lines.js';

const rowsMin = 2;
const rowsMax = 8;
const charsMax = 200;
const gap = /\t+| {3,}/;

/** splitReferees puts two referees that stand side by side below each other, each with the lines of their own. */
export function splitReferees(lines: RawLine[]): RawLine[] {
  const result: RawLine[] = [];
  for (let at = 0; at < lines.length;) {
    const end = isHeading(lines[at]) ? endOfBlock(lines, at + 1) : at + 1;
    const from = firstOfBlock(lines, at + 1, end);
    const cells = lines.slice(from, end).map(cellsOf);
    // What stands below both of them, as "Please ask me first", is said of both.
    const lastPair = cells.findLastIndex(({ length }) => length === 2);
    const pairs = cells.slice(0, lastPair + 1);
    const remark = cells[lastPair + 1] ?? [];
    const rows = isOfFirst(lines[from + pairs.length], remark) ? [...pairs, remark] : pairs;
    if (end > at + 1 && areReferees(pairs))
      result.push(...lines.slice(at, from), ...columns(rows), ...lines.slice(from + rows.length, end));
    else result.push(...lines.slice(at, end));
    at = end;
  }
  return result;
}

function isHeading(line: RawLine | undefined): boolean {
  return line !== undefined && line.raw.length <= charsMax && headingKind(line.raw.trim()) === 'references';
}

function firstOfBlock(lines: readonly RawLine[], from: number, end: number): number {
  const first = lines.slice(from, end).findIndex(({ raw }) => raw.trim() !== '');
  return first < 0 ? end : from + first;
}

/** Where the first block of lines ends; blank lines may stand above it. */
function endOfBlock(lines: readonly RawLine[], from: number): number {
  let end = from;
  while (end < lines.length && lines[end]?.raw.trim() === '') end += 1;
  while (end < lines.length && lines[end]?.raw.trim() !== '') end += 1;
  return end;
}

function cellsOf({ raw, start }: RawLine): RawLine[] {
  if (raw.length > charsMax) return [];
  const texts = raw.trim().split(gap);
  let from = 0;
  return texts.map((text) => {
    const place = raw.indexOf(text, from);
    from = place + text.length;
    return { raw: text.trimEnd(), start: start + place, end: start + place + text.trimEnd().length };
  });
}

/** Two cells in every row, with a name in both of the first. */
function areReferees(rows: RawLine[][]): boolean {
  if (rows.length < rowsMin || rows.length > rowsMax || rows.some(({ length }) => length !== 2)) return false;
  return (rows[0] ?? []).every(({ raw }) => {
    const name = raw.replace(/\([^()]*\)/g, '').split(',')[0] ?? '';
    return /^\p{Lu}/u.test(name) && isName(name.trim());
  });
}

/** "(please don't contact before interview)" right below the first of them, and not of both, is said of that one. */
function isOfFirst(line: RawLine | undefined, [remark, ...others]: readonly RawLine[]): boolean {
  if (!line || !remark || others.length > 0 || !line.raw.startsWith('(')) return false;
  return (
    /^\([^()]{4,60}\)$/.test(remark.raw) && !/(?<!\p{L})(?:both|either|all|each|they|them)(?!\p{L})/iu.test(remark.raw)
  );
}

function columns(rows: RawLine[][]): RawLine[] {
  const left = rows.flatMap(([cell]) => (cell ? [cell] : []));
  const right = rows.flatMap(([, cell]) => (cell ? [cell] : []));
  const start = right[0]?.start ?? 0;
  return [...left, { raw: '', start, end: start }, ...right];
}
