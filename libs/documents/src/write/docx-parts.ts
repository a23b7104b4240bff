import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { contactRows } from './contact-rows.js';
import { withDirectionMarks } from './direction-marks.js';
import type { Numbering } from './docx-lists.js';
import { hairline, ink, soft } from './docx-styles.js';
import type { Look } from './look.js';
import type { Role } from './markdown-resume.js';
import { type Span, textOf } from './markdown-spans.js';
import type { EntryHead, Part } from './parts.js';
import type { WordLook } from './templates/template.js';
import { textWidth } from './text-width.js';

interface Options {
  look: Look;
  word: WordLook;
  /** Six digits of a colour. */
  accent: string;
  /** Room a line has, in twips. */
  width: number;
  numbering: Numbering;
  /** They stand in a cell of a table. */
  isColumn: boolean;
}

type ParagraphLook = IParagraphOptions & { run?: IRunOptions };

const headings = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4];
const line = 255;
const letterLine = 288;

/** DocxParts writes parts as paragraphs of one column. */
export class DocxParts {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  write(parts: Part[]): Paragraph[] {
    return parts.flatMap((part, index) => this.part(part, parts[index - 1]));
  }

  private part(part: Part, before: Part | undefined): Paragraph[] {
    switch (part.kind) {
      case 'heading':
        // A table whose first line stays with the next is moved to the next page as a whole, if it is longer than a page.
        return [
          this.paragraph(
            { ...this.heading(part.level), keepNext: before !== undefined || !this.options.isColumn },
            part.spans,
          ),
        ];
      case 'entry':
        return this.entry(part, before?.kind === 'heading');
      case 'contacts':
        return [this.paragraph(this.role('contacts'), this.contacts(part.pieces))];
      case 'paragraph':
        return [this.paragraph(this.role(part.role), part.role === 'headline' ? plain(part.spans) : part.spans)];
      case 'list':
      case 'enum': {
        const numbering = { reference: this.options.numbering.referenceOf(part), level: part.depth };
        return part.items.map((spans) => this.paragraph({ numbering, spacing: { after: this.room(30), line } }, spans));
      }
      case 'rule':
        return [];
    }
  }

  /** The title with its dates at the right end of its line, and below it the employer and the place. */
  private entry(entry: EntryHead, isFirst: boolean): Paragraph[] {
    const { level, title, names, dates, beside, staysWithNext = false } = entry;
    const isOneLine = this.isOneLine(entry);
    const under = names.length + beside.length > 0 ? this.underTitle(names, beside, isOneLine) : [];
    const hasLineBelow = under.length > 0 && !isOneLine;
    const datesRun: IRunOptions = { bold: false, italics: false, color: soft, size: this.options.word.size };
    const head: ParagraphChild[] = [
      ...this.children(title),
      ...(isOneLine ? under : []),
      ...(dates ? [new TextRun({ children: [new Tab()], ...datesRun }), ...this.children(dates, datesRun)] : []),
    ];
    const first = new Paragraph({
      heading: headings[Math.min(level, 4) - 1]!,
      keepNext: hasLineBelow || staysWithNext,
      keepLines: true,
      spacing: { before: this.room(isFirst ? 60 : 190), after: hasLineBelow ? 0 : this.room(40) },
      tabStops: [{ type: TabStopType.RIGHT, position: this.options.width }],
      bidirectional: this.isTurned,
      children: head,
    });
    if (!hasLineBelow) return [first];
    const spacing = { after: this.room(60) };
    return [first, new Paragraph({ keepNext: staysWithNext, spacing, bidirectional: this.isTurned, children: under })];
  }

  /** The employer, and softer the place and notes, which stand for it where there is none. */
  private underTitle(names: Span[][], beside: Span[][], isOneLine: boolean): ParagraphChild[] {
    const run: IRunOptions = { bold: false, size: this.options.word.size };
    const first = inARow(names.length > 0 ? names : beside, ', ');
    const others = names.length > 0 && beside.length > 0 ? [{ text: ', ' }, ...inARow(beside, ', ')] : [];
    return [
      ...this.children(isOneLine ? [{ text: ', ' }, ...first] : first, {
        ...run,
        color: ink,
        italics: this.options.word.isSlanted === true,
      }),
      ...this.children(others, { ...run, color: soft }),
    ];
  }

