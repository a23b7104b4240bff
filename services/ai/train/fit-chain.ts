import { fitCrf, type Grammar, type Settings } from './crf.js';

/** ChainExample is a text as a tagger sees it: the names of the features of each line, and the label of each. */
export interface ChainExample<Label extends string> {
  features: string[][];
  labels: Label[];
}

/**
 * fitChain fits a linear chain on texts with labels and gives the rows of the model file that `readChain` reads. A feature is looked
 * at where `usesMin` lines or more have it.
 */
export function fitChain<Label extends string>(
  examples: readonly ChainExample<Label>[],
  labels: readonly Label[],
  settings: Settings,
  usesMin: (name: string) => number,
): string {
  const count = labels.length;
  const grammar: Grammar = { tagCount: count, mayStart: () => true, mayEnd: () => true, mayFollow: () => true };
  const ids = frequentFeatures(examples, usesMin);
  const sequences = examples.map((example) => ({
    features: example.features.map((names) => names.map((name) => ids.get(name) ?? -1).filter((id) => id >= 0)),
    tags: example.labels.map((label) => labels.indexOf(label)),
  }));
  const { weights, steps } = fitCrf(sequences, ids.size, settings, grammar);
  const rows = [...ids].map(([name, id]) => [name, [...weights.subarray(id * count, (id + 1) * count)]] as const);
  const after = labels.map(
    (label, from) => [`after:${label}`, [...steps.subarray(from * count, (from + 1) * count)]] as const,
  );
  return [...rows, ...after]
    .map(([name, numbers]) => [name, numbers.map((each) => Math.round(each * 100))] as const)
    .filter(([, numbers]) => numbers.some((each) => each !== 0))
    .map(([name, numbers]) => `${name}\t${numbers.join(' ')}`)
    .sort()
    .join('\n');
}

function frequentFeatures(
  examples: readonly ChainExample<string>[],
  usesMin: (name: string) => number,
): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { features } of examples) for (const name of features.flat()) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses].filter(([name, count]) => count >= usesMin(name)).map(([name]) => name);
  return new Map(names.sort().map((name, id) => [name, id]));
}
