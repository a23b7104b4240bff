import {
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  SymbolRun,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { LaidOutEntry, LaidOutResume, LaidOutSection } from './laid-out-resume.js';

/** Piece is a child of a Word body. */
export type Piece = Paragraph | Table;

/** Widths in twips, twentieths of a point; the text of an A4 page with Word's margins is 9,026 wide. */
export const textWidth = 9_026;

/** bulleted is the numbering every layout refers to. */
export const bulleted = 'bulleted';

/** words is a paragraph of plain words. */
export function words(text: string, options: IParagraphOptions = {}): Paragraph {
  return new Paragraph({ ...options, children: [new TextRun(text)] });
}

/** strong is a paragraph in bold letters; sizes are half points. */
export function strong(text: string, size?: number, options: IParagraphOptions = {}): Paragraph {
  return new Paragraph({ ...options, children: [new TextRun({ text, bold: true, ...(size && { size }) })] });
}

/** styledHeading uses Word's own style, in capitals as its formatting and not in its letters. */
export function styledHeading(text: string): Paragraph {
  return new Paragraph({
    heading: HeadingLevel.HEADING_1,
    spacing: { before: 240, after: 80 },
    children: [new TextRun({ text, allCaps: true })],
  });
}

/** boldHeading has no style: only its weight and the space above tell it. */
export function boldHeading(text: string): Paragraph {
  return strong(text, undefined, { spacing: { before: 200 } });
}

/** placeOf is employer and place in one line. */
export function placeOf({ organization, place }: LaidOutEntry): string {
  return [organization, place].filter(Boolean).join(', ');
}

/** bullet is an item of a real list. */
export function bullet(text: string): Paragraph {
  return new Paragraph({ numbering: { reference: bulleted, level: 0 }, children: [new TextRun(text)] });
}

/** symbolBullet is typed by hand with a glyph of Wingdings, as copied lists have it. */
export function symbolBullet(text: string): Paragraph {
  return new Paragraph({
    indent: { left: 360, hanging: 360 },
    children: [new SymbolRun({ char: 'F0A7', symbolfont: 'Wingdings' }), new TextRun(`\t${text}`)],
  });
}

/** detailsOf are the paragraphs and bullets of an entry. */
export function detailsOf({ paragraphs = [], bullets = [] }: LaidOutEntry, item = bullet): Paragraph[] {
  return [...paragraphs.map((text) => words(text)), ...bullets.map(item)];
}

export interface Style {
  heading: (text: string) => Piece;
  entry: (entry: LaidOutEntry) => Piece[];
  item?: (text: string) => Paragraph;
  rows?: (rows: string[][]) => Piece[];
}

/** sectionsOf lays sections out in one style. */
export function sectionsOf(sections: LaidOutSection[], style: Style): Piece[] {
  const { heading, entry, item = bullet, rows = tabbedRows } = style;
  return sections.flatMap((section) => [
    ...(section.heading === '' ? [] : [heading(section.heading)]),
    ...(section.paragraphs ?? []).map((text) => words(text)),
    ...(section.entries ?? []).flatMap(entry),
    ...rows(section.rows ?? []),
    ...(section.lines ?? []).map((text) => words(text)),
    ...(section.items ?? []).map(item),
  ]);
}

function tabbedRows(rows: string[][]): Piece[] {
  return rows.map((cells) => words(cells.join('\t')));
}

/** borderedRows is a table as people draw it. */
export function borderedRows(rows: string[][]): Piece[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return [];
  const filled = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
  return [tableOf(filled.map((row) => row.map((text) => [words(text)])))];
}

const nothing = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const invisible = {
  top: nothing,
  bottom: nothing,
  left: nothing,
  right: nothing,
  insideHorizontal: nothing,
  insideVertical: nothing,
};

/** tableOf is a table of cells; with `shares` its columns have these parts of the width and no lines. */
export function tableOf(rows: Piece[][][], shares?: number[]): Table {
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    ...(shares && { columnWidths: shares.map((share) => Math.round(share * textWidth)), borders: invisible }),
    rows: rows.map((cells) => new TableRow({ children: cells.map((children) => new TableCell({ children })) })),
  });
}

/** opening is name, headline and contacts in one column. */
export function opening({ name, headline, contacts }: LaidOutResume): Paragraph[] {
  return [strong(name, 40), ...(headline ? [words(headline)] : []), words(contacts.join(' | '))];
}
