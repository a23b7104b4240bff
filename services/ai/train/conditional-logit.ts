/** Choice is one requirement: the features of each line, and which lines prove it. None may. */
export interface Choice {
  lines: number[][];
  right: boolean[];
}

/**
 * fitConditionalLogit fits weights so that right lines come before the others of their requirement: a logistic regression
 * of the choice among lines. One requirement after the other in an order that is shuffled by a fixed seed, each weight at a speed of its
 * own (AdaGrad), so the same data give the same bytes.
 */
export function fitConditionalLogit(choices: Choice[], penalty: number, rounds: number): number[] {
  const useful = choices.filter((choice) => choice.right.some(Boolean) && choice.right.some((each) => !each));
  const size = useful[0]?.lines[0]?.length ?? 0;
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(slowStart);
  const gradient = new Float64Array(size);
  const order = shuffled(useful.length);
  for (let round = 0; round < rounds; round += 1)
    for (const at of order) {
      for (let each = 0; each < size; each += 1)
        gradient[each] = (-penalty * (weights[each] as number)) / useful.length;
      addGradient(useful[at] as Choice, weights, gradient);
      for (let each = 0; each < size; each += 1) {
        const step = gradient[each] as number;
        squares[each] = (squares[each] as number) + step * step;
        weights[each] = (weights[each] as number) + (speed * step) / Math.sqrt(squares[each] as number);
      }
    }
  return [...weights];
}

const speed = 0.1;
const slowStart = 0.01;

/** The numbers below `count` in an order that is always the same. */
function shuffled(count: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  let seed = 1;
  for (let at = count - 1; at > 0; at -= 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    const other = seed % (at + 1);
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  return order;
}

function addGradient({ lines, right }: Choice, weights: Float64Array, gradient: Float64Array): void {
  const scores = lines.map((line) => dot(weights, line));
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const all = sum(shares);
  const proven = sum(shares.filter((_, at) => right[at]));
  lines.forEach((line, at) => {
    const share = shares[at] ?? 0;
    const factor = (right[at] ? share / proven : 0) - share / all;
    if (Math.abs(factor) < 1e-6) return;
    for (let each = 0; each < line.length; each += 1)
      gradient[each] = (gradient[each] as number) + factor * (line[each] as number);
  });
}

/** How a logistic regression is fitted. */
export interface LogisticSettings {
  penalty: number;
  steps: number;
  /** Weights to begin with, the bias last; zeros unless told. */
  start?: readonly number[];
  /** How much each row counts; all alike unless told. */
  weights?: readonly number[];
  /** Weights that may not fall below zero. */
  isRising?: (at: number) => boolean;
}

/** fitLogistic fits P(y) = 1 / (1 + e^-(bias + w·x)); `truths` are 0 to 1, and the bias comes last. */
export function fitLogistic(
  rows: readonly number[][],
  truths: readonly number[],
  { penalty, steps, start, weights: counts, isRising = () => false }: LogisticSettings,
): number[] {
  const size = (rows[0]?.length ?? 0) + 1;
  const flat = Float64Array.from(rows.flatMap((row) => [...row, 1]));
  const weights = Float64Array.from(start ?? new Array<number>(size).fill(0));
  const speed = new Float64Array(size);
  const gradient = new Float64Array(size);
  const all = counts ? counts.reduce((total, count) => total + count, 0) : rows.length;
  for (let step = 0; step < steps; step += 1) {
    for (let at = 0; at < size; at += 1) gradient[at] = at === size - 1 ? 0 : -penalty * (weights[at] as number);
    for (let row = 0; row < rows.length; row += 1) {
      let sum = 0;
      for (let at = 0; at < size; at += 1) sum += (weights[at] as number) * (flat[row * size + at] as number);
      const wrong = (((truths[row] as number) - 1 / (1 + Math.exp(-sum))) * (counts?.[row] ?? 1)) / all;
      for (let at = 0; at < size; at += 1)
        gradient[at] = (gradient[at] as number) + wrong * (flat[row * size + at] as number);
    }
    for (let at = 0; at < size; at += 1) {
      speed[at] = 0.9 * (speed[at] as number) + 0.5 * (gradient[at] as number);
      weights[at] = (weights[at] as number) + (speed[at] as number);
      if (isRising(at) && (weights[at] as number) < 0) weights[at] = 0;
    }
  }
  return [...weights];
}

function dot(weights: Float64Array, values: readonly number[]): number {
  let total = 0;
  for (let index = 0; index < values.length; index += 1) total += (weights[index] ?? 0) * (values[index] ?? 0);
  return total;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
