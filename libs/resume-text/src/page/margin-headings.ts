import { cellsOf } from '../text/cells.js';
import { headingKind } from '../recognizers/headings.js';
import type { RawLine } from './physical-lines.js';

interface Margin {
  /** The column at which the text beside the headings begins. */
  gutter: number;
  rows: Map<number, string>;
}

/**
 * placeMarginHeadings puts headings that stand in the margin, beside the first line of their section, on lines of their
 * own. That is only done where the headings of both work and studies, or three known ones, stand so.
 */
export function placeMarginHeadings(lines: RawLine[]): RawLine[] {
  const margin = findMargin(lines);
  if (!margin) return lines;
  const result: RawLine[] = [];
  lines.forEach((line, at) => {
    const heading = margin.rows.get(at);
    if (heading === undefined) {
      result.push(line);
      return;
    }
    const rest = line.raw.slice(margin.gutter);
    if (heading !== '')
      result.push(
        { raw: '', start: line.start, end: line.start },
        { raw: heading, start: line.start, end: line.start + margin.gutter },
      );
    if (rest.trim() !== '') result.push({ raw: ' '.repeat(margin.gutter) + rest, start: line.start, end: line.end });
  });
  return result;
}

function findMargin(lines: RawLine[]): Margin | undefined {
  const counts = new Map<number, number>();
  for (const { raw } of lines) {
    const [cell, next] = cellsOf(raw);
    if (cell && next && headingKind(cell.text) !== undefined) counts.set(next.from, (counts.get(next.from) ?? 0) + 1);
  }
  const [gutter, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  if (count < 2) return undefined;
  const rows = new Map<number, string>();
  const kinds = new Set<string>();
  let beside = 0;
  let known = 0;
  let written = 0;
  lines.forEach(({ raw }, at) => {
    if (raw.trim() === '') return;
    written += 1;
    const [cell, next] = cellsOf(raw);
    if (!cell) return;
    if (cell.from >= gutter) beside += 1;
    const isBeside = cell.from < gutter && cell.to < gutter - 1 && (next === undefined || next.from >= gutter);
    if (!isBeside || /\d{2}|[@:]/.test(cell.text) || (next === undefined && !rows.has(at - 1))) return;
    const above = rows.get(at - 1);
    // A heading of two rows: "LICENSES &" above "CERTIFICATES".
    if (above !== undefined && above !== '') {
      rows.set(at - 1, `${above} ${cell.text}`);
      rows.set(at, '');
    } else rows.set(at, cell.text);
    const kind = headingKind(rows.get(at) || (rows.get(at - 1) ?? ''));
    if (kind === undefined) return;
    known += 1;
    kinds.add(kind);
  });
  // "Languages" beside its value is a label where the heading of the jobs has a row of its own.
  const isAlone = ({ raw }: RawLine) => cellsOf(raw).length === 1 && headingKind(raw.trim()) === 'experience';
  if (!kinds.has('experience') && lines.some(isAlone)) return undefined;
  const isSure = (kinds.has('experience') && kinds.size >= 2) || kinds.size >= 3;
  const headings = [...rows.values()].filter((text) => text !== '').length;
  return isSure && known * 3 >= headings && beside * 2 >= written ? { gutter, rows } : undefined;
}
