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

/** startsWithBullet tells whether a line is an item of a list. */
export function startsWithBullet(line: string): boolean {
  return bullet.test(line) || ring.test(line);
}

/** withPlainBullets writes every bullet as "- ", before anything drops glyphs that have no meaning elsewhere. */
export function withPlainBullets(text: string): string {
  const lines = text.split('\n');
  const hasRings = lines.filter((line) => ring.test(line)).length >= ringsMin;
  const glyphs = bulletGlyphs(lines);
  return lines
    .map((line) => {
      if (bullet.test(line)) return line.replace(bullet, '- ');
      if (hasRings && ring.test(line)) return line.replace(ring, '- ');
      return glyphs.has(otherGlyph.exec(line)?.[1] ?? '') ? line.replace(otherGlyph, '- ') : line;
    })
    .join('\n');
}

/** bulletGlyphs: a private-use glyph is a bullet when it starts several lines with whole sentences; before a contact it is an icon. */
export function bulletGlyphs(lines: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const glyph = otherGlyph.exec(line)?.[1];
    const isSentence = line.split(/\s+/).length > sentenceWordsMin && !/@|\d{3}[ .-]\d{3}/.test(line);
    if (glyph && isSentence) counts.set(glyph, (counts.get(glyph) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= sameGlyphMin).map(([glyph]) => glyph));
}
