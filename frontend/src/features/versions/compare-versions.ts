import { diffArrays } from 'diff';
import { type Word, changedWords } from '../changes/changed-words';
import { type Line, resumeLines } from '../changes/resume-lines';

/** ComparedRow is one line of two versions side by side; a version that does not have it is empty there. */
export type ComparedRow =
  | { change: 'same'; text: string; isHeading: boolean }
  | { change: 'reworded'; left: Word[]; right: Word[] }
  | { change: 'only left' | 'only right' | 'moved left' | 'moved right'; text: string };

/** Below this share of words in common two lines are two lines, not one that was reworded. */
const alikeMin = 0.4;

/** compareVersions tells line by line how two versions differ, in the order in which they are read. */
export function compareVersions(left: string, right: string): ComparedRow[] {
  const [before, after] = [resumeLines(left), resumeLines(right)];
  const parts = diffArrays(before, after, { comparator: (one, other) => one.text === other.text });
  const stands = { left: textsOf(before), right: textsOf(after) };
  const rows: ComparedRow[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const { value, added, removed } = parts[at]!;
    if (!added && !removed) {
      rows.push(...value.map(({ text, heading }) => ({ change: 'same' as const, text, isHeading: heading > 0 })));
      continue;
    }
    const next = parts[at + 1];
    const isPair = removed && next?.added;
    rows.push(...differing(removed ? value : [], isPair ? next.value : added ? value : [], stands));
    if (isPair) at += 1;
  }
  return rows;
}

type Stands = Record<'left' | 'right', ReadonlySet<string>>;

/** Lines that stand in the place of one another are paired in their order, where they are alike. */
function differing(left: readonly Line[], right: readonly Line[], stands: Stands): ComparedRow[] {
  const rows: ComparedRow[] = [];
  let next = 0;
  for (const line of left) {
    const at = stands.right.has(line.text) ? -1 : right.findIndex((each, nth) => nth >= next && isAlike(line, each));
    if (at < 0) {
      rows.push({ change: stands.right.has(line.text) ? 'moved left' : 'only left', text: line.text });
      continue;
    }
    rows.push(...right.slice(next, at).map((each) => onRight(each, stands)));
    const words = changedWords(line.text, right[at]!.text);
    rows.push({ change: 'reworded', left: words.original, right: words.tailored });
    next = at + 1;
  }
  return [...rows, ...right.slice(next).map((each) => onRight(each, stands))];
}

const onRight = ({ text }: Line, stands: Stands): ComparedRow => ({
  change: stands.left.has(text) ? 'moved right' : 'only right',
  text,
});

function isAlike(one: Line, other: Line): boolean {
  const words = new Set(one.words);
  const shared = other.words.filter((word) => words.has(word)).length;
  return (2 * shared) / Math.max(1, one.words.length + other.words.length) >= alikeMin;
}

const textsOf = (lines: readonly Line[]): ReadonlySet<string> => new Set(lines.map(({ text }) => text));

/** inRuns puts neighbouring rows that are the same together, so that they can be folded. */
export function inRuns(rows: readonly ComparedRow[]): ComparedRow[][] {
  const runs: ComparedRow[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (row.change === 'same' && last?.[0]?.change === 'same') last.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** differenceSentence sums up how two versions differ. */
export function differenceSentence(rows: readonly ComparedRow[]): string {
  const count = (...changes: ComparedRow['change'][]) => rows.filter(({ change }) => changes.includes(change)).length;
  const parts = [
    [count('reworded'), 'reworded'],
    [count('only right'), 'only on the right'],
    [count('only left'), 'only on the left'],
    [count('moved right'), 'moved'],
  ] as const;
  const told = parts.filter(([lines]) => lines > 0).map(([lines, what]) => `${lines} ${what}`);
  if (told.length === 0) return 'Both versions read the same.';
  const same = count('same');
  return `${same === 1 ? '1 line is' : `${same} lines are`} the same, ${told.join(', ')}.`;
}
