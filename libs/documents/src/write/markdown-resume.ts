import { hasContact } from '@tailwright/resume-text/recognizers/contact-patterns';
import { type FencedRow, fencedRows } from '@tailwright/resume-text/text/fenced-rows';
import { type Span, parseSpans, textOf } from './markdown-spans.js';

/**
 * Role is what a paragraph is for: the line under the name, the ways to reach someone, dates and place of an entry, a row of a
 * text that is shown as it stands.
 */
export type Role = 'headline' | 'contacts' | 'meta' | 'quote' | 'row' | 'text';

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; role: Role; spans: Span[]; isBelowRow?: boolean }
  | { kind: 'item'; depth: number; mark: string; spans: Span[] }
  | { kind: 'rule' };

/** MarkdownResume is a resume or letter as blocks in order; every word of the Markdown is in one of them. */
export interface MarkdownResume {
  /** The first heading of level 1, or ''. */
  name: string;
  blocks: Block[];
}

export interface ParseOptions {
  /** A letter is shown as it is typed, line by line; in a resume lines of a paragraph flow together. */
  keepsLineBreaks?: boolean;
}

const heading = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
const closingMarks = /(?<![^ \t])#+$/;
const rule = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const underline = /^ {0,3}(=+|-+)[ \t]*$/;
const item = /^([ \t]*)([-*+•]|\d{1,9}[.)])[ \t](.*)$/;
const quote = /^ {0,3}>[ \t]?/;
const tableRow = /^[ \t]*\|(.+)\|[ \t]*$/;
const tableRule = /^(?:\|[ \t]*)?:?-+:?(?:[ \t]*\|[ \t]*:?-+:?)*(?:[ \t]*\|)?$/;
const emphasised = /^[ \t]*(\*{1,3}|_{1,3})(?=\S)(?:(?!\1).)+\1[ \t]*$/;
/** Marks nobody sees; the joiners stay, because Persian and Indian scripts are spelled with them. */
const invisible = /(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cs}\p{Cn}\ufffd]|(?![\n\t])\p{Cc}/gu;

/** parseMarkdown reads the Markdown of a resume or letter, ours or a model's; nothing in it is an error. */
export function parseMarkdown(markdown: string, options: ParseOptions = {}): MarkdownResume {
  const text = markdown.replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n').replace(invisible, '');
  const reader = new BlockReader(options);
  for (const row of fencedRows(text.split('\n'))) reader.take(row);
  const blocks = withRoles(reader.end());
  const name = blocks.find((block) => block.kind === 'heading' && block.level === 1);
  return { name: name?.kind === 'heading' ? textOf(name.spans).trim() : '', blocks };
}

/** Blanks that no program draws together, and those in the place of a tab. */
const unbroken = '\u00a0';
const tab = unbroken.repeat(4);

interface Open {
  lines: string[];
  isQuote: boolean;
  item?: { depth: number; mark: string };
}

class BlockReader {
  private readonly blocks: Block[] = [];
  private readonly options: ParseOptions;
  private open: Open | undefined;
  private isBelowRow = false;

  constructor(options: ParseOptions) {
    this.options = options;
  }

  take({ text: line, isFence, isVerbatim }: FencedRow): void {
    if (isFence) return this.passFence();
    if (isVerbatim) return this.literal(line);
    if (line.trim() === '') return this.close();
    if (this.takeUnderline(line)) return;
    const title = heading.exec(line);
    if (title) return this.add({ kind: 'heading', level: title[1]!.length, spans: parseSpans(titleOf(title[2])) });
    if (rule.test(line)) return this.add({ kind: 'rule' });
    const listed = item.exec(line);
    if (listed) return this.startItem(listed[1]!, listed[2]!, listed[3]!);
    if (tableRule.test(line.trim()) && line.includes('|')) return;
    const row = tableRow.exec(line);
    if (row) return this.addRow(row[1]!);
    this.continue(line);
  }

  end(): Block[] {
    this.close();
    return this.blocks;
  }

  private passFence(): void {
    this.close();
    this.isBelowRow = false;
  }

