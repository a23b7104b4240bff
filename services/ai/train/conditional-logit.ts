/** Choice is one requirement: the features of each line, and which lines prove it. None may. */
export interface Choice {
  lines: number[][];
  right: boolean[];
}

/**
 * fitConditionalLogit fits weights so that right lines come before the others of their requirement: a logistic regression
 * of the choice among lines. Plain gradient descent with momentum from zero, so the same data give the same bytes.
 */
export function fitConditionalLogit(choices: Choice[], penalty: number, steps: number): number[] {
  const size = choices[0]?.lines[0]?.length ?? 0;
  const useful = choices.filter((choice) => choice.right.some(Boolean) && choice.right.some((each) => !each));
  const weights = new Array<number>(size).fill(0);
  const speed = new Array<number>(size).fill(0);
  for (let step = 0; step < steps; step += 1) {
    const gradient = weights.map((weight) => -penalty * weight);
    for (const choice of useful) addGradient(choice, weights, gradient, 1 / useful.length);
    weights.forEach((_, index) => {
      speed[index] = 0.9 * (speed[index] ?? 0) + 0.5 * (gradient[index] ?? 0);
      weights[index] = (weights[index] ?? 0) + (speed[index] ?? 0);
    });
  }
  return weights;
}

function addGradient(choice: Choice, weights: number[], gradient: number[], scale: number): void {
  const scores = choice.lines.map((line) => dot(weights, line));
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const all = sum(shares);
  const proven = sum(shares.filter((_, index) => choice.right[index]));
  choice.lines.forEach((line, index) => {
    const share = shares[index] ?? 0;
    const factor = scale * ((choice.right[index] ? share / proven : 0) - share / all);
    if (Math.abs(factor) < 1e-9) return;
    for (let each = 0; each < line.length; each += 1)
      gradient[each] = (gradient[each] ?? 0) + factor * (line[each] ?? 0);
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

export function dot(weights: number[], values: number[]): number {
  let total = 0;
  for (let index = 0; index < values.length; index += 1) total += (weights[index] ?? 0) * (values[index] ?? 0);
  return total;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
