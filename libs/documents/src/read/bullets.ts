import { isPeriod } from '@tailwright/resume-text/recognizers/is-period';

/** Signs people start the items of a list with, besides letters and numbers. */
const signs = '•‣⁃∙◦○●◉⦿⚫▪▫■□◼◾◆◇❖❑❒➢➣➤➔►▶▸▷✓✔✦✧»→·*+–—-';

/** The same in Symbol and Wingdings, whose glyphs have numbers of the private-use area. */
const symbols = '\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf0a8\uf06e\uf06c\uf0de\uf09f\uf071\uf0e8\uf0f0\uf0d2';

/** A bullet stands before a space; in symbol fonts it may stand right before its text. */
const bullet = new RegExp(`^[ \\t]*(?:[${signs}](?:\\ufe0f)?[ \\t]+|[${symbols}][ \\t]*)(?=\\S)`, 'u');
/** A small o in Courier looks like a ring; in a sentence it would not begin one line after the other. */
const ring = /^[ \t]*o[ \t]+(?=\S)/;
const ringsMin = 2;
const otherGlyph = /^[ \t]*(\p{Co})[ \t]*(?=\S)/u;
const sameGlyphMin = 3;
const sentenceWordsMin = 4;
const contact = /@|(?<!\d)\d{3}\)?[ .-]\d{3,4}(?!\d)/;
const dash = /^[ \t]*[-–—]/;

/** startsWithBullet tells whether a line is an item of a list; the second half of dates ("– May 2025") is none. */
export function startsWithBullet(line: string): boolean {
  if (ring.test(line)) return true;
  return bullet.test(line) && !(dash.test(line) && isPeriod(line.replace(bullet, '')));
}

/** withPlainBullets writes every bullet as "- ", before anything drops glyphs that have no meaning elsewhere. */
export function withPlainBullets(text: string): string {
  const lines = withBulletGlyphs(text.split('\n'));
  const hasRings = lines.filter((line) => ring.test(line)).length >= ringsMin;
  return lines
    .map((line) => {
      if (ring.test(line)) return hasRings ? line.replace(ring, '- ') : line;
      return startsWithBullet(line) ? line.replace(bullet, '- ') : line;
    })
    .join('\n');
}

/**
 * withBulletGlyphs writes "• " for a private-use glyph that starts several lines with whole sentences. The same glyph
 * before a contact or alone before a few words, as a heading is, is an icon and stays, unless it is known that no
 * heading stands from line `itemsFrom` on.
 */
export function withBulletGlyphs(lines: readonly string[], itemsFrom = Infinity): string[] {
  const glyphs = lines.map((line) => otherGlyph.exec(line)?.[1]);
  const counts = new Map<string, number>();
  lines.forEach((line, index) => {
    const glyph = glyphs[index];
    if (glyph !== undefined && isSentence(line)) counts.set(glyph, (counts.get(glyph) ?? 0) + 1);
  });
  return lines.map((line, index) => {
    const glyph = glyphs[index];
    if (glyph === undefined || (counts.get(glyph) ?? 0) < sameGlyphMin) return line;
    const isAmongItems =
      index >= itemsFrom ||
      [-2, -1, 1, 2].some((step) => glyphs[index + step] === glyph && !contact.test(lines[index + step]!));
    return isSentence(line) || (isAmongItems && !contact.test(line)) ? line.replace(otherGlyph, '• ') : line;
  });
}

function isSentence(line: string): boolean {
  return line.split(/\s+/, sentenceWordsMin + 1).length > sentenceWordsMin && !contact.test(line);
}
