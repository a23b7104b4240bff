import { judgedSections, type Misread } from '../eval/misread-sections.js';
import { fitLogistic } from './conditional-logit.js';

const settings = { penalty: 0.007, steps: 6_000 };

/**
 * fitSureness fits how likely a section is misread on what proof-readers found: a weight for each of its numbers, the bias
 * last. Each number is set about zero and scaled to one for the fit, and its weight back again. The same data give the same bytes.
 */
export function fitSureness(all: readonly Misread[]): number[] {
  const sections = all.flatMap(judgedSections);
  const rows = sections.map(({ numbers }) => numbers);
  const columns = (rows[0] ?? []).map((_, at) => columnOf(rows.map((row) => row[at] ?? 0)));
  const fitted = fitLogistic(
    rows.map((row) => columns.map(({ mean, deviation }, at) => ((row[at] ?? 0) - mean) / deviation)),
    sections.map(({ isMisread }) => Number(isMisread)),
    settings,
  );
  const weights = columns.map(({ deviation }, at) => (fitted[at] ?? 0) / deviation);
  const bias = columns.reduce((sum, { mean }, at) => sum - (weights[at] ?? 0) * mean, fitted.at(-1) ?? 0);
  return [...weights, bias].map((weight) => Number(weight.toFixed(3)));
}

function columnOf(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) || 1 };
}
