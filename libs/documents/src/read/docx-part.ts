import { SaxesParser } from 'saxes';
import { DocumentProblem } from './document-problem.js';
import { type Look, type Styles, lookOf, plainLook } from './docx-styles.js';
import { Visibility } from './docx-visibility.js';

/** Paragraph is its text, with a line end where it is broken, and how it looks. */
export interface Paragraph extends Look {
  kind: 'paragraph';
  text: string;
}

/** Block is a paragraph, a table of cells of blocks, or a text box. */
export type Block = Paragraph | { kind: 'table'; rows: Block[][][] } | { kind: 'box'; blocks: Block[] };

/** DocxPart is the visible text of one XML part of a Word file. */
export interface DocxPart {
  blocks: Block[];
  hasHiddenText: boolean;
}

/** The longest resumes have some hundred paragraphs, and Word nests a few dozen elements. */
const paragraphsMax = 100_000;
const depthMax = 2_000;
/** Tables inside tables beyond this are read as the text they hold. */
const tableDepthMax = 8;

/**
 * parseDocxPart reads one part in a single streaming pass, so nesting costs no stack. Throws on XML it cannot read, and
 * document_too_complex.
 */
export function parseDocxPart(xml: string, styles: Styles = new Map()): DocxPart {
  const reading = new Reading(styles);
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => reading.open(name, attributes));
  parser.on('text', (text) => reading.text(text));
  parser.on('closetag', ({ name }) => reading.close(name));
  parser.write(xml).close();
  return { blocks: reading.blocks, hasHiddenText: reading.visibility.hasHiddenText };
}

interface OpenParagraph {
  paragraph: Paragraph;
  letters: number;
  boldLetters: number;
  size: number;
}

interface Run {
  isBold: boolean | undefined;
  size: number | undefined;
}

class Reading {
  readonly blocks: Block[] = [];
  readonly visibility = new Visibility();
  private readonly styles: Styles;
  /** Where the next block goes: the body, a cell or a box. */
  private readonly places: Block[][] = [this.blocks];
  private readonly tables: Block[][][][] = [];
  private readonly paragraphs: OpenParagraph[] = [];
  private run: Run | undefined;
  private isText = false;
  private depth = 0;
  private count = 0;
  /** What stands in a fallback stands in the choice before it, too. */
  private fallbacks = 0;

  constructor(styles: Styles) {
    this.styles = styles;
  }

  open(name: string, attributes: Record<string, string>): void {
    this.depth += 1;
    if (this.depth > depthMax) throw new DocumentProblem('document_too_complex', 'nested XML');
    if (name === 'mc:Fallback') this.fallbacks += 1;
    this.visibility.open(name, attributes);
    if (this.fallbacks > 0) return;
    if (name === 'w:p') this.openParagraph();
    else if (name === 'w:tbl' && this.tables.length < tableDepthMax) this.tables.push([]);
    else if (name === 'w:tr') this.tables.at(-1)?.push([]);
    else if (name === 'w:tc') this.openCell();
    else if (name === 'w:txbxContent') this.openBox();
    else if (name === 'w:r') this.run = { isBold: undefined, size: undefined };
    else if (name === 'w:t') this.isText = true;
    else if (this.run) this.inRun(name, attributes);
    else this.inProperties(name, attributes);
  }

  text(text: string): void {
    if (!this.isText || this.fallbacks > 0) return;
    this.visibility.text(text);
    this.write(text);
  }

  close(name: string): void {
    this.depth -= 1;
    if (name === 'mc:Fallback') this.fallbacks -= 1;
    this.visibility.close(name);
    if (this.fallbacks > 0 || name === 'mc:Fallback') return;
    if (name === 'w:t') this.isText = false;
    else if (name === 'w:r') this.run = undefined;
    else if (name === 'w:p') this.closeParagraph();
    else if (name === 'w:txbxContent' || name === 'w:tc') this.closePlace();
    else if (name === 'w:tbl') this.closeTable();
  }

  private openParagraph(): void {
    this.count += 1;
    if (this.count > paragraphsMax) throw new DocumentProblem('document_too_complex', 'paragraphs');
    const paragraph: Paragraph = { ...plainLook, kind: 'paragraph', text: '' };
    this.paragraphs.push({ paragraph, letters: 0, boldLetters: 0, size: 0 });
    this.run = undefined;
  }

  private inProperties(name: string, attributes: Record<string, string>): void {
    const paragraph = this.paragraphs.at(-1)?.paragraph;
    if (!paragraph) return;
    const style = name === 'w:pStyle' ? attributes['w:val'] : undefined;
    if (style !== undefined) Object.assign(paragraph, this.styles.get(style) ?? lookOfId(style));
    // Run properties among those of the paragraph are about its mark, which nobody sees.
    else if (!['w:b', 'w:caps', 'w:smallCaps', 'w:sz'].includes(name))
      Object.assign(paragraph, lookOf(name, attributes));
  }

  private inRun(name: string, attributes: Record<string, string>): void {
    const { isBold, size, isCapitals } = lookOf(name, attributes);
    if (isBold !== undefined) this.run!.isBold = isBold;
    if (size !== undefined) this.run!.size = size;
    const paragraph = this.paragraphs.at(-1)?.paragraph;
    if (isCapitals && paragraph) paragraph.isCapitals = true;
    if (name === 'w:tab') this.write('\t');
    else if (name === 'w:br' || name === 'w:cr') this.write('\n');
    else if (name === 'w:noBreakHyphen') this.write('-');
    else if (name === 'w:sym') this.write(symbolOf(attributes['w:char'] ?? ''));
  }

  private write(text: string): void {
    const open = this.paragraphs.at(-1);
    if (!open) return;
    const letters = text.trim().length;
    open.paragraph.text += text;
    open.letters += letters;
    if (this.run?.isBold ?? open.paragraph.isBold) open.boldLetters += letters;
    if (letters > 0) open.size = Math.max(open.size, this.run?.size ?? open.paragraph.size ?? 0);
  }

  private closeParagraph(): void {
    const open = this.paragraphs.pop();
    this.run = undefined;
    if (!open) return;
    const { paragraph, letters, boldLetters, size } = open;
    paragraph.isBold = letters > 0 && boldLetters === letters;
    if (size > 0) paragraph.size = size;
    this.places.at(-1)!.push(paragraph);
  }

  private openCell(): void {
    const cell: Block[] = [];
    this.tables.at(-1)?.at(-1)?.push(cell);
    this.places.push(cell);
  }

  private openBox(): void {
    const blocks: Block[] = [];
    this.places.at(-1)!.push({ kind: 'box', blocks });
    this.places.push(blocks);
  }

  private closePlace(): void {
    if (this.places.length > 1) this.places.pop();
  }

  private closeTable(): void {
    const rows = this.tables.pop();
    if (rows) this.places.at(-1)!.push({ kind: 'table', rows });
  }
}

/** Where the styles are missing, Word's own ids still tell. */
function lookOfId(id: string): Partial<Look> {
  return {
    ...(/^(?:Heading\d|Title)/.test(id) && { isHeading: true }),
    ...(/^List(?:Bullet|Number)/.test(id) && { isListItem: true }),
  };
}

function symbolOf(hex: string): string {
  return /^[0-9a-f]{4}$/i.test(hex) ? String.fromCharCode(parseInt(hex, 16)) : '';
}
