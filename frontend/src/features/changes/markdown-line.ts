import { isFence } from '@tailwright/resume-text/text/markdown';

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
  const numbers = new Set<number>();
  let isVerbatim = false;
  text.split(/\r?\n/).forEach((raw, index) => {
    if (isFence(raw)) isVerbatim = !isVerbatim;
    else if (isVerbatim) numbers.add(index + 1);
  });
  return numbers;
}

/** withWords is a line that is shown as it stands with other words: no sign of them is taken for Markdown. */
export const withWords = (raw: string, text: string): string => (before.exec(raw)?.[0] ?? '') + text;

/** typedLine is what a person typed as one line, without the bullet that the list has already. */
export const typedLine = (typed: string): string =>
  typed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-*+•▪◦‣–—]\s+/, '');

/** hasWords is false for an empty line, and for one of dashes alone, which Markdown takes for a rule. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
