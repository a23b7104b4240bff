import { decode, type Tagged } from './decode.js';
import { featuresOf } from './features.js';
import { loadModel, tagCount, type Model } from './model.js';

/** Sentence is a run of tokens; `breaks[i]` is true where a comma or the like stood before token i. */
export interface Sentence {
  tokens: string[];
  breaks?: boolean[];
}

/** tagPosting marks the keywords of a posting, sentence by sentence. */
export function tagPosting(sentences: Sentence[], model: Model = loadModel()): Tagged[] {
  const scores = featuresOf(
    sentences.map(({ tokens }) => tokens),
    model.habits,
    (keys, count) => scoreToken(keys, count, model),
  );
  const known = new Map<number[][], Map<string, Tagged>>();
  return sentences.map(({ breaks }, index) => {
    const own = scores[index] ?? [];
    const alike = known.get(own) ?? new Map<string, Tagged>();
    known.set(own, alike);
    const place = breaks?.join() ?? '';
    const tagged = alike.get(place) ?? decode(own, model.steps, breaks);
    alike.set(place, tagged);
    return tagged;
  });
}

function scoreToken(keys: Int32Array, count: number, { rows, weights, scale }: Model): number[] {
  const scores = Array.from({ length: tagCount }, () => 0);
  for (let index = 0; index < count; index += 1) {
    const row = rows.find(keys[index] ?? 0);
    if (row < 0) continue;
    for (let tag = 0; tag < tagCount; tag += 1) {
      scores[tag] = (scores[tag] ?? 0) + (weights[row * tagCount + tag] ?? 0) * scale;
    }
  }
  return scores;
}
