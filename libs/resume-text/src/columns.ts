import { headingKind } from './headings.js';
import type { RawLine } from './physical-lines.js';

const regionLinesMin = 3;
const wideRegionLinesMin = 12;
const linesMax = 1_000;

/**
 * splitColumns puts columns that a page printed side by side one after the other, left before right but a sidebar last. A region is only
 * split where the reading is sure: both columns begin with a heading, or many lines share the same wide gutter.
 */
export function splitColumns(lines: RawLine[]): RawLine[] {
  if (lines.length > linesMax) return lines;
  const result: RawLine[] = [];
  for (let at = 0; at < lines.length;) {
    const region = regionFrom(lines, at);
    if (!region) {
      result.push(lines[at] as RawLine);
      at += 1;
      continue;
    }
    const part = lines.slice(at, region.end);
    const blank = { raw: '', start: lines[at]?.start ?? 0 };
    const [left, right] = [
      part.map((line) => leftOf(line, region.gutter)),
      part.map((line) => rightOf(line, region.gutter)),
    ];
    // At the top of a page the left column begins with the name.
    const isBelowTop = result.some(({ raw }) => raw.trim() !== '');
    const [first, second] = isBelowTop && isSidebar(left, right) ? [right, left] : [left, right];
    result.push(blank, ...first, blank, ...second, blank);
    at = region.end;
  }
  return result;
}

/** "1 of 1" at the right belongs to the page's foot, whatever stands left of it. */
const isPageNumber = /^\s*(?:page |p\. ?)?\d{1,2}(?: ?(?:of|\/) ?\d{1,2})?\s*$/i;

/** A left column with much less text than the right one is a sidebar: what the page is about stands at its right. */
function isSidebar(left: RawLine[], right: RawLine[]): boolean {
  return lettersOf(right) > lettersOf(left) * 1.5;
}

function lettersOf(lines: RawLine[]): number {
  return lines.reduce((sum, { raw }) => sum + (raw.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}

interface Region {
  /** The column at which the right part begins. */
  gutter: number;
  end: number;
}

function regionFrom(lines: RawLine[], at: number): Region | undefined {
  const first = lines[at]?.raw ?? '';
  const cells = /^(\S.{1,60}?) {3,}(\S.{1,60})$/.exec(first);
  if (!cells?.[1] || !cells[2]) return undefined;
  const gutter = first.length - cells[2].length;
  if (!isHeadingCell(cells[1]) || !isHeadingCell(cells[2])) return undefined;
  let end = at + 1;
  let both = 1;
  let right = 1;
  for (; end < lines.length; end += 1) {
    const raw = lines[end]?.raw ?? '';
    if (raw.trim() === '') continue;
    if (crosses(raw, gutter) || isPageNumber.test(raw.slice(gutter))) break;
    const hasRight = raw.length > gutter;
    if (hasRight && raw.slice(0, gutter).trim() !== '') both += 1;
    if (hasRight) right += 1;
    // One column is over where a heading stands alone on the left of a short region.
    else if (!hasRight && right >= regionLinesMin && isLastOnLeft(lines, end, gutter)) break;
  }
  while (end > at && lines[end - 1]?.raw.trim() === '') end -= 1;
  const isSure = end - at >= wideRegionLinesMin ? both >= 4 : both >= 2;
  return end - at >= regionLinesMin && isSure ? { gutter, end } : undefined;
}

/** True where nothing stands in the right column any more from here on. */
function isLastOnLeft(lines: RawLine[], from: number, gutter: number): boolean {
  for (const { raw } of lines.slice(from, from + 8)) {
    if (crosses(raw, gutter)) return true;
    if (raw.length > gutter) return false;
  }
  return true;
}

function crosses(raw: string, gutter: number): boolean {
  return (
    raw.length > gutter &&
    (raw[gutter] === ' ' ? !/^ {2,}\S/.test(raw.slice(gutter)) : raw.slice(gutter - 2, gutter).trim() !== '')
  );
}

function leftOf({ raw, start }: RawLine, gutter: number): RawLine {
  return { raw: raw.slice(0, gutter).trimEnd(), start };
}

function rightOf({ raw, start }: RawLine, gutter: number): RawLine {
  return { raw: raw.slice(gutter), start: start + Math.min(gutter, raw.length) };
}

function isHeadingCell(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (headingKind(text) !== undefined) return true;
  return words.length <= 4 && /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && !/[\d@,]/.test(text);
}
