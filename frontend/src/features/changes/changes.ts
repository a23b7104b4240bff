import type { Edit } from '@tailwright/contracts/optimize';
import { type CitedLine, citedLines } from './cited-lines';
import { inOrder } from './in-order';
import { type Bases, matchLines } from './match-lines';
import { type Line, resumeLines, saysTheSame } from './resume-lines';

/** Change is what became of one line; `left out` is an original line that no tailored one rests on. */
export type Change = 'unchanged' | 'moved' | 'reworded' | 'moved and reworded' | 'new' | 'left out';

export interface Row {
  change: Change;
  /** The tailored line; empty when it was left out. */
  text: string;
  /** The number of the tailored line; undefined when it was left out. */
  number?: number;
  isHeading: boolean;
  /** The original lines it rests on. */
  basis: Line[];
  /** Other lines rest on the same original line: this one holds a part of it. */
  isPart?: true;
  /** What is known of a line that is not as the person wrote it. */
  edit?: Edit;
  /** Original lines that its edit cites too, and that stand in their own place. */
  support?: Line[];
  /** The heading its original stood under, when it has moved away from it. */
  cameFrom?: string;
}

/** Section is a tailored heading with its lines; the first one, before any heading, has no title. */
export interface Section {
  title: Row | null;
  rows: Row[];
}

export interface Changes {
  sections: Section[];
  counts: Record<Change, number>;
}

/** compareResumes tells line by line what became of the original. Pure; the longest resume takes well under a second. */
export function compareResumes(originalResume: string, tailoredResume: string, edits: readonly Edit[] = []): Changes {
  const original = resumeLines(originalResume);
  const tailored = resumeLines(tailoredResume);
  const cited = citedLines(original, tailored, edits);
  const bases = matchLines(original, tailored, cited);
  const rows = withLeftOut(original, bases, classify({ original, tailored, bases, cited }));
  const counts = { unchanged: 0, moved: 0, reworded: 0, 'moved and reworded': 0, new: 0, 'left out': 0 };
  for (const { row } of rows) counts[row.change] += 1;
  return { sections: inSections(rows), counts };
}

/** Resume sections are headings of the first two levels; the first line of all is the name, whatever its marks. */
const isTitle = (line: Line, at: number) => at > 0 && (line.heading === 1 || line.heading === 2);

interface Placed {
  row: Row;
  isTitle: boolean;
}

interface Matched {
  original: readonly Line[];
  tailored: readonly Line[];
  bases: Bases;
  cited: ReadonlyMap<number, CitedLine>;
}

function classify({ original, tailored, bases, cited }: Matched): Placed[] {
  const moved = findMoved(original, tailored, bases);
  const uses = new Map<number, number>();
  for (const index of bases.flat()) uses.set(index, (uses.get(index) ?? 0) + 1);
  return tailored.map((line, at) => {
    const basis = bases[at]!.map((index) => original[index]!);
    const ownText = basis.map(({ text }) => text).join(' ');
    const known = cited.get(at);
    const isSame = known ? ownText === line.text : saysTheSame(ownText, line.text);
    const cameFrom = moved[at]?.from;
    const row: Row = {
      change: changeOf(basis.length > 0, isSame, moved[at] !== undefined),
      text: line.text,
      number: line.number,
      isHeading: line.heading > 0,
      basis,
      ...(bases[at]!.some((index) => uses.get(index)! > 1) && { isPart: true }),
      ...(known && !isSame && withEdit(known, { original, basis: bases[at]! })),
      ...(cameFrom !== undefined && { cameFrom }),
    };
    return { row, isTitle: isTitle(line, at) };
  });
}

function withEdit(
  { edit, indices }: CitedLine,
  { original, basis }: { original: readonly Line[]; basis: readonly number[] },
): Pick<Row, 'edit' | 'support'> {
  const support = indices.filter((index) => !basis.includes(index)).map((index) => original[index]!);
  return { edit, ...(support.length > 0 && { support }) };
}

function changeOf(hasBasis: boolean, isSame: boolean, isMoved: boolean): Change {
  if (!hasBasis) return 'new';
  if (isSame) return isMoved ? 'moved' : 'unchanged';
  return isMoved ? 'moved and reworded' : 'reworded';
}

/**
 * A section that moved takes its lines along: those count as moved only when they left their section or changed their
 * order within it. Where the original has no such heading, the section most of the lines come from is their own.
 */
function findMoved(
  original: readonly Line[],
  tailored: readonly Line[],
  bases: Bases,
): ({ from?: string } | undefined)[] {
  const titles = tailored.flatMap((line, at) => (isTitle(line, at) ? [at] : []));
  const originalTitles = titles.flatMap((at) => bases[at]!.slice(0, 1));
  const sectionOf = (index: number) => Math.max(-1, ...originalTitles.filter((title) => title <= index));
  const moved: ({ from?: string } | undefined)[] = tailored.map(() => undefined);

  markOutOfOrder(titles, bases, moved);
  for (const [start, end] of [0, ...titles].map((at, nth) => [
    nth === 0 ? 0 : at + 1,
    titles[nth] ?? tailored.length,
  ])) {
    const lines = [...tailored.keys()].slice(start, end).filter((at) => bases[at]!.length > 0);
    const own = bases[start! - 1]?.[0] ?? mostFrequent(lines.map((at) => sectionOf(bases[at]![0]!)));
    const home = start === 0 ? -1 : own;
    const strangers = lines.filter((at) => sectionOf(bases[at]![0]!) !== home);
    for (const at of strangers) {
      const from = original[sectionOf(bases[at]![0]!)]?.text;
      moved[at] = from === undefined ? {} : { from };
    }
    markOutOfOrder(
      lines.filter((at) => !strangers.includes(at)),
      bases,
      moved,
    );
  }
  return moved;
}

function markOutOfOrder(lines: number[], bases: Bases, moved: ({ from?: string } | undefined)[]): void {
  const known = lines.filter((at) => bases[at]!.length > 0);
  const stays = inOrder(known.map((at) => bases[at]![0]!));
  known.forEach((at, nth) => {
    if (!stays[nth]) moved[at] = {};
  });
}

function mostFrequent(numbers: number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];
}

/** An original line that is gone is shown after the line that stood before it. */
function withLeftOut(original: readonly Line[], bases: Bases, tailored: Placed[]): Placed[] {
  const after = new Map<number, Placed[]>();
  let place = -1;
  original.forEach((line, index) => {
    const at = bases.findIndex((basis) => basis.includes(index));
    if (at >= 0) place = at;
    else {
      const row: Row = { change: 'left out', text: '', isHeading: line.heading > 0, basis: [line] };
      after.set(place, [...(after.get(place) ?? []), { row, isTitle: false }]);
    }
  });
  return [...(after.get(-1) ?? []), ...tailored.flatMap((placed, at) => [placed, ...(after.get(at) ?? [])])];
}

function inSections(rows: readonly Placed[]): Section[] {
  const sections: Section[] = [{ title: null, rows: [] }];
  for (const { row, isTitle: opens } of rows) {
    if (opens) sections.push({ title: row, rows: [] });
    else sections.at(-1)!.rows.push(row);
  }
  return sections.filter(({ title, rows: own }) => title !== null || own.length > 0);
}
