import { tagCount } from './model.js';

/** Tagged is what the tagger makes of a sentence; token indexes, ends exclusive. */
export interface Tagged {
  spans: { start: number; end: number }[];
  /** For each token the probability that it belongs to a keyword. */
  inside: number[];
}

/** mayFollow is the grammar of BILOU: after B or I comes I or L, and only there. */
export function mayFollow(from: number, to: number): boolean {
  const isOpen = from === 1 || from === 2;
  return isOpen === (to === 2 || to === 3);
}

/**
 * decode lists the keywords of a sentence: the most probable runs that do not overlap. Asking for each run by itself
 * (minimum risk) finds more of them exactly than the single most probable tagging does; see ADR 0006. `scores` has one
 * row of tag scores per token; `breaks` marks tokens before which the text has a comma: no keyword crosses it.
 */
export function decode(scores: Row[], steps: Float32Array, breaks: boolean[] = []): Tagged {
  if (scores.length === 0) return { spans: [], inside: [] };
  const lattice = fillLattice(scores, steps, breaks);
  const spans: Run[] = [];
  for (const run of likelyRuns(lattice)) {
    if (!spans.some((other) => other.start < run.end && run.start < other.end)) spans.push(run);
  }
  const { forward, backward } = lattice;
  const inside = forward.map((row, at) => 1 - (row[outside] ?? 0) * (backward[at]?.[outside] ?? 0));
  const all = [...spans, ...unclearRuns(inside, spans, breaks)];
  return { spans: all.sort((a, b) => a.start - b.start).map(({ start, end }) => ({ start, end })), inside };
}

/** Where something surely is a keyword, and only its ends are in doubt, the run of sure tokens stands for it. */
function unclearRuns(inside: number[], clear: Run[], breaks: boolean[]): Run[] {
  const isFree = (at: number) =>
    (inside[at] ?? 0) >= insideMin && !clear.some(({ start, end }) => start <= at && at < end);
  const runs: Run[] = [];
  inside.forEach((probability, at) => {
    const open = runs.at(-1);
    if (!isFree(at)) return;
    if (open?.end === at && !breaks[at]) open.end += 1;
    else runs.push({ start: at, end: at + 1, probability });
  });
  return runs;
}

interface Run {
  start: number;
  end: number;
  probability: number;
}

/** forward × backward of a token is the probability of its tags; `scale` is what `forward` was divided by. */
interface Lattice {
  state: Row[];
  step: (at: number, from: number, to: number) => number;
  forward: Row[];
  backward: Row[];
  scale: number[];
}

type Row = number[];

const [outside, begin, inner, last, unit] = [0, 1, 2, 3, 4] as const;
const tags: number[] = [outside, begin, inner, last, unit];
const mayStart = (tag: number) => tag !== inner && tag !== last;
const mayEnd = (tag: number) => tag !== begin && tag !== inner;
// Chosen on SkillSpan's dev file; ADR 0006 has the figures.
const probabilityMin = 0.4;
const insideMin = 0.55;
/** Most words are outside, so a tagger that wants to be right about words misses keywords; this evens it out. */
const outsideLean = -0.3;
const runTokensMax = 10;

/** The forward-backward algorithm. A posting may be one sentence of ten thousand tokens, so these are plain loops. */
function fillLattice(scores: Row[], steps: Float32Array, breaks: boolean[]): Lattice {
  const state = scores.map(stateOf);
  const open = Float64Array.from(steps, (weight, at) =>
    mayFollow(Math.floor(at / tagCount), at % tagCount) ? Math.exp(weight) : 0,
  );
  const cut = open.map((weight, at) => (at >= begin * tagCount && at < last * tagCount ? 0 : weight));
  const stepsAt = (at: number) => (breaks[at] ? cut : open);
  const forward: Row[] = [];
  const scale: number[] = [];
  state.forEach((row, at) => {
    const before = forward[at - 1];
    const sums = before ? reached(before, stepsAt(at), row) : tags.map((to) => Number(mayStart(to)) * (row[to] ?? 0));
    let total = 0;
    for (const value of sums) total += value;
    scale.push(total);
    for (let tag = 0; tag < tagCount; tag += 1) sums[tag] = (sums[tag] ?? 0) / total;
    forward.push(sums);
  });
  const ending = tags.reduce((sum, tag) => sum + (mayEnd(tag) ? (forward.at(-1)?.[tag] ?? 0) : 0), 0);
  let after: Row = tags.map((tag) => (mayEnd(tag) ? 1 / ending : 0));
  const backward = [after];
  for (let at = state.length - 1; at > 0; at -= 1) {
    after = left(after, stepsAt(at), state[at] ?? [], scale[at] ?? 1);
    backward.push(after);
  }
  const step = (at: number, from: number, to: number) => stepsAt(at)[from * tagCount + to] ?? 0;
  return { state, step, forward, backward: backward.reverse(), scale };
}

/** How likely each tag is by the scores of its token alone, the likeliest 1. */
function stateOf(scores: Row): Row {
  const row = scores.slice();
  row[outside] = (row[outside] ?? 0) + outsideLean;
  let most = -Infinity;
  for (const value of row) if (value > most) most = value;
  for (let tag = 0; tag < tagCount; tag += 1) row[tag] = Math.exp((row[tag] ?? 0) - most);
  return row;
}

/** One step forward: what leads to each tag of a token. */
function reached(before: Row, steps: Float64Array, state: Row): Row {
  const sums = [0, 0, 0, 0, 0];
  for (let to = 0; to < tagCount; to += 1) {
    let ways = 0;
    for (let from = 0; from < tagCount; from += 1) ways += (before[from] ?? 0) * (steps[from * tagCount + to] ?? 0);
    sums[to] = ways * (state[to] ?? 0);
  }
  return sums;
}

/** One step back: what each tag of the token before leads to. */
function left(after: Row, steps: Float64Array, state: Row, scale: number): Row {
  const sums = [0, 0, 0, 0, 0];
  for (let from = 0; from < tagCount; from += 1) {
    let ways = 0;
    for (let to = 0; to < tagCount; to += 1)
      ways += (steps[from * tagCount + to] ?? 0) * (state[to] ?? 0) * (after[to] ?? 0);
    sums[from] = ways / scale;
  }
  return sums;
}

/** Every run whose probability to be exactly one keyword is high enough, the most probable first. */
function likelyRuns({ state, step, forward, backward, scale }: Lattice): Run[] {
  const runs: Run[] = [];
  const keep = (start: number, end: number, probability: number) => {
    if (probability >= probabilityMin) runs.push({ start, end, probability });
  };
  forward.forEach((row, start) => {
    keep(start, start + 1, (row[unit] ?? 0) * (backward[start]?.[unit] ?? 0));
    let open = row[begin] ?? 0;
    for (let at = start + 1; at < Math.min(state.length, start + runTokensMax) && open > 1e-4; at += 1) {
      const from = at === start + 1 ? begin : inner;
      const reach = (to: number) => (open * step(at, from, to) * (state[at]?.[to] ?? 0)) / (scale[at] ?? 1);
      keep(start, at + 1, reach(last) * (backward[at]?.[last] ?? 0));
      open = reach(inner);
    }
  });
  return runs.sort((a, b) => b.probability - a.probability || a.start - b.start);
}
