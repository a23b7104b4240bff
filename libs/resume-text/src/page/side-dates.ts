import { readBullet } from '../recognizers/bullets.js';
import { cellsOf, type Cell } from '../text/cells.js';
import { isPlace } from '../recognizers/contacts.js';
import { findDates } from '../recognizers/dates.js';
import { closesBracket, hasOpenBracket } from '../recognizers/line-joints.js';
import type { RawLine } from './physical-lines.js';

/** A side column holds the dates in two or three rows, and the place below them. */
const rowsMax = 4;
/** A longer line is a paragraph. */
const charsMax = 250;
const gap = '    ';

/**
 * joinSideDates puts a period that a narrow column broke over rows ("01/2025 –" above "present") back into the row it
 * begins in, and a place below it behind the head it stands beside. Rows of anything else stay as they are.
 */
export function joinSideDates(lines: RawLine[]): RawLine[] {
  const result = [...lines];
  for (let at = 0; at < result.length; at += 1) {
    const raw = result[at]?.raw ?? '';
    if (!/\d\d|\p{L}{3}/u.test(raw) || raw.length > charsMax) continue;
    const cells = cellsOf(raw);
    const [first] = cells;
    const last = cells.at(-1);
    if (!first || !last) continue;
    if (cells.length === 1) joinAlone(result, at, first);
    else if (!joinAtSide(result, at, first, leftCell)) joinAtSide(result, at, last, rightCell);
  }
  return result.filter((line) => line.raw !== removed);
}

/**
 * joinWrappedHeads puts back what a head had to leave for the next row because its dates stand at the right: the row
 * stops in the middle of a phrase, and the next one is no line of its own.
 */
export function joinWrappedHeads(lines: RawLine[]): RawLine[] {
  const result: RawLine[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const cells = (above?.raw.length ?? 0) > charsMax ? [] : cellsOf(above?.raw ?? '');
    const [left, right] = cells;
    const [own, other] = cellsOf(line.raw);
    if (above && left && right && own && !other && cells.length === 2 && goesOnBesideDates(left, right, own)) {
      result[result.length - 1] = { ...above, raw: `${above.raw.trimEnd()} ${own.text}`, end: line.end };
      continue;
    }
    const isHead = above !== undefined && left !== undefined && right !== undefined && cells.length === 2;
    if (!isHead || !own || other || own.from > left.from + 4 || !isWholly(right.text) || !goesOn(left.text, own.text)) {
      result.push(line);
      continue;
    }
    const raw = `${' '.repeat(left.from)}${left.text} ${own.text}${gap}${right.text}`;
    result[result.length - 1] = { ...above, raw };
  }
  return result;
}

/** Beside dates at the left, a title that stops without an end goes on with a small letter below itself. */
function goesOnBesideDates(dates: Cell, head: Cell, next: Cell): boolean {
  const isBelow = next.from >= besideMin && Math.abs(next.from - head.from) <= shiftMax;
  if (!isBelow || !isWholly(dates.text) || head.text.length > 80 || next.text.length > 80) return false;
  return /^\p{Lu}/u.test(head.text) && /[\p{L},]$/u.test(head.text) && /^\p{Ll}{2}[^:]*$/u.test(next.text);
}

/** A period that was put together took the head a little to the right. */
const shiftMax = 8;
const besideMin = 8;

function goesOn(left: string, next: string): boolean {
  if (readBullet(left) !== undefined || readBullet(next) !== undefined || findDates(next).length > 0) return false;
  if (hasOpenBracket(left) && closesBracket(next)) return next.length <= 60;
  if (left.length < 20 || next.length > 60 || /[.!?:]$/.test(next)) return false;
  return (
    /(?:[,/&]|\s(?:of|and|the|for|at|de|der|und|et))$/i.test(left) ||
    /^(?:[&/]\s|(?:of|and|for|at)\s\p{Lu})/u.test(next)
  );
}

/** The text of a row whose words all went to the row above. */
const removed = '\u0000';

type FindCell = (raw: string, above: Cell, gutter: number) => { cell: Cell; rest: string } | undefined;

/** The cell below another at the left end of a row, and the row without it. */
const leftCell: FindCell = (raw, above, gutter) => {
  const [cell, next] = cellsOf(raw);
  if (!cell || cell.from !== above.from || cell.to > gutter - 1 || (next && next.from < gutter)) return undefined;
  return { cell, rest: next ? ' '.repeat(gutter) + raw.slice(gutter) : removed };
};

/** The cell below another at the right end of a row, aligned with one of its ends, and the row without it. */
const rightCell: FindCell = (raw, above) => {
  const cells = cellsOf(raw);
  const cell = cells.at(-1);
  if (!cell || (cell.from !== above.from && cell.to !== above.to) || cell.from < 12) return undefined;
  return { cell, rest: cells.length === 1 ? removed : raw.slice(0, cell.from).trimEnd() };
};

