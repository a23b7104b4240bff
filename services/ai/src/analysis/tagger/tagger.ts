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
  const features = featuresOf(
    sentences.map(({ tokens }) => tokens),
    model.habits,
  );
  const known = new Map<Int32Array[], Map<string, Tagged>>();
  return sentences.map(({ breaks }, index) => {
    const keys = features[index] ?? [];
    const alike = known.get(keys) ?? new Map<string, Tagged>();
    known.set(keys, alike);
    const place = breaks?.join() ?? '';
    const tagged =
      alike.get(place) ??
      decode(
        keys.map((each) => scoreToken(each, model)),
        model.steps,
        breaks,
      );
    alike.set(place, tagged);
    return tagged;
  });
}

function scoreToken(keys: Int32Array, { rows, weights, scale }: Model): Float64Array {
  const scores = new Float64Array(tagCount);
  for (const key of keys) {
    const row = rows.find(key);
    if (row < 0) continue;
    for (let tag = 0; tag < tagCount; tag += 1) {
      scores[tag] = (scores[tag] ?? 0) + (weights[row * tagCount + tag] ?? 0) * scale;
    }
  }
  return scores;
}
