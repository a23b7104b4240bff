import type { HighlightModel } from '../src/engine/built-in/choose-lines.js';
import { judgedLines, type Chosen } from '../eval/chosen-lines.js';
import { fitLogistic } from './conditional-logit.js';

const settings = { penalty: 0.001, steps: 4_000 };

/** fitHighlights fits how likely an editor puts a line at the top. The same data give the same bytes. */
export function fitHighlights(chosen: readonly Chosen[]): HighlightModel {
  const judged = chosen.flatMap(judgedLines);
  const fitted = fitLogistic(
    judged.map(({ candidate }) => candidate.numbers),
    judged.map(({ place }) => (place === undefined ? 0 : 1)),
    settings,
  ).map((weight) => Number(weight.toFixed(3)));
  return { weights: fitted.slice(0, -1), bias: fitted.at(-1) ?? 0 };
}
