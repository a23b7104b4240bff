import { smallWords } from '../data/small-words.data.js';

/** Less than this share of small words is a list of names, which proves no language. */
const shareMin = 0.06;
const wordsMin = 20;
const judgedWords = 1_500;

let languagesOf: Map<string, string[]> | undefined;

/**
 * languageOf is the code of the language a text is written in, by its commonest small words; "other" for a script that is
 * not Latin, and undefined for a text that is too short or has too few such words to tell.
 */
export function languageOf(text: string): string | undefined {
  const words =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, judgedWords) ?? [];
  if (words.length < wordsMin) return undefined;
  const latin = words.filter((word) => /^\p{Script=Latin}+$/u.test(word));
  if (latin.length < words.length / 2) return 'other';
  const [best, next] = [...countSmallWords(latin)].sort(([, one], [, other]) => other - one);
  // As many of two languages prove neither.
  if (!best || best[1] < words.length * shareMin || best[1] === next?.[1]) return undefined;
  return best[0];
}

/** countSmallWords tells how many of some words, in small letters, belong to the commonest of each language, by its code. */
export function countSmallWords(words: readonly string[]): Map<string, number> {
  languagesOf ??= new Map(smallWords.map(([word, languages]) => [word, languages.split(' ')]));
  const counts = new Map<string, number>();
  for (const word of words)
    for (const language of languagesOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  return counts;
}
