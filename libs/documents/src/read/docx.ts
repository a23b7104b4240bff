import mammoth from 'mammoth';
import { DocumentProblem, problemOf } from './document-problem.js';
import { type Block, type DocxPart, parseDocxPart } from './docx-part.js';
import { type Styles, parseStyles } from './docx-styles.js';
import { type Line, linesOf } from './docx-text.js';
import type { RawDocument } from './raw-document.js';
import { readZipParts } from './zip-parts.js';

const header = /^word\/header\d*\.xml$/;
const body = /^word\/document\d*\.xml$/;
const notes = /^word\/(?:footnotes|endnotes)\d*\.xml$/;
const footer = /^word\/footer\d*\.xml$/;
const styleSheet = /^word\/styles\d*\.xml$/;

/**
 * readDocx reads headers (1.6 % of real resumes have their only e-mail or phone there), body, notes and footers with
 * their tables, lists, headings and text boxes. A body it cannot parse is left to mammoth, which knows its text alone.
 */
export async function readDocx(bytes: Buffer): Promise<RawDocument> {
  const xml = await readXml(bytes);
  const styles = parseStyles([...xml].find(([name]) => styleSheet.test(name))?.[1]);
  const parts = new Map([...xml].flatMap(([name, text]) => toPart(name, text, styles)));
  const bodyLines = partsOf(parts, body).length > 0 ? linesIn(parts, body) : (await rawText(bytes)).map(plainLine);
  const said = new Set(bodyLines.map(({ text }) => squeeze(text)));
  const beside = (pattern: RegExp) => onlyNew(linesIn(parts, pattern), said);
  const lines = [...beside(header), ...bodyLines, ...beside(notes), ...beside(footer)];
  const isHidden = [...parts.values()].some((part) => part.hasHiddenText);
  return { text: textOf(lines), pages: 1, warnings: isHidden ? ['hidden_text'] : [] };
}

async function readXml(bytes: Buffer): Promise<Map<string, string>> {
  const wanted = [header, body, notes, footer, styleSheet];
  try {
    return await readZipParts(bytes, (name) => wanted.some((pattern) => pattern.test(name)));
  } catch (error) {
    throw problemOf(error);
  }
}

/** A damaged extra part must not cost the body; a body that is too complex must not reach the next parser. */
function toPart(name: string, xml: string, styles: Styles): [string, DocxPart][] {
  if (styleSheet.test(name)) return [];
  try {
    return [[name, parseDocxPart(xml, styles)]];
  } catch (error) {
    if (error instanceof DocumentProblem) throw error;
    return [];
  }
}

function partsOf(parts: Map<string, DocxPart>, pattern: RegExp): DocxPart[] {
  return [...parts].filter(([name]) => pattern.test(name)).map(([, part]) => part);
}

function linesIn(parts: Map<string, DocxPart>, pattern: RegExp): Line[] {
  return partsOf(parts, pattern).flatMap(({ blocks }: { blocks: Block[] }) => linesOf(blocks));
}

/** First, even and other pages mostly repeat one header, and the name in it stands in the body, too. */
function onlyNew(lines: Line[], said: Set<string>): Line[] {
  return lines.filter(({ text }) => {
    const key = squeeze(text);
    const isNew = key !== '' && !said.has(key);
    said.add(key);
    return isNew;
  });
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}

function textOf(lines: Line[]): string {
  return lines.map(({ text, isSpaced }) => (isSpaced ? `\n${text}` : text)).join('\n');
}

function plainLine(text: string): Line {
  return { text, isHeading: false, isSpaced: false, size: 0 };
}

/** What mammoth makes of the file, before it is turned into HTML. */
interface WordElement {
  type: string;
  value?: string;
  children?: WordElement[];
}

async function rawText(bytes: Buffer): Promise<string[]> {
  let text = '';
  const transformDocument = (document: WordElement) => {
    text = textOfElement(document);
    return { ...document, children: [] };
  };
  try {
    await mammoth.convertToHtml({ buffer: bytes }, { transformDocument, includeEmbeddedStyleMap: false });
  } catch (error) {
    throw problemOf(error);
  }
  return text.split('\n');
}

/** mammoth's own raw text drops the breaks inside a paragraph and glues the lines of an address together. */
function textOfElement({ type, value = '', children = [] }: WordElement): string {
  if (type === 'text') return value;
  if (type === 'tab') return '\t';
  if (type === 'break') return '\n';
  return children.map(textOfElement).join('') + (type === 'paragraph' ? '\n' : '');
}
