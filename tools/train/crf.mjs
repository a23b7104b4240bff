// A linear-chain conditional random field over the tags O B I L U, fitted by AdaGrad with an L1 term (applied when a
// feature is next seen) and feature dropout. The order is drawn from a fixed seed: the same data gives the same bytes.

export const tagCount = 5;
const mayStart = (tag) => tag !== 2 && tag !== 3;
const mayEnd = (tag) => tag !== 1 && tag !== 2;
const isOpen = (tag) => tag === 1 || tag === 2;
const mayFollow = (from, to) => isOpen(from) === (to === 2 || to === 3);

/**
 * fitCrf returns { weights: features × tags, steps: tags × tags }. `sentences`: [{ features: Int32Array[] per token,
 * tags: Uint8Array }].
 */
export function fitCrf(sentences, featureCount, { l1, rate, epochs, averageFrom, dropout, seed }) {
  const model = {
    weights: new Float64Array(featureCount * tagCount),
    steps: new Float64Array(tagCount * tagCount),
    squares: new Float64Array(featureCount * tagCount).fill(0.01),
    stepSquares: new Float64Array(tagCount * tagCount).fill(0.01),
    seen: new Int32Array(featureCount),
    clock: 0,
    rate,
    decay: (l1 * rate) / sentences.length,
  };
  const random = generator(seed);
  const sum = { weights: new Float64Array(model.weights.length), steps: new Float64Array(model.steps.length) };
  const order = sentences.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) learn(model, sentences[index], dropout, random);
    for (let feature = 0; feature < featureCount; feature += 1) catchUp(model, feature);
    if (epoch < averageFrom) continue;
    for (const name of ['weights', 'steps']) {
      for (let i = 0; i < sum[name].length; i += 1) sum[name][i] += model[name][i] / (epochs - averageFrom);
    }
  }
  return sum;
}

function learn(model, { features: all, tags }, dropout, random) {
  model.clock += 1;
  const features = dropout > 0 ? all.map((list) => list.filter(() => random() >= dropout)) : all;
  for (const list of features) for (const feature of list) catchUp(model, feature);
  const n = features.length;
  const K = tagCount;
  const state = stateOf(model, features, 1 / (1 - dropout));
  const step = model.steps.map((weight, i) => (mayFollow(Math.floor(i / K), i % K) ? Math.exp(weight) : 0));
  const { alpha, beta, scale } = forwardBackward(state, step, n);
  for (let t = 0; t < n; t += 1) {
    for (let k = 0; k < K; k += 1) {
      const slope = alpha[t * K + k] * beta[t * K + k] - (tags[t] === k ? 1 : 0);
      if (Math.abs(slope) < 1e-5) continue;
      for (const feature of features[t]) descend(model.weights, model.squares, feature * K + k, slope, model.rate);
    }
    for (let i = 0; t > 0 && i < K * K; i += 1) {
      if (step[i] === 0) continue;
      const [j, k] = [Math.floor(i / K), i % K];
      const expected = (alpha[(t - 1) * K + j] * step[i] * state[t * K + k] * beta[t * K + k]) / scale[t];
      const slope = expected - (tags[t - 1] === j && tags[t] === k ? 1 : 0);
      descend(model.steps, model.stepSquares, i, slope, model.rate);
    }
  }
}

function descend(weights, squares, i, slope, rate) {
  squares[i] += slope * slope;
  weights[i] -= (rate * slope) / Math.sqrt(squares[i]);
}

/** The L1 term of all the sentences since a feature was last seen. */
function catchUp(model, feature) {
  const missed = model.clock - model.seen[feature];
  if (missed === 0) return;
  model.seen[feature] = model.clock;
  for (let i = feature * tagCount; i < (feature + 1) * tagCount; i += 1) {
    const weight = model.weights[i];
    if (weight === 0) continue;
    const cut = (missed * model.decay) / Math.sqrt(model.squares[i]);
    model.weights[i] = Math.sign(weight) * Math.max(0, Math.abs(weight) - cut);
  }
}

function stateOf({ weights }, features, gain) {
  const K = tagCount;
  const state = new Float64Array(features.length * K);
  features.forEach((list, t) => {
    for (const feature of list) for (let k = 0; k < K; k += 1) state[t * K + k] += gain * weights[feature * K + k];
    const most = Math.max(...state.subarray(t * K, t * K + K));
    for (let k = 0; k < K; k += 1) state[t * K + k] = Math.exp(state[t * K + k] - most);
  });
  return state;
}

function forwardBackward(state, step, n) {
  const K = tagCount;
  const alpha = new Float64Array(n * K);
  const beta = new Float64Array(n * K);
  const scale = new Float64Array(n);
  for (let t = 0; t < n; t += 1) {
    for (let k = 0; k < K; k += 1) {
      let before = t === 0 && mayStart(k) ? 1 : 0;
      for (let j = 0; t > 0 && j < K; j += 1) before += alpha[(t - 1) * K + j] * step[j * K + k];
      alpha[t * K + k] = before * state[t * K + k];
      scale[t] += alpha[t * K + k];
    }
    for (let k = 0; k < K; k += 1) alpha[t * K + k] /= scale[t];
  }
  let ending = 0;
  for (let k = 0; k < K; k += 1) if (mayEnd(k)) ending += alpha[(n - 1) * K + k];
  for (let k = 0; k < K; k += 1) beta[(n - 1) * K + k] = mayEnd(k) ? 1 / ending : 0;
  for (let t = n - 2; t >= 0; t -= 1) {
    for (let j = 0; j < K; j += 1) {
      let sum = 0;
      for (let k = 0; k < K; k += 1) sum += step[j * K + k] * state[(t + 1) * K + k] * beta[(t + 1) * K + k];
      beta[t * K + j] = sum / scale[t + 1];
    }
  }
  return { alpha, beta, scale };
}

/** mulberry32 */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffle(list, random) {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}
