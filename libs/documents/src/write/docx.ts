import { documentAccents } from '@tailwright/contracts/document-looks';
import {
  AlignmentType,
  BorderStyle,
  Document,
  type IBorderOptions,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { Arrangement } from './arrange.js';
import { numberingOf } from './docx-lists.js';
import { DocxParts } from './docx-parts.js';
import { stylesOf } from './docx-styles.js';
import type { Look } from './look.js';
import { partsOf } from './parts.js';
import type { WordLook } from './templates/template.js';
import { templates } from './templates/templates.js';

/** Width and height in twips. */
const papers = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } };
const letterMargin = 1_420;
/** Share of the page the side column has, and the room between the two. */
const sideShare = 0.32;
const gutter = 340;

/** writeDocx writes the parts as real Word headings and lists, so that its outline and screen readers know them. */
export function writeDocx(arrangement: Arrangement, look: Look): Promise<Buffer> {
  const template = templates[look.template];
  const accent = (look.accent === undefined ? template.accent : documentAccents[look.accent].color).slice(1);
  const size = papers[look.paper];
  const word = wordOf(look);
  const margin = look.kind === 'letter' ? letterMargin : word.margin;
  const width = size.width - 2 * margin;
  const [top, side, main] = [arrangement.top, arrangement.side, arrangement.main].map((blocks) =>
    partsOf(blocks, look),
  );
  const numbering = numberingOf([...top!, ...side!, ...main!]);
  const write = (parts: typeof main, room: number, options = { isColumn: false }) =>
    new DocxParts({ look, word, accent, width: room, numbering, ...options }).write(parts!);
  const columns = [Math.round(width * sideShare), width - Math.round(width * sideShare)] as const;
  const sections =
    side!.length === 0
      ? write(main, width)
      : [
          twoColumns(columns, [
            write(side, columns[0] - gutter, { isColumn: true }),
            write(main, columns[1], { isColumn: true }),
          ]),
          new Paragraph({}),
        ];
  const document = new Document({
    title: look.title,
    creator: look.author,
    styles: stylesOf(look, word, accent),
    numbering: { config: numbering.config },
    sections: [
      { properties: { page: { size, margin: margins(margin) } }, children: [...write(top, width), ...sections] },
    ],
  });
  return Packer.toBuffer(document);
}

/** A resume that is to be tight has letters half a point smaller, and less room around and between things. */
function wordOf({ kind, template, density }: Look): WordLook {
  const { word } = templates[template];
  if (kind === 'letter' || density !== 'tight') return word;
  return { ...word, size: word.size - 1, margin: Math.round(word.margin * 0.85), tightness: word.tightness * 0.7 };
}

function margins(twips: number) {
  return { top: twips, bottom: twips, left: twips, right: twips };
}

const noBorder: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** A table without lines: its first cell is read before its second. */
function twoColumns(widths: readonly [number, number], cells: [Paragraph[], Paragraph[]]): Table {
  const borders = { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder };
  return new Table({
    alignment: AlignmentType.LEFT,
    layout: TableLayoutType.FIXED,
    width: { size: widths[0] + widths[1], type: WidthType.DXA },
    columnWidths: [...widths],
    borders: { ...borders, insideHorizontal: noBorder, insideVertical: noBorder },
    rows: [
      new TableRow({
        children: cells.map(
          (children, index) =>
            new TableCell({
              children,
              borders,
              width: { size: widths[index]!, type: WidthType.DXA },
              margins: { top: 0, bottom: 0, left: 0, right: index === 0 ? gutter : 0 },
            }),
        ),
      }),
    ],
  });
}
