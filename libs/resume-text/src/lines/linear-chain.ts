/** LinearChain is a linear-chain conditional random field: weights by feature, and by label after label. */
export interface LinearChain<Label extends string> {
  labels: readonly Label[];
  weights: ReadonlyMap<string, readonly number[]>;
  steps: readonly (readonly number[])[];
}

const unit = 100;

/** readChain parses a model file: a feature and its weight for each label, in hundredths, a line. */
export function readChain<Label extends string>(labels: readonly Label[], data: string): LinearChain<Label> {
  const weights = new Map<string, number[]>();
  for (const line of data.split('\n')) {
    const [name, numbers] = line.split('\t');
    if (name && numbers)
      weights.set(
        name,
        numbers.split(' ').map((each) => Number(each) / unit),
      );
  }
  const steps = labels.map((label) => weights.get(`after:${label}`) ?? new Array<number>(labels.length).fill(0));
  return { labels, weights, steps };
}

/** scoresOf adds up the weights of the features of each line: a row of one number for each label. */
export function scoresOf(features: readonly string[][], { labels, weights }: LinearChain<string>): number[][] {
  return features.map((names) => {
    const row = new Array<number>(labels.length).fill(0);
    for (const name of names) {
      const found = weights.get(name);
      if (found)
        for (let label = 0; label < row.length; label += 1) row[label] = (row[label] ?? 0) + (found[label] ?? 0);
    }
    return row;
  });
}

/** bestLabels is the most probable labelling of lines with these scores (the Viterbi algorithm). */
export function bestLabels<Label extends string>(scores: number[][], { labels, steps }: LinearChain<Label>): Label[] {
  const from: number[][] = [];
  let best = scores[0] ?? [];
  for (const row of scores.slice(1)) {
    const back: number[] = [];
    const last = best;
    best = row.map((score, label) => {
      let source = 0;
      let most = -Infinity;
      for (let before = 0; before < labels.length; before += 1) {
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
  return scores.length === 0 ? [] : path.reverse().map((label) => labels[label] as Label);
}

/** chancesOf is how probable each label of each line is, 0–1, over all labellings (the forward-backward algorithm). */
export function chancesOf(scores: number[][], { labels, steps }: LinearChain<string>): number[][] {
  const numbers = labels.map((_, label) => label);
  const forward: number[][] = [];
  for (const row of scores) {
    const last = forward.at(-1);
    forward.push(
      row.map((score, label) =>
        last ? score + logOfSum(last.map((value, before) => value + (steps[before]?.[label] ?? 0))) : score,
      ),
    );
  }
  let behind = numbers.map(() => 0);
  const all = logOfSum(forward.at(-1) ?? [0]);
  const chances: number[][] = [];
  for (let at = scores.length - 1; at >= 0; at -= 1) {
    chances.push(numbers.map((label) => Math.exp((forward[at]?.[label] ?? 0) + (behind[label] ?? 0) - all)));
    const own = (scores[at] ?? []).map((score, label) => score + (behind[label] ?? 0));
    behind = numbers.map((before) => logOfSum(own.map((value, label) => value + (steps[before]?.[label] ?? 0))));
  }
  return chances.reverse();
}

/** The logarithm of the sum of the exponentials, without the overflow of either. */
function logOfSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}
