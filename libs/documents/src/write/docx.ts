import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type ILevelsOptions,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { withDirectionMarks } from './direction-marks.js';
import type { Look } from './look.js';
import type { Block, MarkdownResume, Role } from './markdown-resume.js';
import type { Span } from './markdown-spans.js';
import type { Language } from './script.js';

/** Faces that Word, LibreOffice and Pages all have or replace by ones of the same width. */
const font = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial', eastAsia: 'Microsoft YaHei' };
const ink = '1B1F24';
const soft = '4B5563';
const accents = { modern: '1F2937', creative: '0F766E' };
/** Sizes in half points. */
const sizes = { text: 21, headline: 24, meta: 20, heading: [0, 44, 25, 22, 21, 21, 21] };
const numbered = 'numbered';
const bulleted = 'bulleted';

/** writeDocx writes the blocks as real Word headings and lists, so that its outline and screen readers know them. */
export function writeDocx({ blocks }: MarkdownResume, look: Look): Promise<Buffer> {
  const page = { size: { width: 11_906, height: 16_838 }, margin: margins(look.kind === 'letter' ? 1_420 : 1_080) };
  const document = new Document({
    title: look.title,
    creator: look.author,
    styles: styles(look),
    numbering: { config: [{ reference: bulleted, levels: levels('•') }, ...numberings(blocks)] },
    sections: [{ properties: { page }, children: paragraphs(blocks, look) }],
  });
  return Packer.toBuffer(document);
}

function margins(twips: number) {
  return { top: twips, bottom: twips, left: twips, right: twips };
}

function styles({ language, template }: Look) {
  const { code } = language;
  const run: IRunOptions = {
    font,
    size: sizes.text,
    color: ink,
    language: { value: code, eastAsia: /zh|ja|ko/.test(code) ? code : 'zh-CN', bidirectional: 'ar-SA' },
  };
  const heading = (level: number, color: string) => ({
    run: { font, size: sizes.heading[level] ?? sizes.text, bold: true, color },
  });
  const accent = accents[template];
  return {
    default: {
      document: { run },
      heading1: heading(1, accent),
      heading2: heading(2, accent),
      heading3: heading(3, ink),
      heading4: heading(4, ink),
    },
  };
}

function levels(mark: string, start?: number): ILevelsOptions[] {
  return [0, 1, 2].map((level) => ({
    level,
    format: start === undefined ? LevelFormat.BULLET : LevelFormat.DECIMAL,
    text: start === undefined ? mark : `%${level + 1}.`,
    start: start ?? 1,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 340 + level * 340, hanging: 260 } } },
  }));
}

/** Each numbered list counts by itself, from the number it starts with. */
function numberings(blocks: Block[]) {
  return blocks.flatMap((block, index) =>
    startsNumbers(blocks, index) && block.kind === 'item'
      ? [{ reference: `${numbered}-${index}`, levels: levels('', parseInt(block.mark, 10)) }]
      : [],
  );
}

function startsNumbers(blocks: Block[], index: number): boolean {
  return isNumbered(blocks[index]) && !isNumbered(blocks[index - 1]);
}

function isNumbered(block: Block | undefined): boolean {
  return block?.kind === 'item' && block.mark !== '•';
}

function paragraphs(blocks: Block[], look: Look): Paragraph[] {
  let list = '';
  return blocks.flatMap((block, index) => {
    if (startsNumbers(blocks, index)) list = `${numbered}-${index}`;
    if (block.kind === 'rule') return [];
    const isTurned = look.language.direction === 'rtl';
    const { run, ...options } = optionsOf(block, { look, list });
    return [
      new Paragraph({ ...options, bidirectional: isTurned, children: children(block.spans, run, look.language) }),
    ];
  });
}

type Options = IParagraphOptions & { run?: IRunOptions };

function optionsOf(block: Exclude<Block, { kind: 'rule' }>, { look, list }: { look: Look; list: string }): Options {
  if (block.kind === 'heading') return headingOptions(block.level, look);
  if (block.kind === 'item') {
    const reference = block.mark === '•' ? bulleted : list;
    return { numbering: { reference, level: block.depth }, spacing: { after: 50, line: 264 } };
  }
  return roleOptions(block.role, look);
}

function headingOptions(level: number, { template }: Look): Options {
  const heading = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4][
    Math.min(level, 4) - 1
  ];
  const line = { style: BorderStyle.SINGLE, size: template === 'creative' ? 18 : 6, space: 4 };
  const border =
    template === 'creative'
      ? { left: { ...line, color: accents.creative } }
      : { bottom: { ...line, space: 2, color: '9CA3AF' } };
  return {
    heading,
    keepNext: true,
    keepLines: true,
    spacing: level === 1 ? { after: 60 } : level === 2 ? { before: 260, after: 100 } : { before: 160, after: 30 },
    ...(level === 2 && { border }),
  };
}

function roleOptions(role: Role, { template, kind }: Look): Options {
  switch (role) {
    case 'headline':
      return {
        spacing: { after: 60 },
        run: {
          size: sizes.headline,
          color: template === 'creative' ? soft : accents.modern,
          italics: template === 'creative',
        },
      };
    case 'contacts':
      return { spacing: { after: 80 }, run: { color: soft } };
    case 'meta':
      return { keepNext: true, spacing: { after: 60 }, run: { size: sizes.meta, color: soft } };
    case 'quote':
      return { indent: { left: 340 }, spacing: { after: 100, line: 264 }, run: { italics: true } };
    case 'text':
      return { spacing: { after: kind === 'letter' ? 200 : 100, line: kind === 'letter' ? 288 : 264 } };
  }
}

const turned = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function children(spans: Span[], look: IRunOptions | undefined, language: Language): ParagraphChild[] {
  return spans.flatMap((span): ParagraphChild[] => {
    const runs = span.text.split('\n').flatMap((text, index) => [
      new TextRun({
        ...look,
        text: withDirectionMarks(text, language),
        break: index > 0 ? 1 : 0,
        ...(span.isBold && { bold: true, boldComplexScript: true }),
        ...(span.isItalic && { italics: true }),
        // Only runs in such letters: a Latin name in one would have its signs turned around.
        rightToLeft: language.direction === 'rtl' && turned.test(text),
      }),
    ]);
    return span.link === undefined ? runs : [new ExternalHyperlink({ link: span.link, children: runs })];
  });
}
