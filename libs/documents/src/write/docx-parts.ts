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
import { withDirectionMarks } from './direction-marks.js';
import type { Numbering } from './docx-lists.js';
import { ink, soft } from './docx-styles.js';
import type { Look } from './look.js';
import type { Role } from './markdown-resume.js';
import type { Span } from './markdown-spans.js';
import type { EntryHead, Part } from './parts.js';
import type { WordLook } from './templates/template.js';

interface Options {
  look: Look;
  word: WordLook;
  /** Six digits of a colour. */
  accent: string;
  /** Room a line has, in twips. */
  width: number;
  numbering: Numbering;
}

type ParagraphLook = IParagraphOptions & { run?: IRunOptions };

const headings = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4];
const line = 264;
const letterLine = 288;

/** DocxParts writes parts as paragraphs of one column. */
export class DocxParts {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  write(parts: Part[]): Paragraph[] {
    return parts.flatMap((part) => this.part(part));
  }

  private part(part: Part): Paragraph[] {
    switch (part.kind) {
      case 'heading':
        return [this.paragraph(this.heading(part.level), part.spans)];
      case 'entry':
        return this.entry(part);
      case 'contacts':
        return [this.paragraph(this.role('contacts'), inARow(part.pieces, ' · '))];
      case 'paragraph':
        return [this.paragraph(this.role(part.role), part.spans)];
      case 'list':
      case 'enum': {
        const numbering = { reference: this.options.numbering.referenceOf(part), level: part.depth };
        return part.items.map((spans) => this.paragraph({ numbering, spacing: { after: this.room(50), line } }, spans));
      }
      case 'rule':
        return [];
    }
  }

  /** The title with its dates at the right end of its line, and below it the employer and the place. */
  private entry({ level, title, names, dates, beside }: EntryHead): Paragraph[] {
    const below = [...names, ...beside];
    const datesRun: IRunOptions = { bold: false, italics: false, color: soft, size: this.options.word.size };
    const head: ParagraphChild[] = [
      ...this.children(title),
      ...(dates ? [new TextRun({ children: [new Tab()], ...datesRun }), ...this.children(dates, datesRun)] : []),
    ];
    const first = new Paragraph({
      heading: headings[Math.min(level, 4) - 1]!,
      keepNext: true,
      keepLines: true,
      spacing: { before: this.room(190), after: below.length > 0 ? 0 : this.room(40) },
      tabStops: [{ type: TabStopType.RIGHT, position: this.options.width }],
      bidirectional: this.isTurned,
      children: head,
    });
    if (below.length === 0) return [first];
    const run = { color: this.options.word.isSlanted ? ink : soft, italics: this.options.word.isSlanted === true };
    return [first, this.paragraph({ keepNext: true, spacing: { after: this.room(60) }, run }, inARow(below, ', '))];
  }

  private heading(level: number): ParagraphLook {
    const { word, accent } = this.options;
    const heading = headings[level - 1]!;
    const kept = { heading, keepNext: true, keepLines: true };
    if (level === 1) return { ...kept, spacing: { after: 60 }, ...centred(word.isNameCentred) };
    const border = { style: BorderStyle.SINGLE, color: accent };
    return {
      ...kept,
      spacing: { before: this.room(280), after: this.room(100) },
      ...(word.sectionLine === 'below' && { border: { bottom: { ...border, size: 6, space: 2 } } }),
      ...(word.sectionLine === 'before' && { border: { left: { ...border, size: 18, space: 4 } } }),
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
          run: { size: word.size + 3, color: word.isSlanted ? soft : accent },
        };
      case 'contacts':
        return { ...atTop, spacing: { after: 80 }, run: { color: soft } };
      case 'meta':
        return { keepNext: true, spacing: { after: 60 }, run: { color: soft } };
      case 'quote':
        return { indent: { left: 340 }, spacing: { after: 100, line }, run: { italics: true } };
      case 'text':
        return look.kind === 'letter'
          ? { spacing: { after: 200, line: letterLine } }
          : { spacing: { after: this.room(100), line } };
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

function inARow(fields: Span[][], joint: string): Span[] {
  return fields.flatMap((field, index) => (index === 0 ? field : [{ text: joint }, ...field]));
}
