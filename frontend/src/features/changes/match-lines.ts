import type { CitedLine } from './cited-lines';
import { type Line, saysTheSame } from './resume-lines';

/** basis[i] are the indices of the original lines that tailored line i rests on, none when it is new. */
export type Bases = number[][];

/** Below half of the words in common, two lines are about different things. */
const alikeMin = 0.5;
/** A heading is so short that one common word is half of it. */
const headingAlikeMin = 0.6;
/** A short line taken out of a longer one may bring a label of its own, such as "Further skills:". */
const takenFromMin = 0.6;
/** An original line counts as kept inside a longer one only when nearly all of it is there. */
const keptInMin = 0.75;

/**
 * matchLines finds for each tailored line the original lines it rests on: first equal lines, then those its edit cites,
 * then those most alike (an original may be wrapped over several lines), then parts taken out of a line that is in use
 * already. An original line that ended up inside a longer tailored one is added to what that one rests on.
 */
export function matchLines(original: readonly Line[], tailored: readonly Line[], cited: Cited = new Map()): Bases {
  const bases: Bases = tailored.map(() => []);
  const taken = new Set<number>();
  const take = (at: number, span: number[]) => {
    bases[at] = span;
    for (const index of span) taken.add(index);
  };
  // A line with an edit is not as the person wrote it, even when it only looks so.
  matchEqual(original, tailored, { cited, take });
  matchCited(cited, { taken, take });
  matchAlike(original, tailored, { bases, taken, take });
  matchTaken(original, tailored, { bases, cited });
  addKept(original, tailored, { bases, taken });
  return bases;
}

type Take = (at: number, span: number[]) => void;

type Cited = ReadonlyMap<number, CitedLine>;

function matchEqual(
  original: readonly Line[],
  tailored: readonly Line[],
  { cited, take }: { cited: Cited; take: Take },
): void {
  const byText = new Map<string, number[]>();
  original.forEach((line, index) => {
    const key = line.words.join(' ');
    byText.set(key, [...(byText.get(key) ?? []), index]);
  });
  tailored.forEach((line, at) => {
    if (cited.has(at)) return;
    const candidates = byText.get(line.words.join(' '));
    const found = candidates?.findIndex((index) => saysTheSame(original[index]!.text, line.text)) ?? -1;
    if (found >= 0) take(at, candidates!.splice(found, 1));
  });
}

/** A summary and a list of skills gather what is said elsewhere, so a line they cite has a place of its own. */
const isGathered = ({ edit }: CitedLine) => edit.kind === 'summary' || edit.kind === 'skills';

/** A line rests on what its edit cites, without the lines that stand in their own place all the same. */
function matchCited(cited: Cited, { taken, take }: { taken: ReadonlySet<number>; take: Take }): void {
  const standing = new Set(taken);
  for (const [at, line] of cited) {
    const own = line.indices.filter((index) => !standing.has(index));
    if (own.length > 0 && !isGathered(line)) take(at, own);
  }
}

interface Pair {
  at: number;
  span: number[];
  score: number;
}

function matchAlike(
  original: readonly Line[],
  tailored: readonly Line[],
  { bases, taken, take }: { bases: Bases; taken: ReadonlySet<number>; take: Take },
): void {
  const pairs: Pair[] = [];
  const linesWith = new Map<string, number[]>();
  original.forEach(({ words }, index) => {
    for (const word of new Set(words)) {
      const known = linesWith.get(word);
      if (known) known.push(index);
      else linesWith.set(word, [index]);
    }
  });
  tailored.forEach((line, at) => {
    if (bases[at]!.length > 0) return;
    const scoreMin = line.heading > 0 ? headingAlikeMin : alikeMin;
    for (const start of new Set(line.words.flatMap((word) => linesWith.get(word) ?? []))) {
      const pair = bestSpan(original, line, start, taken);
      if (pair.score >= scoreMin) pairs.push({ at, ...pair });
    }
  });
  pairs.sort((one, other) => other.score - one.score);
  for (const { at, span } of pairs) {
    if (bases[at]!.length === 0 && span.every((index) => !taken.has(index))) take(at, span);
  }
}

/** The free original lines from `start` on that together are most like the line, by Dice's coefficient over words. */
function bestSpan(original: readonly Line[], line: Line, start: number, taken: ReadonlySet<number>) {
  const span: number[] = [];
  const left = countWords(line.words);
  let common = 0;
  let length = line.words.length;
  let score = 0;
  for (let index = start; index < original.length && !taken.has(index); index += 1) {
    const { words } = original[index]!;
    common += takeWords(left, words);
    length += words.length;
    const reached = (2 * common) / length;
    if (reached <= score) break;
    score = reached;
    span.push(index);
  }
  return { span, score };
}

function matchTaken(
  original: readonly Line[],
  tailored: readonly Line[],
  { bases, cited }: { bases: Bases; cited: Cited },
): void {
  tailored.forEach((line, at) => {
    // A heading of one common word is found in many a sentence and rests on none of them.
    if (bases[at]!.length > 0 || line.heading > 0) return;
    // What this one rests on is known, and stands elsewhere.
    if (cited.get(at)?.indices.length) return;
    const best = mostOf(original, (each) => shareOf(line.words, each.words));
    if (best.score >= takenFromMin) bases[at] = [best.index];
  });
}

function addKept(
  original: readonly Line[],
  tailored: readonly Line[],
  { bases, taken }: { bases: Bases; taken: ReadonlySet<number> },
): void {
  original.forEach((line, index) => {
    if (taken.has(index) || line.words.length < 2) return;
    const best = mostOf(tailored, (each) => (each.heading > 0 ? 0 : shareOf(line.words, each.words)));
    if (best.score >= keptInMin) bases[best.index] = [...new Set([...bases[best.index]!, index])].sort((a, b) => a - b);
  });
}

function mostOf(lines: readonly Line[], scoreOf: (line: Line) => number): { index: number; score: number } {
  let best = { index: -1, score: 0 };
  lines.forEach((line, index) => {
    const score = scoreOf(line);
    if (score > best.score) best = { index, score };
  });
  return best;
}

/** shareOf is how much of the first is found in the second, from 0 to 1. */
const shareOf = (one: readonly string[], other: readonly string[]) => takeWords(countWords(other), one) / one.length;

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** takeWords takes the words it finds out of what is left, and tells how many those were. */
function takeWords(left: Map<string, number>, words: readonly string[]): number {
  let found = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    found += 1;
  }
  return found;
}
