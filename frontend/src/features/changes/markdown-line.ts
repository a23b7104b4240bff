import { fencedRows } from '@tailwright/resume-text/text/fenced-rows';
import { plainText } from './resume-lines';

/** The mark of a list item at the start of a raw line. */
export const listMark = /^\s*(?:[-*+•▪◦‣–—]|\d{1,2}[.)])\s+/;

/** plain: no sign of it becomes Markdown. Unlike the builder's preview this text is kept and downloaded: C# stays C#. */
export const plain = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/^(#{1,6}\s)/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
    .replace(/^([-+=])(?=\s|$)/, '\\$1');

const before = /^\s*(?:#{1,6}\s+|>\s*)?(?:(?:[-*+•▪◦‣–—]|\d{1,2}[.)])\s+)?/;
const emphasis = /^(\*\*|\*|_)(?=\S)(.+?)\1$/;
const label = /^\*\*(.{1,80}?)\*\*/;

/** withText is a raw Markdown line with other words, in the form it had: heading, bullet, all bold, a bold label. */
export function withText(raw: string, text: string): string {
  const mark = before.exec(raw)?.[0] ?? '';
  const rest = raw.slice(mark.length).trim();
  const wrap = emphasis.exec(rest)?.[1];
  if (wrap && !rest.slice(wrap.length, -wrap.length).includes(wrap)) return `${mark}${wrap}${plain(text)}${wrap}`;
  const bold = label.exec(rest)?.[1];
  if (bold && text.startsWith(bold)) return `${mark}**${plain(bold)}**${plain(text.slice(bold.length))}`;
  return mark + plain(text);
}

/** inVerbatim are the numbers of the lines, from 1, that Markdown shows as they stand: between two rows of marks. */
export function inVerbatim(text: string): ReadonlySet<number> {
  const rows = fencedRows(text.split(/\r?\n/));
  return new Set(rows.flatMap(({ isVerbatim }, index) => (isVerbatim ? [index + 1] : [])));
}

/**
 * withWords is a line that is shown as it stands with other words: no sign of them is taken for Markdown, and the words at its
 * beginning and its end that did not change keep their gaps and addresses.
 */
export function withWords(raw: string, text: string): string {
  const mark = before.exec(raw)?.[0] ?? '';
  const words = wordsWithGaps(raw.slice(mark.length));
  const typed = text.split(' ');
  const isSame = (at: number) => plainText(words.at(at)?.word ?? '') === typed.at(at);
  const most = Math.min(words.length, typed.length);
  let [first, last] = [0, 0];
  while (first < most && isSame(first)) first += 1;
  while (first + last < most && isSame(-1 - last)) last += 1;
  const changed = typed
    .slice(first, typed.length - last)
    .map((word, at) => ({ gap: (at === 0 && words[first]?.gap) || ' ', word }));
  const rest = words.slice(words.length - last);
  // A word typed between two others takes the gap before it, and one blank follows.
  if (changed.length > 0 && first + last === words.length && rest[0]) rest[0] = { ...rest[0], gap: ' ' };
  const all = [...words.slice(0, first), ...changed, ...rest];
  return mark + all.map(({ gap, word }, at) => (at === 0 ? word : gap + word)).join('');
}

/** Each word of a row with the blanks before it. */
function wordsWithGaps(row: string): { gap: string; word: string }[] {
  const parts = ['', ...row.trim().split(/(\s+)/)];
  return parts.flatMap((gap, at) => (at % 2 === 0 ? [{ gap, word: parts[at + 1] ?? '' }] : []));
}

/** typedLine is what a person typed as one line, without the bullet that the list has already. */
export const typedLine = (typed: string): string =>
  typed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-*+•▪◦‣–—]\s+/, '');

/** hasWords is false for an empty line, and for one of dashes alone, which Markdown takes for a rule. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
