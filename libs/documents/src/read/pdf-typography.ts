import { isPeriod } from '@tailwright/resume-text/recognizers/is-period';
import { startsWithBullet } from './bullets.js';
import type { Cell } from './pdf-lines.js';
import { type Row, textOf } from './pdf-rows.js';

/** Typography tells headings and paragraphs by what is usual in the same document. */
export interface Typography {
  /** A short line in larger, bold or capital letters; under another row it needs more space than usual, too. */
  isHeading(row: Row, above?: Row): boolean;
  isSameStyle(one: Cell, other: Cell): boolean;
  /** As close as lines of one paragraph. */
  isCloseUnder(above: Row, row: Row): boolean;
  /** A little further than lines of one paragraph. */
  isApartUnder(above: Row, row: Row): boolean;
  /** Further than the paragraphs of this document usually stand apart. */
  isFarUnder(above: Row, row: Row): boolean;
}

const headingCharsMax = 60;
const headingWordsMax = 8;
const largerBy = 1.07;
const closeBy = 1.08;
/** Lines of a paragraph stand up to this many letter heights apart in nearly every document. */
const closeStepMin = 1.33;
/** Smaller steps are those of raised or overlapping letters. */
const leadingMin = 0.95;
const usualLeading = 1.3;
const apartBy = 1.12;
const farBy = 1.55;
/** Steps beyond this many letter heights part blocks, not lines. */
const stepMax = 2.6;

/** typographyOf measures the usual letter height and the usual step from line to line. */
export function typographyOf(blocks: readonly (readonly Row[])[]): Typography {
  const body = mostFrequent(blocks.flat().flatMap(({ cells }) => cells.map((cell) => [cell.height, cell.text.length])));
  const steps = blocks.flatMap((rows) => rows.slice(1).flatMap((row, index) => stepOf(rows[index]!, row, body) ?? []));
  const step = leadingOf(steps);
  const far = farFrom(steps, step);
  const isDistinct = ({ cells: [cell] }: Row) =>
    cell !== undefined && (cell.height >= largerBy * body || cell.isBold || isCapitals(cell.text));
  const over = (above: Row, row: Row, least: number) => (stepOf(above, row, body) ?? Infinity) > least;
  const isLarger = (row: Row) => row.height >= largerBy * body;
  const isLoud = (row: Row) => isLarger(row) && (row.cells[0]!.isBold || isCapitals(textOf(row)));
  const standsOut = (row: Row, above: Row) =>
    over(above, row, apartBy * step) || (isLoud(row) && !isLarger(above) && above.page === row.page);
  return {
    isHeading: (row, above) =>
      row.isHeading === true || (isShortLine(row) && isDistinct(row) && (above === undefined || standsOut(row, above))),
    isSameStyle: (one, other) => one.isBold === other.isBold && Math.abs(one.height - other.height) <= 0.6,
    isCloseUnder: (above, row) => !over(above, row, Math.max(closeBy * step, closeStepMin)),
    isApartUnder: (above, row) => over(above, row, apartBy * step),
    isFarUnder: (above, row) => over(above, row, far),
  };
}

function isShortLine(row: Row): boolean {
  const text = textOf(row);
  if (row.cells.length > 1 || text.length > headingCharsMax || text.split(/\s+/).length > headingWordsMax) return false;
  return /\p{L}/u.test(text) && !/[,;]$/.test(text) && !startsWithBullet(text) && !isPeriod(text);
}

function isCapitals(text: string): boolean {
  return !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu) ?? []).length >= 3;
}

/** The step from row to row in usual letter heights; undefined between pages and columns. */
function stepOf(above: Row, row: Row, body: number): number | undefined {
  const step = (above.y - row.y) / Math.max(1, body);
  return above.page === row.page && step > 0 ? step : undefined;
}

/** The smallest step of some frequency: in a text of single lines most steps are those between paragraphs. */
function leadingOf(steps: readonly number[]): number {
  const sorted = steps.filter((step) => step >= leadingMin).sort((one, other) => one - other);
  const frequent = Math.max(3, 0.1 * sorted.length);
  const found = sorted.find((step, index) => (sorted[index + Math.ceil(frequent) - 1] ?? Infinity) <= closeBy * step);
  return found ?? sorted[0] ?? usualLeading;
}

/** Where paragraphs stand apart as a rule, only more than that is a blank line. */
function farFrom(steps: number[], step: number): number {
  const wide = steps.filter((each) => each > closeBy * step && each <= stepMax).sort((one, other) => one - other);
  const usual = wide.length >= 0.4 * steps.length ? (wide[Math.floor(wide.length / 2)] ?? 0) : 0;
  return Math.max(farBy * step, 1.25 * usual);
}

/** The number with the greatest weight, numbers within a twentieth taken together. */
function mostFrequent(weighted: (readonly [number, number])[]): number {
  const weights = new Map<number, number>();
  for (const [number, weight] of weighted) {
    const key = Math.round(number * 20) / 20;
    weights.set(key, (weights.get(key) ?? 0) + weight);
  }
  return [...weights].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0];
}
