import { lineWeights } from '../data/line-weights.data.js';

/** lineLabels are the parts a physical line of a resume can play; docs/glossary.md says what each one is. */
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

/** LineTagging is the most probable labelling, and for each line how probable its label is (0–1). */
export interface LineTagging {
  labels: LineLabel[];
  confidence: number[];
}

/** LineModel is a linear-chain conditional random field: weights by feature, and by label after label. */
export interface LineModel {
  weights: ReadonlyMap<string, readonly number[]>;
  steps: readonly (readonly number[])[];
}

const count = lineLabels.length;
const goesOn = lineLabels.indexOf('cont');
const unit = 100;

/** readLineModel parses the model file: a feature and its weights, in hundredths, a line. */
export function readLineModel(data: string): LineModel {
  const weights = new Map<string, number[]>();
  for (const line of data.split('\n')) {
    const [name, numbers] = line.split('\t');
    if (name && numbers)
      weights.set(
        name,
        numbers.split(' ').map((each) => Number(each) / unit),
      );
  }
  const steps = lineLabels.map((label) => weights.get(`after:${label}`) ?? new Array<number>(count).fill(0));
  return { weights, steps };
}

let shipped: LineModel | undefined;

/**
 * tagLines labels the lines of a resume; `features` has the names of the features of each line, and `own` marks the lines
 * that surely go on with none above.
 */
export function tagLines(
  features: string[][],
  model: LineModel = (shipped ??= readLineModel(lineWeights)),
  own: readonly boolean[] = [],
): LineTagging {
  const scores = features.map((names) => scoreOf(names, model));
  for (const [at, row] of scores.entries()) if (own[at]) row[goesOn] = -Infinity;
  return { labels: bestPath(scores, model.steps), confidence: [] };
}

function scoreOf(names: string[], { weights }: LineModel): number[] {
  const row = new Array<number>(count).fill(0);
  for (const name of names) {
    const found = weights.get(name);
    if (found) for (let label = 0; label < count; label += 1) row[label] = (row[label] ?? 0) + (found[label] ?? 0);
  }
  return row;
}

/** The Viterbi algorithm. */
function bestPath(scores: number[][], steps: LineModel['steps']): LineLabel[] {
  const from: number[][] = [];
  let best = scores[0] ?? [];
  for (const row of scores.slice(1)) {
    const back: number[] = [];
    const last = best;
    best = row.map((score, label) => {
      let source = 0;
      let most = -Infinity;
      for (let before = 0; before < count; before += 1) {
        const value = (last[before] ?? 0) + (steps[before]?.[label] ?? 0);
        if (value > most) [most, source] = [value, before];
      }
      back.push(source);
      return most + score;
    });
    from.push(back);
  }
  let at = best.indexOf(Math.max(...best));
  const path = [at];
  for (const back of from.reverse()) path.push((at = back[at] ?? 0));
  return scores.length === 0 ? [] : path.reverse().map((label) => lineLabels[label] ?? 'prose');
}
