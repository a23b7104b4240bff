import { diffWordsWithSpace } from 'diff';

export interface Word {
  text: string;
  isChanged: boolean;
}

/** A change of punctuation alone is layout, not words. */
const isWord = (text: string) => /[\p{L}\p{N}+#%]/u.test(text);

/** changedWords marks in each of two texts the words the other does not have at that place. */
export function changedWords(original: string, tailored: string): { original: Word[]; tailored: Word[] } {
  const parts = diffWordsWithSpace(original, tailored);
  return {
    original: parts
      .filter(({ added }) => !added)
      .map(({ value, removed }) => ({ text: value, isChanged: removed && isWord(value) })),
    tailored: parts
      .filter(({ removed }) => !removed)
      .map(({ value, added }) => ({ text: value, isChanged: added && isWord(value) })),
  };
}
