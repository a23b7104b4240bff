import { SaxesParser } from 'saxes';

/** DocxPart is the visible text of one XML part of a Word file. */
export interface DocxPart {
  lines: string[];
  /** Lines of text boxes, which also stand twice in a file: once for new readers, once for old ones. */
  boxes: string[];
  /** Lines that carry a bullet or a number. */
  listItems: Set<string>;
  hasHiddenText: boolean;
}

interface OpenParagraph {
  text: string;
  isListItem: boolean;
}

/** parseDocxPart reads one part in a single streaming pass, so nesting costs no stack. Throws on XML it cannot read. */
export function parseDocxPart(xml: string): DocxPart {
  const part: DocxPart = { lines: [], boxes: [], listItems: new Set(), hasHiddenText: false };
  const visibility = new Visibility();
  const paragraphs: OpenParagraph[] = [];
  let boxDepth = 0;
  let isText = false;
  const write = (text: string) => {
    const paragraph = paragraphs.at(-1);
    if (paragraph) paragraph.text += text;
  };

  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    visibility.open(name, attributes);
    if (name === 'w:p') paragraphs.push({ text: '', isListItem: false });
    else if (name === 'w:txbxContent') boxDepth += 1;
    else if (name === 'w:t') isText = true;
    else if (name === 'w:tab') write('\t');
    else if (name === 'w:br' || name === 'w:cr') write('\n');
    else if (name === 'w:noBreakHyphen') write('-');
    else if (isListMark(name, attributes['w:val'])) markListItem(paragraphs.at(-1));
  });
  parser.on('text', (text) => {
    if (!isText) return;
    visibility.text(text);
    write(text);
  });
  parser.on('closetag', ({ name }) => {
    visibility.close(name);
    if (name === 'w:t') isText = false;
    else if (name === 'w:txbxContent') boxDepth -= 1;
    else if (name === 'w:p') keep(part, paragraphs.pop(), boxDepth > 0);
  });
  parser.write(xml).close();
  return { ...part, hasHiddenText: visibility.hasHiddenText };
}

function keep(part: DocxPart, paragraph: OpenParagraph | undefined, isInBox: boolean): void {
  if (!paragraph || paragraph.text.trim() === '') return;
  (isInBox ? part.boxes : part.lines).push(paragraph.text);
  if (paragraph.isListItem) part.listItems.add(paragraph.text.trim());
}

/** A list item has a numbering id other than 0, or one of Word's list styles. */
function isListMark(name: string, value: string | undefined): boolean {
  if (name === 'w:numId') return value !== '0';
  return name === 'w:pStyle' && /^List(?:Bullet|Number)/.test(value ?? '');
}

function markListItem(paragraph: OpenParagraph | undefined): void {
  if (paragraph) paragraph.isListItem = true;
}

const halfPointsMin = 4;

/** Visibility notices text a reader of the page cannot see: hidden runs, letters below 2 points, white on white. */
class Visibility {
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
