import { plainWords } from '../text/word-list.js';
import { verbs } from '../text/word-lists.js';

/** isDone begins what tells of a deed: "Ran the kitchen", "Running the kitchen". */
export const isDone =
  /^(?:\p{L}{1,20}(?:ed|ing)|built|led|wrote|made|ran|won|taught|set|cut|drove|grew|held|gave|took|kept|found|sold|brought)(?!\p{L})/iu;

/** beginsWithDeed is true for "Opened a second shop": a verb in the past, and a small letter or a figure behind it. */
export function beginsWithDeed(text: string): boolean {
  if (!isDone.test(text) || !/^\p{Lu}\p{Ll}+(?<!ing) [\p{Ll}\p{N}$€£]/u.test(text)) return false;
  return verbs.isIn(plainWords(text).slice(0, 1));
}
