/**
 * A linear-chain conditional random field, fitted by AdaGrad with an L1 term (applied when a feature is next seen) and
 * feature dropout. The order is drawn from a fixed seed: the same data gives the same bytes.
 */
export interface Sequence {
  /** The ids of the features of each token. */
  features: number[][];
  /** The tag of each token. */
  tags: ArrayLike<number>;
}

export interface Grammar {
  tagCount: number;
  mayStart: (tag: number) => boolean;
  mayEnd: (tag: number) => boolean;
  mayFollow: (from: number, to: number) => boolean;
}

export interface Settings {
  l1: number;
  rate: number;
  epochs: number;
  /** The model is the mean of the epochs from this one on. */
  averageFrom: number;
  dropout: number;
  seed: number;
}

/** Weights has one row of `tagCount` numbers for each feature, and one for each tag that another may follow. */
export interface Weights {
  weights: Float64Array;
  steps: Float64Array;
}

interface Model extends Weights {
  squares: Float64Array;
  stepSquares: Float64Array;
  seen: Int32Array;
  clock: number;
  rate: number;
  decay: number;
  grammar: Grammar;
}

/** fitCrf returns the weights that make the tags of the sequences most probable. */
export function fitCrf(sequences: Sequence[], featureCount: number, settings: Settings, grammar: Grammar): Weights {
  const { l1, rate, epochs, averageFrom, dropout, seed } = settings;
  const K = grammar.tagCount;
  const model: Model = {
    weights: new Float64Array(featureCount * K),
    steps: new Float64Array(K * K),
    squares: new Float64Array(featureCount * K).fill(0.01),
    stepSquares: new Float64Array(K * K).fill(0.01),
    seen: new Int32Array(featureCount),
    clock: 0,
    rate,
    decay: (l1 * rate) / sequences.length,
    grammar,
  };
  const random = generator(seed);
  const sum: Weights = { weights: new Float64Array(model.weights.length), steps: new Float64Array(model.steps.length) };
  const order = sequences.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) learn(model, at(sequences, index), dropout, random);
    for (let feature = 0; feature < featureCount; feature += 1) catchUp(model, feature);
    if (epoch >= averageFrom) addTo(sum, model, epochs - averageFrom);
  }
  return sum;
}

function addTo(sum: Weights, model: Weights, parts: number): void {
  for (const name of ['weights', 'steps'] as const) {
    for (let i = 0; i < sum[name].length; i += 1) sum[name][i] = num(sum[name], i) + num(model[name], i) / parts;
  }
}

function learn(model: Model, { features: all, tags }: Sequence, dropout: number, random: () => number): void {
  model.clock += 1;
  const features = dropout > 0 ? all.map((list) => list.filter(() => random() >= dropout)) : all;
  for (const list of features) for (const feature of list) catchUp(model, feature);
  const n = features.length;
  const K = model.grammar.tagCount;
  const state = stateOf(model, features, 1 / (1 - dropout));
  const step = model.steps.map((weight, i) =>
    model.grammar.mayFollow(Math.floor(i / K), i % K) ? Math.exp(weight) : 0,
  );
  const { alpha, beta, scale } = forwardBackward(state, step, n, model.grammar);
  for (let t = 0; t < n; t += 1) {
    for (let k = 0; k < K; k += 1) {
      const slope = num(alpha, t * K + k) * num(beta, t * K + k) - (tags[t] === k ? 1 : 0);
      if (Math.abs(slope) < 1e-5) continue;
      for (const feature of at(features, t)) descend(model.weights, model.squares, feature * K + k, slope, model.rate);
    }
    for (let i = 0; t > 0 && i < K * K; i += 1) {
      if (step[i] === 0) continue;
      const [j, k] = [Math.floor(i / K), i % K];
      const expected =
        (num(alpha, (t - 1) * K + j) * num(step, i) * num(state, t * K + k) * num(beta, t * K + k)) / num(scale, t);
      const slope = expected - (tags[t - 1] === j && tags[t] === k ? 1 : 0);
      descend(model.steps, model.stepSquares, i, slope, model.rate);
    }
  }
}

function descend(weights: Float64Array, squares: Float64Array, i: number, slope: number, rate: number): void {
  squares[i] = num(squares, i) + slope * slope;
  weights[i] = num(weights, i) - (rate * slope) / Math.sqrt(num(squares, i));
}

/** The L1 term of all the sequences since a feature was last seen. */
function catchUp(model: Model, feature: number): void {
  const missed = model.clock - num(model.seen, feature);
  if (missed === 0) return;
  model.seen[feature] = model.clock;
  const K = model.grammar.tagCount;
  for (let i = feature * K; i < (feature + 1) * K; i += 1) {
    const weight = num(model.weights, i);
    if (weight === 0) continue;
    const cut = (missed * model.decay) / Math.sqrt(num(model.squares, i));
    model.weights[i] = Math.sign(weight) * Math.max(0, Math.abs(weight) - cut);
  }
}

function stateOf({ weights, grammar }: Model, features: number[][], gain: number): Float64Array {
  const K = grammar.tagCount;
  const state = new Float64Array(features.length * K);
  features.forEach((list, t) => {
    for (const feature of list)
      for (let k = 0; k < K; k += 1) state[t * K + k] = num(state, t * K + k) + gain * num(weights, feature * K + k);
    const most = Math.max(...state.subarray(t * K, t * K + K));
    for (let k = 0; k < K; k += 1) state[t * K + k] = Math.exp(num(state, t * K + k) - most);
  });
  return state;
}

function forwardBackward(state: Float64Array, step: Float64Array, n: number, grammar: Grammar) {
  const { tagCount: K, mayStart, mayEnd } = grammar;
  const alpha = new Float64Array(n * K);
  const beta = new Float64Array(n * K);
  const scale = new Float64Array(n);
  for (let t = 0; t < n; t += 1) {
    for (let k = 0; k < K; k += 1) {
      let before = t === 0 && mayStart(k) ? 1 : 0;
      for (let j = 0; t > 0 && j < K; j += 1) before += num(alpha, (t - 1) * K + j) * num(step, j * K + k);
      alpha[t * K + k] = before * num(state, t * K + k);
      scale[t] = num(scale, t) + num(alpha, t * K + k);
    }
    for (let k = 0; k < K; k += 1) alpha[t * K + k] = num(alpha, t * K + k) / num(scale, t);
  }
  let ending = 0;
  for (let k = 0; k < K; k += 1) if (mayEnd(k)) ending += num(alpha, (n - 1) * K + k);
  for (let k = 0; k < K; k += 1) beta[(n - 1) * K + k] = mayEnd(k) ? 1 / ending : 0;
  for (let t = n - 2; t >= 0; t -= 1) {
    for (let j = 0; j < K; j += 1) {
      let sum = 0;
      for (let k = 0; k < K; k += 1)
        sum += num(step, j * K + k) * num(state, (t + 1) * K + k) * num(beta, (t + 1) * K + k);
      beta[t * K + j] = sum / num(scale, t + 1);
    }
  }
  return { alpha, beta, scale };
}

function num(list: ArrayLike<number>, index: number): number {
  return list[index] ?? 0;
}

function at<T>(list: T[], index: number): T {
  return list[index] as T;
}

/** The generator mulberry32. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffle(list: number[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [num(list, j), num(list, i)];
  }
}
