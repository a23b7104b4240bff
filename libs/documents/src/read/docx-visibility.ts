const halfPointsMin = 4;

/** Visibility notices text a reader of the page cannot see: hidden runs, letters below 2 points, white on white. */
export class Visibility {
  private isInRun = false;
  private isHidden = false;
  private isWhite = false;
  private hasVanishedText = false;
  private hasWhiteText = false;
  private hasBackground = false;

  open(name: string, attributes: Record<string, string>): void {
    const value = attributes['w:val'];
    if (name === 'w:r') {
      this.isInRun = true;
      this.isHidden = false;
      this.isWhite = false;
    } else if (this.isInRun && name === 'w:vanish') {
      this.isHidden = value === undefined || !['0', 'false', 'off'].includes(value);
    } else if (this.isInRun && name === 'w:sz') {
      this.isHidden ||= Number(value) < halfPointsMin;
    } else if (this.isInRun && name === 'w:color') {
      this.isWhite = /^f{6}$/i.test(value ?? '');
    } else if (isBackground(name, attributes)) {
      this.hasBackground = true;
    }
  }

  text(text: string): void {
    if (text.trim() === '') return;
    this.hasVanishedText ||= this.isHidden;
    this.hasWhiteText ||= this.isWhite;
  }

  close(name: string): void {
    if (name === 'w:r') this.isInRun = false;
  }

  /** White letters are how templates write on a dark box, so they count only where nothing is painted behind. */
  get hasHiddenText(): boolean {
    return this.hasVanishedText || (this.hasWhiteText && !this.hasBackground);
  }
}

function isBackground(name: string, attributes: Record<string, string>): boolean {
  if (name === 'w:shd') return !/^(?:auto|f{6})?$/i.test(attributes['w:fill'] ?? '');
  return ['w:highlight', 'w:background', 'w:drawing', 'w:pict'].includes(name);
}
