import type { TextRun } from './pdf-engine.js';

const tokensMin = 4;
const singlesMin = 0.7;

/**
 * withoutLetterSpacing writes "S U M M A R Y" as "SUMMARY": headings set wide come out of the engine with a space
 * behind each letter. Where their words end only the glyphs of the page tell, so they are looked up in them.
 */
export function withoutLetterSpacing(runs: TextRun[], glyphs: string): TextRun[] {
  if (!runs.some((run) => isLetterSpaced(run.str))) return runs;
  const page = new Squeezed(glyphs);
  return runs.map((run) => (isLetterSpaced(run.str) ? { ...run, str: page.find(run.str) } : run));
}

function isLetterSpaced(text: string): boolean {
  const tokens = text.trim().split(/\s+/);
  const singles = tokens.filter((token) => /^.$/u.test(token)).length;
  return tokens.length >= tokensMin && singles >= singlesMin * tokens.length && /\p{L}\s\p{L}\s\p{L}/u.test(text);
}

/** Squeezed finds texts in another one without minding spaces, from where it found the last one on. */
class Squeezed {
  private readonly text: string;
  private readonly letters: string;
  /** Where each letter stands in the text. */
  private readonly places: number[] = [];
  private from = 0;

  constructor(text: string) {
    this.text = text;
    for (let at = 0; at < text.length; at += 1) if (text[at]!.trim() !== '') this.places.push(at);
    this.letters = this.places.map((at) => text[at]).join('');
  }

  find(wanted: string): string {
    const letters = wanted.replace(/\s+/g, '');
    const at = this.letters.indexOf(letters, this.from);
    if (at === -1) return letters;
    this.from = at + letters.length;
    return words(this.text.slice(this.places[at], this.places[this.from - 1]! + 1));
  }
}

/** Glyphs set very wide have a space between them, too, and a longer gap between words. */
function words(glyphs: string): string {
  return isLetterSpaced(glyphs)
    ? glyphs.replace(/(\s+)/g, (gap) => (gap.length > 1 ? ' ' : ''))
    : glyphs.replace(/\s+/g, ' ');
}
