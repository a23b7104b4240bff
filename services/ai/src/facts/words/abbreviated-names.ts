import type { Word } from '../../text/words.js';

/** An abbreviation may leave out so many words. */
const skippedMax = 2;
const isAbbreviation = /^\p{L}?\p{Lu}[\p{L}\d]{0,5}\p{Lu}$/u;
const small = /^(?:and|of|the|for|in|to|on|an?|de|d|du|des|et|und)$/;

/** shortenedWords are the last words of a row that an abbreviation shortens, each by its first letter or more; none where it does not. */
export function shortenedWords(abbreviation: string, words: readonly Word[]): readonly Word[] {
  if (!isAbbreviation.test(abbreviation)) return [];
  const letters = abbreviation.toLowerCase();
  const most = Math.min(words.length, letters.length + skippedMax + 2);
  for (let count = 1; count <= most; count += 1) {
    const row = words.slice(-count);
    if (startsWith(row[0], letters) && isShortFor(letters, row)) return row;
  }
  return [];
}

function startsWith(word: Word | undefined, letters: string): boolean {
  return word !== undefined && plain(word).startsWith(letters.charAt(0));
}

/** True where the letters come in the order of the words, and few words give none. */
function isShortFor(letters: string, words: readonly Word[]): boolean {
  // For each number of letters that may be used so far, how many words gave none.
  let used = new Map<number, number>([[0, 0]]);
  for (const word of words) {
    const next = new Map<number, number>();
    const keep = (count: number, skipped: number) => {
      if (skipped <= skippedMax && skipped < (next.get(count) ?? Infinity)) next.set(count, skipped);
    };
    for (const [count, skipped] of used) {
      keep(count, skipped + (small.test(word.key) ? 0 : 1));
      for (const taken of lettersTaken(letters.slice(count), plain(word))) keep(count + taken, skipped);
    }
    used = next;
  }
  const skipped = used.get(letters.length);
  return skipped !== undefined && skipped < words.length - skipped;
}

/** How many letters a word may give: its first one, and any behind it in their order. */
function lettersTaken(letters: string, word: string): number[] {
  if (!word.startsWith(letters.charAt(0)) || letters === '') return [];
  const taken = [1];
  for (let at = 1; at < word.length && taken.length < letters.length; at += 1)
    if (word.charAt(at) === letters.charAt(taken.length)) taken.push(taken.length + 1);
  return taken;
}

function plain({ key }: Word): string {
  return key
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^d['’]/, '');
}
