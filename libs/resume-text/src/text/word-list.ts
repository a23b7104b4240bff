/** No entry has more words. */
const wordsMax = 4;

/** WordList answers which of its words and phrases (up to four words) stand in a text. */
export class WordList {
  private readonly entries: ReadonlySet<string>;
  /** What entries of several words begin with. */
  private readonly beginnings: ReadonlySet<string>;

  /** `data` has one entry a line, in lower case. */
  constructor(data: string) {
    this.entries = new Set(
      data
        .split('\n')
        .map((line) => normalised(line))
        .filter((line) => line !== ''),
    );
    this.beginnings = new Set([...this.entries].flatMap(beginningsOf));
  }

  has(text: string): boolean {
    return this.entries.has(normalised(text));
  }

  /** find gives the positions of the words that entries cover, first and last word inclusive. */
  find(words: string[]): { first: number; last: number }[] {
    const found: { first: number; last: number }[] = [];
    for (let first = 0; first < words.length; first += 1) {
      let phrase = '';
      for (let last = first; last < Math.min(words.length, first + wordsMax); last += 1) {
        phrase = phrase === '' ? (words[last] ?? '') : `${phrase} ${words[last] ?? ''}`;
        if (this.entries.has(phrase)) found.push({ first, last });
        if (!this.beginnings.has(phrase)) break;
      }
    }
    return found;
  }

  /** isIn is true when at least one entry stands in the words. */
  isIn(words: string[]): boolean {
    return this.find(words).length > 0;
  }
}

function beginningsOf(entry: string): string[] {
  const words = entry.split(' ');
  return words.slice(1).map((_, at) => words.slice(0, at + 1).join(' '));
}

/** plainWords cuts a text into lower-case words, without points and apostrophes: "H.S." and "hs" are one word. */
export function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[.'’‘]/g, '')
      .match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []
  );
}

function normalised(entry: string): string {
  return plainWords(entry).join(' ');
}
