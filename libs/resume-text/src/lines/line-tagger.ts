import { lineWeights } from '../data/line-weights.data.js';
import { bestLabels, readChain, scoresOf, type LinearChain } from './linear-chain.js';

/**
 * lineLabels are the parts a physical line of a resume can play. "inline" is a heading with its text in the same line, "sub" a
 * heading within a section or a job, "head" a line that names a job or a degree, "cont" the rest of the line above, "item" a
 * line of a list, and "furniture" belongs to the page.
 */
export const lineLabels = [
  'name',
  'headline',
  'contact',
  'heading',
  'inline',
  'sub',
  'head',
  'bullet',
  'cont',
  'item',
  'prose',
  'furniture',
] as const;
export type LineLabel = (typeof lineLabels)[number];

export type LineModel = LinearChain<LineLabel>;

const goesOn = lineLabels.indexOf('cont');

let shipped: LineModel | undefined;

/**
 * tagLines labels the lines of a resume; `features` has the names of the features of each line, and `own` marks the lines
 * that surely go on with none above.
 */
export function tagLines(
  features: string[][],
  model: LineModel = (shipped ??= readChain(lineLabels, lineWeights)),
  own: readonly boolean[] = [],
): LineLabel[] {
  const scores = scoresOf(features, model);
  for (const [at, row] of scores.entries()) if (own[at]) row[goesOn] = -Infinity;
  return bestLabels(scores, model);
}
