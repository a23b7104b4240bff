import { splitWords, stem } from '../../text/words.js';
import { isFree } from './free-words.js';

/** rootsOf lists the stems of the words of a text that tell something, in their order. */
export function rootsOf(text: string): string[] {
  return splitWords(text)
    .map((word) => stem(word.key))
    .filter((root) => !isFree(root));
}
