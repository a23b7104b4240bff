/** lineEnds are those of every system, and the form feeds and vertical tabs Word and PDF leave behind. */
export const lineEnds = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/**
 * Characters nobody sees: controls, zero-width and direction marks, tag characters (which can carry a hidden
 * sentence), variation selectors, private-use glyphs of icon fonts, and the replacement character.
 */
const invisible = /[\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}\ufffd]|(?![\n\t])\p{Cc}/gu;

/** normaliseText makes two files with the same visible words give the same text: NFKC, one kind of line end. */
export function normaliseText(text: string): string {
  return text
    .replace(lineEnds, '\n')
    .normalize('NFKC')
    .replace(invisible, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/ {3,}|(?<![ \t]) *\t[ \t]*/g, '\t')
        .replace(/ {2}/g, ' ')
        .trim(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
