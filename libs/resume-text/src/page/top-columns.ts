import { hasContact } from '../recognizers/contacts.js';
import { findDates } from '../recognizers/dates.js';
import { isName } from '../recognizers/name.js';
import type { RawLine } from './physical-lines.js';
import { isTitle } from '../recognizers/titles.js';

const rowsMax = 9;
const rightMin = 2;
/** A line that begins further in stands in the right column alone. */
const indentMin = 20;
const rowCharsMax = 240;
const cellCharsMax = 60;

/**
 * readTopColumns reads the name and what stands below it before the addresses at the right of the page: where these have
 * rows of their own, they would stand above the name, or below the title as if they went on with it.
 */
export function readTopColumns(lines: RawLine[]): RawLine[] {
  const first = lines.findIndex(({ raw }) => raw.trim() !== '');
  const count = first < 0 ? -1 : lines.slice(first, first + rowsMax).findIndex(({ raw }) => raw.trim() === '');
  if (count < 0) return lines;
  const rows = lines.slice(first, first + count).map(readRow);
  const [left, right] = [rows.flatMap((row) => row.left ?? []), rows.flatMap((row) => row.right ?? [])];
  const hasOwnRow = rows.some((row) => row.right !== undefined && row.left === undefined);
  if (!hasOwnRow || right.length < rightMin || !isName(left[0]?.raw.trim() ?? '')) return lines;
  if (!right.every(({ raw }) => isPartOfAddress(raw.trim())) || !right.some(({ raw }) => hasContact(raw))) return lines;
  return [...lines.slice(0, first), ...left, ...right, ...lines.slice(first + count)];
}

interface Row {
  left?: RawLine;
  right?: RawLine;
}

function readRow(line: RawLine): Row {
  const { raw, start } = line;
  if (raw.length > rowCharsMax) return { left: line };
  const from = raw.length - raw.trimStart().length;
  if (from >= indentMin) return { right: { ...line, raw: raw.trim(), start: start + from } };
  const gap = Math.max(raw.trimEnd().lastIndexOf('   ') + 3, raw.trimEnd().lastIndexOf('\t') + 1);
  if (gap <= 3 || gap <= from) return { left: line };
  const left = raw.slice(0, gap).trimEnd();
  return {
    left: { ...line, raw: left, end: start + left.length },
    right: { ...line, raw: raw.slice(gap).trimEnd(), start: start + gap },
  };
}

function isPartOfAddress(text: string): boolean {
  if (hasContact(text)) return text.length <= cellCharsMax;
  return text.length <= cellCharsMax && !isTitle(text) && !findDates(text).some(({ isRange }) => isRange);
}
