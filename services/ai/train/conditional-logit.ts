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

/** fitLogistic fits P(y) = 1 / (1 + e^-(bias + w·x)); the bias comes last. */
export function fitLogistic(rows: number[][], truth: boolean[], penalty: number, steps: number): number[] {
  const size = (rows[0]?.length ?? 0) + 1;
  const weights = new Array<number>(size).fill(0);
  const speed = new Array<number>(size).fill(0);
  for (let step = 0; step < steps; step += 1) {
    const gradient = weights.map((weight, index) => (index === size - 1 ? 0 : -penalty * weight));
    rows.forEach((row, at) => {
      const wrong = (truth[at] ? 1 : 0) - 1 / (1 + Math.exp(-(dot(weights, row) + (weights[size - 1] ?? 0))));
      row.forEach((value, index) => (gradient[index] = (gradient[index] ?? 0) + (wrong * value) / rows.length));
      gradient[size - 1] = (gradient[size - 1] ?? 0) + wrong / rows.length;
    });
    weights.forEach((_, index) => {
      speed[index] = 0.9 * (speed[index] ?? 0) + 0.5 * (gradient[index] ?? 0);
      weights[index] = (weights[index] ?? 0) + (speed[index] ?? 0);
    });
  }
  return weights;
}

export function dot(weights: number[], values: number[]): number {
  let total = 0;
  for (let index = 0; index < values.length; index += 1) total += (weights[index] ?? 0) * (values[index] ?? 0);
  return total;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
