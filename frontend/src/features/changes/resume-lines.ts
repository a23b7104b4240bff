/** Line is one line of a resume without its Markdown: what a person reads. */
export interface Line {
  /** Counted from 1, blank lines included, as an editor does. */
  number: number;
  text: string;
  /** The words that carry meaning, in lower case. */
  words: string[];
  /** The level of a Markdown heading, 0 for any other line. */
  heading: number;
}

const bullet = /^(?:[-*+•▪◦‣–—]|\d{1,2}[.)])\s+/;
/** What parts lines, and the marks around a text that is shown as it stands. */
const rule = /^[-*_=\s]*$|^`{3,}$/;
/** Han and kana stand without spaces, so each sign counts as a word; elsewhere `C++`, `node.js` and `4.1%` stay whole. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}](?:[\p{L}\p{N}+#%&@/._'’-]*[\p{L}\p{N}+#%])?[+#%]*/gu;
const fillers = new Set('a an and as at by for from in into of on or the to with'.split(' '));

/** resumeLines are the lines that hold text. */
export function resumeLines(text: string): Line[] {
  return text.split(/\r?\n/).flatMap((raw, index) => {
    const heading = /^\s*(#{1,6})\s/.exec(raw)?.[1]?.length ?? 0;
    const plain = plainText(raw);
    return rule.test(plain) ? [] : [{ number: index + 1, text: plain, words: wordsOf(plain), heading }];
  });
}

/** plainText takes the Markdown off one line and leaves every character a person wrote. */
export function plainText(markdown: string): string {
  return markdown
    .trim()
    .replace(/^#{1,6}\s+|^>\s*/, '')
    .replace(bullet, '')
    .replace(/(?<!\\)!?\[([^[\]]{0,300})\]\([^()]{0,500}\)/g, '$1')
    .replace(/(?<!\\)\*\*(.+?)(?<!(?<!\\)\\)\*\*/g, '$1')
    .replace(/(^|[^\\\p{L}\p{N}])([*_])(?!\s)(.+?)(?<!(?<!\\)\\)\2(?![\p{L}\p{N}])/gu, '$1$3')
    .replace(/\\([^\p{L}\p{N}\s])/gu, '$1')
    .trim();
}

function wordsOf(text: string): string[] {
  const all = text.normalize('NFKC').toLowerCase().match(word) ?? [];
  const telling = all.filter((each) => !fillers.has(each));
  return telling.length > 0 ? telling : all;
}

/** saysTheSame overlooks letter case and the punctuation between parts, which a layout changes freely. */
export const saysTheSame = (one: string, other: string): boolean => comparable(one) === comparable(other);

/** comparable is a text without what saysTheSame overlooks. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s,;:|·•–—-]+|\.(?=\s|$)/gu, ' ')
    .trim();
