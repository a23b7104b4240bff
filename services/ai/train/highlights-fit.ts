import type { HighlightModel } from '../src/engine/built-in/choose-lines.js';
import { judgedLines, type Chosen } from '../eval/chosen-lines.js';
import { verdictsOf, type Remarks, type Verdict } from '../eval/highlight-remarks.js';
import { fitLogistic } from './conditional-logit.js';

const settings = { penalty: 0.001, steps: 4_000 };
/** How much a verdict counts: what a reader took out or asked for says most, what stood there and was left says least. */
const weightOf: Record<Verdict, number> = { rejected: 2, wanted: 1.5, kept: 0.3, none: 0.5 };
const editorsWeight = { chosen: 1, others: 0.7 };

/**
 * fitHighlights fits how likely a line is one for the top: on lines that editors chose, and on what readers of results
 * said of the lines there. The same data give the same bytes.
 */
export function fitHighlights(chosen: readonly Chosen[], remarks: readonly Remarks[]): HighlightModel {
  const rows = [
    ...chosen.flatMap(judgedLines).map(({ candidate, place }) => {
      const isRight = place !== undefined;
      return { candidate, isRight, weight: isRight ? editorsWeight.chosen : editorsWeight.others };
    }),
    ...remarks.flatMap(verdictsOf).map(({ candidate, verdict }) => {
      return { candidate, isRight: verdict === 'wanted' || verdict === 'kept', weight: weightOf[verdict] };
    }),
  ];
  const fitted = fitLogistic(
    rows.map(({ candidate }) => candidate.numbers),
    rows.map(({ isRight }) => (isRight ? 1 : 0)),
    { ...settings, weights: rows.map(({ weight }) => weight) },
  ).map((weight) => Number(weight.toFixed(3)));
  return { weights: fitted.slice(0, -1), bias: fitted.at(-1) ?? 0 };
}
