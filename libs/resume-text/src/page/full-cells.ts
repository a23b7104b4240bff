import { cellsOf } from '../text/cells.js';
import type { RawLine } from './physical-lines.js';

const cellsMin = 3;
const charsMax = 300;
const gap = '   ';
/** "e-mail      /      audit tool": the slash parts items, and their rows are none of a table. */
const slashApart = /\S {2,60}\/ {2,60}\S/u;

/**
 * partFullCells parts the cells of a row that fill their columns, so that one blank alone stands behind them, where the
 * rows above and below begin their cells at the same place.
 */
export function partFullCells(lines: RawLine[]): RawLine[] {
  const starts = lines.map(({ raw }) =>
    raw.length > charsMax || raw.includes('|') || slashApart.test(raw) ? [] : cellsOf(raw).map((cell) => cell.from),
  );
  return lines.map((line, at) => {
    const own = starts[at] ?? [];
    if (own.length < cellsMin - 1) return line;
    const rows = [-3, -2, -1, 1, 2, 3].map((step) => at + step).map((row) => starts[row] ?? []);
    const isRow = (row: number[]) => row.length >= cellsMin && row[1] === own[1];
    // The nearest rows alone are sure to be of the same table.
    if (!isRow(rows[2] ?? []) && !isRow(rows[3] ?? [])) return line;
    const others = rows.filter(isRow).flat();
    const cuts = [...new Set(others)]
      .filter((from) => !own.includes(from) && isFull(line.raw, from))
      .sort((a, b) => b - a);
    const isSeen = (from: number) => own.length >= cellsMin || others.filter((each) => each === from).length > 1;
    const raw = cuts.filter(isSeen).reduce((text, from) => text.slice(0, from) + gap + text.slice(from), line.raw);
    return raw === line.raw ? line : { ...line, raw };
  });
}

function isFull(raw: string, from: number): boolean {
  return /^\S \S$/.test(raw.slice(from - 2, from + 1));
}
