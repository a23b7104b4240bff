import type { RawLine } from './physical-lines.js';

const linesMin = 12;
const share = 0.6;
/** No column of text is narrower. */
const gutterMin = 12;

/**
 * withoutGutterBars takes out the bars that part two columns of a page, one in each line and all below each other: what stands
 * on both sides is then parted by a gap. A table has several bars in a line, or bars at its edges. Linear in the lines.
 */
export function withoutGutterBars(lines: RawLine[]): RawLine[] {
  const counts = new Map<number, number>();
  for (const { raw } of lines) {
    const at = raw.indexOf('|');
    if (at >= gutterMin && raw.indexOf('|', at + 1) < 0) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  const [column, count] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [0, 0];
  const isBar = ({ raw }: RawLine) => raw.charAt(column) === '|' && /^ *$/.test(raw.slice(column - 1, column));
  const barred = lines.filter(isBar).length;
  const first = lines.findIndex(isBar);
  const within = lines.slice(first, lines.findLastIndex(isBar) + 1).filter(({ raw }) => raw.trim() !== '').length;
  if (count < linesMin || barred < within * share) return lines;
  return lines.map((line) =>
    isBar(line) ? { ...line, raw: `${line.raw.slice(0, column)} ${line.raw.slice(column + 1)}` } : line,
  );
}
