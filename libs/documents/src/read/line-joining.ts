/** Words that keep the hyphen behind them when a line ends there: "self-" and "motivated". */
const prefixes = new Set(
  'self non well high low long short cross multi real end full part on off in co ex pre post mid semi all half'.split(
    ' ',
  ),
);

/** LineJoiner puts two lines of one text together. */
export type LineJoiner = (text: string, more: string, isJustified: boolean) => string;

/**
 * lineJoinerOf knows the words of a document. A hyphen at the end of a line was put there by the program that set it
 * when the word stands elsewhere without it, or when the text is set to both margins; other hyphens stay.
 */
export function lineJoinerOf(lines: Iterable<string>): LineJoiner {
  const words = new Set<string>();
  for (const line of lines)
    for (const word of line.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []) words.add(word);
  return (text, more, isJustified) => {
    const before = /(?<!\p{L})(\p{L}{1,58})-$/u.exec(text.slice(-60))?.[1]?.toLowerCase();
    const after = /^\p{Ll}+/u.exec(more.slice(0, 60))?.[0];
    if (before === undefined || after === undefined) return joined(text, more);
    const isDivided = words.has(before + after) || (isJustified && !prefixes.has(before));
    return isDivided && !words.has(`${before}-${after}`) ? text.slice(0, -1) + more : joined(text, more);
  };
}

const addressCharsMax = 200;
const addressStart = /^www\.|:\/\/|@|\w\.\w{2,}\//i;
const addressSign = /[-/_?=&@]$/;
/** Without the last part of its domain an address is not whole. */
const cutDomain = /\.$|^www\.[^.]*$/i;

/**
 * isCutAddress tells whether a line ends within the address of a page or of mail that the next one goes on: behind one
 * of its signs, or where a small letter follows and the domain is not whole.
 */
export function isCutAddress(text: string, more: string): boolean {
  const last = text.slice(-addressCharsMax).split(/\s/).at(-1)!;
  if (!addressStart.test(last)) return false;
  return addressSign.test(last) || (cutDomain.test(last) && /^[\p{Ll}\d]/u.test(more));
}

/** joined puts two lines of one text together; behind a dash or slash inside a word there is no space. */
export function joined(text: string, more: string): string {
  const isInside = /[^\s][-–—/]$/u.test(text.slice(-2)) && /^[\p{L}\p{N}$€£]/u.test(more);
  const isAddress = isCutAddress(text, more) || (/^[.@]\p{L}/u.test(more) && /[\p{L}\p{N}]$/u.test(text.slice(-2)));
  return isInside || isAddress ? text + more : `${text} ${more}`;
}