  private isOneLine({ title, names, dates, beside }: EntryHead): boolean {
    const fields = [title, ...names, ...beside, ...(dates ? [dates] : [])];
    const width = fields.reduce((sum, field) => sum + textWidth(textOf(field)) + 2, 0);
    return this.options.word.isOneLine === true && width < this.rowChars;
  }

  private contacts(pieces: Span[][]): Span[] {
    const rows = contactRows(pieces, this.rowChars);
    return rows.flatMap((row, index) => [...(index > 0 ? [{ text: '\n' }] : []), ...inARow(row, ' · ')]);
  }

  /** A letter of these faces is about half as wide as it is high. */
  private get rowChars(): number {
    return Math.floor(this.options.width / (this.options.word.size * 5));
  }

  private heading(level: number): ParagraphLook {
    const { word, accent } = this.options;
    const heading = headings[level - 1]!;
    const kept = { heading, keepNext: true, keepLines: true };
    if (level === 1) return { ...kept, spacing: { after: 60 }, ...centred(word.isNameCentred) };
    const border = { style: BorderStyle.SINGLE };
    return {
      ...kept,
      spacing: { before: this.room(240), after: this.room(70) },
      ...(word.sectionLine === 'below' && { border: { bottom: { ...border, color: hairline, size: 5, space: 2 } } }),
      ...(word.sectionLine === 'before' && { border: { left: { ...border, color: accent, size: 18, space: 4 } } }),
    };
  }

  private role(role: Role): ParagraphLook {
    const { look, word, accent } = this.options;
    const atTop = centred(word.isNameCentred);
    switch (role) {
      case 'headline':
        return {
          ...atTop,
          spacing: { after: 60 },
          run: { size: word.size + 3, color: word.isSlanted ? soft : accent, italics: word.isSlanted === true },
        };
      case 'contacts':
        return {
          ...atTop,
          spacing: { after: 80 },
          run: { color: soft },
          ...(word.hasLineBelowContacts && {
            border: { bottom: { style: BorderStyle.SINGLE, color: accent, size: 10, space: 6 } },
          }),
        };
      case 'meta':
        return { keepNext: true, spacing: { after: 60 }, run: { color: soft } };
      case 'quote':
        return { indent: { left: 340 }, spacing: { after: 100, line }, run: { italics: true } };
      case 'row':
        return { spacing: { after: this.room(160), line } };
      case 'text':
        return look.kind === 'letter'
          ? { spacing: { after: 200, line: letterLine } }
          : { spacing: { after: this.room(60), line } };
    }
  }

  private paragraph({ run, ...options }: ParagraphLook, spans: Span[]): Paragraph {
    return new Paragraph({ ...options, bidirectional: this.isTurned, children: this.children(spans, run) });
  }

  private children(spans: Span[], run: IRunOptions = {}): ParagraphChild[] {
    return spans.flatMap((span): ParagraphChild[] => {
      const runs = span.text.split('\n').map(
        (text, index) =>
          new TextRun({
            ...run,
            text: withDirectionMarks(text, this.options.look.language),
            break: index > 0 ? 1 : 0,
            ...(span.isBold && { bold: true, boldComplexScript: true }),
            ...(span.isItalic && { italics: true }),
            // Only runs in such letters: a Latin name in one would have its signs turned around.
            rightToLeft: this.isTurned && turnedLetters.test(text),
          }),
      );
      return span.link === undefined ? runs : [new ExternalHyperlink({ link: span.link, children: runs })];
    });
  }

  private room(twips: number): number {
    return Math.round(twips * this.options.word.tightness);
  }

  private get isTurned(): boolean {
    return this.options.look.language.direction === 'rtl';
  }
}

const turnedLetters = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function centred(isCentred: true | undefined): IParagraphOptions {
  return isCentred ? { alignment: AlignmentType.CENTER } : {};
}

/** Bold in the text, so that it is known from a sentence; beside a large name it is set plainly. */
function plain(spans: Span[]): Span[] {
  return spans.map(({ isBold: _, ...span }) => span);
}

function inARow(fields: Span[][], joint: string): Span[] {
  return fields.flatMap((field, index) => (index === 0 ? field : [{ text: joint }, ...field]));
}
