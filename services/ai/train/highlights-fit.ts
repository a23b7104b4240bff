import type { FragmentModel } from '../src/engine/built-in/choose-fragment.js';
import type { HighlightModel } from '../src/engine/built-in/choose-lines.js';
import { asLike } from '../src/eval/chosen-figures.js';
import { judgedLines, type Chosen } from '../src/eval/chosen-lines.js';
import { cutLines, type Written } from '../src/eval/written-highlights.js';
import { fitConditionalLogit, fitLogistic } from './conditional-logit.js';

const settings = { penalty: 0.001, steps: 4_000 };
/** fitFragments fits which piece of a line an editor takes to the top. The same data give the same bytes. */
export function fitFragments(written: readonly Written[]): FragmentModel {
  const choices = written.flatMap(cutLines).map(({ fragments, likeness }) => {
    const best = Math.max(...likeness);
    return { lines: fragments.map(({ numbers }) => numbers), right: likeness.map((each) => each >= best - asLike) };
  });
  return { weights: fitConditionalLogit(choices, 0.003, 3_000).map(inShort) };
}

/** fitHighlights fits how likely an editor puts a line at the top. The same data give the same bytes. */
export function fitHighlights(chosen: readonly Chosen[]): HighlightModel {
  const judged = chosen.flatMap(judgedLines);
  const fitted = fitLogistic(
    judged.map(({ candidate }) => candidate.numbers),
    judged.map(({ place }) => (place === undefined ? 0 : 1)),
    settings,
  );
  return { weights: fitted.slice(0, -1).map(inShort), bias: inShort(fitted.at(-1) ?? 0) };
}

const inShort = (weight: number) => Number(weight.toFixed(3));
