import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

/** What stands between two runs of bullets, or between a heading and the first of them. */
interface Gap {
  /** The indexes of its lines: `from` is the first, `time` the one with the period, `end` that behind the last. */
  from: number;
  time: number;
  end: number;
}

/**
 * withEqualHeadRows gives the heads of one section as many lines as its first one has, which begins right below the heading:
 * where every description has marks, as many lines above the next period, and below it, are a head and no part of the last
 * bullet, whatever they look like: "Lakeshore General" above "Staff Nurse" and "2016 – 2019".
 */
export function withEqualHeadRows(shapes: LineShape[], labels: LineLabel[]): LineLabel[] {
  const result = [...labels];
  let above = 0;
  let below = 0;
  let capitals: boolean[] = [];
  const gaps = gapsOf(shapes, labels);
  for (const [number, gap] of gaps.entries()) {
    const isFirst = isKnownHeading(shapes, labels, gap.from - 1);
    if (isFirst) {
      [above, below, capitals] = [0, 0, []];
      if (!isWholeHead(shapes, labels, gap, gaps[number + 1])) continue;
      [above, below] = [gap.time - gap.from, gap.end - gap.time];
      capitals = shapes.slice(gap.from, gap.end).map(({ isCapitals }) => isCapitals);
    } else if (above + below === 0 || gap.end - gap.time !== below || gap.time - gap.from < above) continue;
    const from = gap.time - above;
    const rows = shapes.slice(from, gap.end);
    if (!rows.every((shape, row) => isAlike(shape, capitals[row], labelInRow(shape, row, labels[from + row]))))
      continue;
    // One title in capitals tells how the others are set: that of the first job may have small letters in brackets.
    capitals = rows.map(({ isCapitals }, row) => isCapitals || capitals[row] === true);
    for (let at = from; at < gap.end; at += 1) result[at] = 'head';
  }
  return result;
}

const rowsMax = 4;

/** The gaps that hold one period, and no heading that is usual. */
function gapsOf(shapes: LineShape[], labels: LineLabel[]): Gap[] {
  const gaps: Gap[] = [];
  let from = 0;
  shapes.forEach((shape, at) => {
    if (shape.mark === undefined && !isKnownHeading(shapes, labels, at)) return;
    const times = shapes
      .slice(from, at)
      .flatMap(({ hasPeriod, dates }, row) => (hasPeriod && dates !== 'inside' ? [from + row] : []));
    const [time] = times;
    if (shape.mark !== undefined && time !== undefined && times.length === 1) gaps.push({ from, time, end: at });
    from = at + 1;
  });
  return gaps;
}

function isKnownHeading(shapes: LineShape[], labels: LineLabel[], at: number): boolean {
  const kind = shapes[at]?.kind;
  return labels[at] === 'heading' && kind !== undefined;
}

/** Right below the heading of the jobs all lines above the first bullet are the head; an employer in capitals may look like a heading. */
function isWholeHead(shapes: LineShape[], labels: LineLabel[], { from, time, end }: Gap, next?: Gap): boolean {
  const kind = shapes[from - 1]?.kind;
  const isShort = end - from <= rowsMax && end - from > 1;
  // A short name that nobody knows may look like the title of a list: the next head tells what stands at its place.
  const isNextAlike = next !== undefined && next.end - next.time === end - time && next.time - next.from >= time - from;
  const isPlace = (own: number, other: number) =>
    labels[other] === 'head' || (labels[other] === 'sub' && shapes[own]?.line.text !== shapes[other]?.line.text);
  const isHead = (label: LineLabel, row: number) =>
    label === 'head' ||
    (label === 'heading' && row === 0) ||
    (label === 'sub' && isNextAlike && isPlace(from + row, next.time - (time - from) + row));
  return (kind === 'experience' || kind === 'summary') && isShort && labels.slice(from, end).every(isHead);
}

/** Right below another line of a head no section begins. */
function labelInRow({ line }: LineShape, row: number, label: LineLabel = 'prose'): LineLabel {
  return label === 'heading' && row > 0 && line.blanksBefore === 0 ? 'head' : label;
}

/** A short line that may stand in a head, set as the line at its place in the first head is. */
function isAlike(
  { line, body, kind, isCapitals }: LineShape,
  areCapitals = false,
  label: LineLabel = 'prose',
): boolean {
  if (label === 'heading' && !(isCapitals && areCapitals)) return false;
  return kind === undefined && line.text.length < 90 && /^[\p{Lu}\p{N}([]/u.test(body) && !/[.!?;:]$/.test(line.text);
}
