const softHyphen = '\u00ad';

/**
 * restoreHyphens puts back the hyphens the engine drops: XeTeX fonts, as in the popular Awesome-CV template, map their
 * hyphen to U+00AD, and "Mar. 2010 - Aug. 2017" or "multi-account" would lose it. `glyphs` are the page's characters
 * in the same order as `text`; where the two stop agreeing nothing is inserted.
 */
export function restoreHyphens(text: string, glyphs: string): string {
  if (!glyphs.includes(softHyphen)) return text;
  const walk = new Walk(text);
  for (const glyph of glyphs) {
    if (glyph.trim() === '') walk.isSpaced = true;
    else if (glyph === softHyphen) walk.hyphen();
    else walk.letter(glyph);
  }
  return walk.finish();
}

class Walk {
  isSpaced = false;
  private readonly text: string;
  private written = '';
  private at = 0;
  private isAnchored = true;
  private isAfterHyphen = false;

  constructor(text: string) {
    this.text = text;
  }

  hyphen(): void {
    if (this.isAnchored) {
      if (this.isSpaced) this.written += this.takeSpace() || ' ';
      this.written += '-';
      this.isAfterHyphen = true;
    }
    this.isSpaced = false;
  }

  letter(glyph: string): void {
    const next = this.at + (/^\s*/.exec(this.text.slice(this.at, this.at + 20))?.[0].length ?? 0);
    const match = [glyph, glyph.normalize('NFKC')].find((form) => this.text.startsWith(form, next));
    this.isAnchored = match !== undefined;
    if (match !== undefined) {
      this.written += this.takeSpace() || (this.isAfterHyphen && this.isSpaced ? ' ' : '');
      this.written += match;
      this.at = next + match.length;
    }
    this.isAfterHyphen = false;
    this.isSpaced = false;
  }

  finish(): string {
    return this.written + this.text.slice(this.at);
  }

  private takeSpace(): string {
    const space = /^\s*/.exec(this.text.slice(this.at, this.at + 20))?.[0] ?? '';
    this.at += space.length;
    return space;
  }
}