function joinAtSide(lines: RawLine[], at: number, cell: Cell, find: FindCell): boolean {
  const isLeft = find === leftCell;
  const gutter = cellsOf(lines[at]?.raw ?? '')[1]?.from ?? 0;
  const below: { cell: Cell; rest: string }[] = [];
  for (let row = at + 1; row < lines.length && below.length < rowsMax - 1; row += 1) {
    const found = find(lines[row]?.raw ?? '', cell, gutter);
    if (!found) break;
    below.push(found);
  }
  const last = lines[at + below.length + 1]?.raw ?? '';
  // Both halves of one period are mostly written alike: "2023 –" above "May 2025" at the end of a list are two dates.
  const isOpen = /\s(?:to|until|till)$/iu.test(cell.text);
  const mayDiffer = isOpen || (last.trim() !== '' && findDates(last).length === 0);
  const period = brokenPeriod([cell.text, ...below.map((each) => each.cell.text)], mayDiffer);
  const places = below.slice(period.rows - 1);
  const isDated = period.rows > 1 || isWholly(cell.text);
  const [nextCell] = places;
  const isBesideBullet = nextCell !== undefined && readBullet(nextCell.rest.trim()) !== undefined;
  // No bullet begins with what stands in the column of the dates, whether the place is one that we know or not.
  const isStray = isLeft && isBesideBullet && shortName.test(nextCell.cell.text);
  const place = isDated && nextCell && (isPlace(nextCell.cell.text) || isStray) ? nextCell : undefined;
  const movesPlace = place !== undefined && (isLeft || isBesideBullet);
  if (period.rows === 1 && !movesPlace) return false;
  const raw = lines[at]?.raw ?? '';
  if (period.rows > 1) {
    if (isLeft) change(lines, at, `${' '.repeat(cell.from)}${period.text}${gap}${raw.slice(gutter)}`);
    else change(lines, at, `${raw.slice(0, cell.from)}${period.text}`);
    for (let row = 1; row < period.rows; row += 1) change(lines, at + row, below[row - 1]?.rest ?? removed);
  }
  if (place && movesPlace) {
    change(lines, at + period.rows, place.rest);
    // The place goes behind the last line of the head: the description begins with the first bullet.
    let home = at + period.rows;
    while (home > at && (lines[home]?.raw === removed || readBullet(lines[home]?.raw.trim() ?? ''))) home -= 1;
    change(lines, home, `${lines[home]?.raw ?? ''}${gap}${place.cell.text}`);
  }
  return true;
}

const shortName = /^\p{L}[\p{L} .,'’()-]{1,30}$/u;

/** Rows with nothing but the parts of a period: "05/2021", "–", "Present". */
function joinAlone(lines: RawLine[], at: number, cell: Cell): void {
  const texts = [cell.text];
  for (let row = at + 1; row < at + rowsMax - 1; row += 1) {
    const [only, other] = cellsOf(lines[row]?.raw ?? '');
    if (!only || other || only.from !== cell.from) break;
    texts.push(only.text);
  }
  const period = brokenPeriod(texts, true);
  if (period.rows < 2) return;
  change(lines, at, `${' '.repeat(cell.from)}${period.text}`);
  for (let row = 1; row < period.rows; row += 1) change(lines, at + row, removed);
}

function change(lines: RawLine[], at: number, raw: string): void {
  const line = lines[at];
  if (line) lines[at] = { ...line, raw };
}

const isToday =
  /^(?:now|today|present|current|currently|ongoing|heute|jetzt|aktuell|aujourd[’']hui|hoy|oggi|hoje|heden)$/iu;
const sinceWhen = /^(?:from|since|seit|ab|depuis|desde|dal|sinds) /iu;

/** The most rows whose texts are one period together, and that period; one row where they are none. */
function brokenPeriod(texts: string[], mayDiffer: boolean): { rows: number; text: string } {
  const [end = '', begin = ''] = texts;
  // "now" above "from 04.2016" is a period with its end first.
  if (isToday.test(end) && sinceWhen.test(begin) && isWholly(begin)) return { rows: 2, text: `${begin} – ${end}` };
  for (let rows = Math.min(3, texts.length); rows > 1; rows -= 1) {
    const text = texts.slice(0, rows).join(' ');
    if (isClosedPeriod(text, mayDiffer)) return { rows, text };
  }
  return { rows: 1, text: texts[0] ?? '' };
}

/** No period alone is longer; three rows of a text put together mostly are. */
const periodCharsMax = 100;

/**
 * isClosedPeriod is true for a text that is one period with both ends written, the earlier one first; `mayDiffer` also
 * where one of them names its month and the other does not.
 */
export function isClosedPeriod(text: string, mayDiffer: boolean): boolean {
  if (text.length > periodCharsMax) return false;
  const [span, ...others] = findDates(text);
  if (!span?.isRange || others.length > 0 || span.text.trim() !== text.trim() || /[-–—→]\s*$/.test(text)) return false;
  if (span.to === 'present') return true;
  if (!mayDiffer && (span.to.month === undefined) !== (span.from.month === undefined)) return false;
  return span.to.year * 12 + (span.to.month ?? 12) >= span.from.year * 12 + (span.from.month ?? 1);
}

function isWholly(text: string): boolean {
  return findDates(text).some((span) => span.text.trim() === text.trim());
}