  /** Blanks that keep things apart on a row stay, and a row right below another one belongs to it. */
  private literal(line: string): void {
    this.isBelowRow &&= line.trim() !== '';
    if (line.trim() === '') return;
    const text = line
      .trimEnd()
      .replaceAll('\t', tab)
      .replace(/^ +| {2,}/g, (gap) => unbroken.repeat(gap.length));
    this.add({ kind: 'paragraph', role: 'row', spans: [{ text }], ...(this.isBelowRow && { isBelowRow: true }) });
    this.isBelowRow = true;
  }

  private takeUnderline(line: string): boolean {
    const mark = underline.exec(line);
    if (!mark || !this.open || this.open.item || this.open.isQuote || this.open.lines.length !== 1) return false;
    const spans = parseSpans(this.open.lines[0]!.trim());
    this.open = undefined;
    this.blocks.push({ kind: 'heading', level: mark[1]!.startsWith('=') ? 1 : 2, spans });
    return true;
  }

  private startItem(indent: string, mark: string, text: string): void {
    this.close();
    const width = indent.replaceAll('\t', '    ').length;
    const depth = Math.min(2, Math.floor(width / 2));
    this.open = { lines: [text], isQuote: false, item: { depth, mark: /\d/.test(mark) ? mark : '•' } };
  }

  private addRow(cells: string): void {
    const text = cells
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '')
      .join(' | ');
    this.add({ kind: 'paragraph', role: 'text', spans: parseSpans(text) });
  }

  /** A line that is emphasised as a whole, such as the dates of a job, is a paragraph of its own. */
  private continue(line: string): void {
    const isQuote = quote.test(line);
    const text = line.replace(quote, '');
    const before = this.open;
    const isApart = !before?.item && (emphasised.test(text) || emphasised.test(before?.lines.at(-1) ?? ''));
    if (!before || (before.isQuote !== isQuote && !before.item) || isApart) {
      this.close();
      this.open = { lines: [], isQuote };
    }
    this.open?.lines.push(text);
  }

  private add(block: Block): void {
    this.close();
    this.blocks.push(block);
  }

  private close(): void {
    if (!this.open) return;
    const { lines, isQuote, item: listed } = this.open;
    this.open = undefined;
    const spans = parseSpans(joined(lines, this.options.keepsLineBreaks ?? false));
    if (textOf(spans).trim() === '') return;
    if (listed) this.blocks.push({ kind: 'item', ...listed, spans });
    else this.blocks.push({ kind: 'paragraph', role: isQuote ? 'quote' : 'text', spans });
  }
}

/** A heading may be closed with the marks that open it. */
const titleOf = (text = '') => text.trim().replace(closingMarks, '').trimEnd();

/** Two spaces or a backslash at the end of a line break it, as in CommonMark. */
function joined(lines: string[], keepsLineBreaks: boolean): string {
  return lines
    .map((line, index) => {
      const isLast = index === lines.length - 1;
      const isBroken = keepsLineBreaks || / {2}$/.test(line) || /(?<!\\)\\$/.test(line);
      const text = line.trim().replace(isBroken ? /(?<!\\)\\$/ : /$^/, '');
      return isLast ? text : text + (isBroken ? '<br>' : ' ');
    })
    .join('');
}

/** Above the first section stand the headline and the contacts; under an entry's heading its dates and place. */
function withRoles(blocks: Block[]): Block[] {
  const firstSection = blocks.findIndex((block) => block.kind === 'heading' && block.level > 1);
  const hasName = blocks.some((block) => block.kind === 'heading' && block.level === 1);
  return blocks.map((block, index) => {
    if (block.kind !== 'paragraph' || block.role === 'row') return block;
    if (index < firstSection && hasName) return { ...block, role: roleAtTop(block) };
    const before = blocks[index - 1];
    const isUnderEntry = before?.kind === 'heading' && before.level > 2;
    return isUnderEntry && block.spans.every((span) => span.isItalic) ? { ...block, role: 'meta' } : block;
  });
}

function roleAtTop({ role, spans }: { role: Role; spans: Span[] }): Role {
  const text = textOf(spans);
  if (hasContact(text)) return 'contacts';
  const isMarked = role === 'quote' || spans.every((span) => span.isBold ?? span.isItalic);
  return isMarked && text.length <= 200 ? 'headline' : text.length <= 80 && role === 'text' ? 'contacts' : role;
}
