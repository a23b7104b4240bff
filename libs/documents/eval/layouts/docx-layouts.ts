import {
  Document,
  Footer,
  Header,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  SymbolRun,
  TabStopType,
  TextRun,
  Textbox,
} from 'docx';
import {
  type Piece,
  boldHeading,
  borderedRows,
  bulleted,
  detailsOf,
  opening,
  placeOf,
  sectionsOf,
  strong,
  styledHeading,
  symbolBullet,
  tableOf,
  textWidth,
  words,
} from './docx-parts.js';
import type { LaidOutEntry, LaidOutResume, LaidOutSection } from './laid-out-resume.js';

interface Body {
  children: Piece[];
  headers?: { default: Header };
  footers?: { default: Footer };
  properties?: object;
}

const sideOf = ({ sections }: LaidOutResume) => sections.filter(({ isSide }) => isSide);
const mainOf = ({ sections }: LaidOutResume) => sections.filter(({ isSide }) => !isSide);

const rightTab = [{ type: TabStopType.RIGHT, position: textWidth }];
const place = (entry: LaidOutEntry) => (placeOf(entry) === '' ? [] : [words(placeOf(entry))]);

const rightDates = (entry: LaidOutEntry): Piece[] => [
  new Paragraph({
    tabStops: rightTab,
    children: [new TextRun({ text: entry.title, bold: true }), new TextRun(`\t${entry.dates}`)],
  }),
  ...place(entry),
  ...detailsOf(entry),
];

const leftDates = (entry: LaidOutEntry): Piece[] => [
  new Paragraph({
    indent: { left: 2_200, hanging: 2_200 },
    children: [new TextRun(`${entry.dates}\t`), new TextRun({ text: entry.title, bold: true })],
  }),
  ...place(entry),
  ...detailsOf(entry),
];

const datesInCells = (entry: LaidOutEntry): Piece[] => [
  tableOf([[[words(entry.dates)], [strong(entry.title), ...place(entry), ...detailsOf(entry)]]], [0.25, 0.75]),
];

const threeCells = (entry: LaidOutEntry): Piece[] => [
  tableOf([[[words(entry.dates)], [strong(entry.title)], [words(placeOf(entry))]]]),
  ...detailsOf(entry),
];

const threeLines = (entry: LaidOutEntry): Piece[] => [
  strong(entry.title),
  ...place(entry),
  words(entry.dates),
  ...detailsOf(entry),
];

const oneLine = (entry: LaidOutEntry): Piece[] => [
  words([entry.title, entry.organization, entry.place, entry.dates].filter(Boolean).join(' | ')),
  ...detailsOf(entry, symbolBullet),
];

const styled = { heading: styledHeading, entry: rightDates };

function sidebar(resume: LaidOutResume): Piece[] {
  const side = [
    strong('CONTACT'),
    ...resume.contacts.map((each) => words(each)),
    ...sectionsOf(sideOf(resume), styled),
  ];
  const [name, headline] = opening(resume);
  const top = resume.headline === undefined ? [name!] : [name!, headline!];
  const main = sectionsOf(mainOf(resume), { heading: boldHeading, entry: threeLines });
  return [tableOf([[side, [...top, ...main]]], [0.3, 0.7])];
}

/** A row for each section: its heading in the first cell, its entries in the second. */
function marginHeadings(resume: LaidOutResume): Piece[] {
  const rows = resume.sections.map((section) => [
    [strong(section.heading)],
    [...sectionsOf([{ ...section, heading: '' }], { heading: boldHeading, entry: threeLines })],
  ]);
  return [...opening(resume), tableOf(rows, [0.2, 0.8])];
}

/** Contacts stand in a box at the top and the side sections in another one, anchored where the body begins. */
function boxes(resume: LaidOutResume): Piece[] {
  const box = (children: Piece[], left: `${number}in`) =>
    new Textbox({ children, style: { width: '2.3in', height: 'auto', position: 'absolute', left, top: '1in' } });
  const side: LaidOutSection[] = sideOf(resume);
  return [
    strong(resume.name, 40),
    ...(resume.headline ? [words(resume.headline)] : []),
    box(
      resume.contacts.map((each) => words(each)),
      '0in',
    ) as unknown as Paragraph,
    ...(side.length === 0 ? [] : [box(sectionsOf(side, styled), '5in') as unknown as Paragraph]),
    ...sectionsOf(mainOf(resume), styled),
  ];
}

function iconed(resume: LaidOutResume): Piece[] {
  const icons = ['F02A', 'F028', 'F02A', 'F03A', 'F03C'];
  const contacts = resume.contacts.flatMap((contact, index) => [
    ...(index === 0 ? [] : [new TextRun('   ')]),
    new SymbolRun({ char: icons[index]!, symbolfont: 'Wingdings' }),
    new TextRun(` ${contact}`),
  ]);
  return [
    strong(resume.name, 40),
    ...(resume.headline ? [words(resume.headline)] : []),
    new Paragraph({ children: contacts }),
    ...sectionsOf(resume.sections, { heading: styledHeading, entry: oneLine, item: symbolBullet }),
  ];
}

/** What a program repeats on each page, and what people type where a page ends. */
function furnished(resume: LaidOutResume): Body {
  const [first, ...others] = sectionsOf(mainOf(resume), { heading: boldHeading, entry: rightDates });
  const middle = Math.floor(others.length / 2);
  const typed = [words(`${resume.name} – 2`, { pageBreakBefore: true })];
  const pageOf = ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES];
  return {
    headers: { default: new Header({ children: [words(resume.name)] }) },
    footers: { default: new Footer({ children: [new Paragraph({ children: [new TextRun({ children: pageOf })] })] }) },
    children: [
      ...opening(resume),
      ...(first ? [first] : []),
      ...others.slice(0, middle),
      ...typed,
      ...others.slice(middle),
      ...sectionsOf(sideOf(resume), { heading: boldHeading, entry: rightDates }),
    ],
  };
}

const oneFlow = (resume: LaidOutResume, style: Parameters<typeof sectionsOf>[1]): Body[] => [
  { children: [...opening(resume), ...sectionsOf(resume.sections, style)] },
];

const layouts = {
  'right-dates': (resume: LaidOutResume) => oneFlow(resume, styled),
  'left-dates': (resume: LaidOutResume) => oneFlow(resume, { heading: styledHeading, entry: leftDates }),
  'dates-table': (resume: LaidOutResume) => oneFlow(resume, { heading: boldHeading, entry: datesInCells }),
  table: (resume: LaidOutResume) => oneFlow(resume, { heading: styledHeading, entry: threeCells, rows: borderedRows }),
  'bold-headings': (resume: LaidOutResume) => oneFlow(resume, { heading: boldHeading, entry: threeLines }),
  'margin-headings': (resume: LaidOutResume): Body[] => [{ children: marginHeadings(resume) }],
  'sidebar-table': (resume: LaidOutResume): Body[] => [{ children: sidebar(resume) }],
  'text-boxes': (resume: LaidOutResume): Body[] => [{ children: boxes(resume) }],
  icons: (resume: LaidOutResume): Body[] => [{ children: iconed(resume) }],
  furniture: (resume: LaidOutResume): Body[] => [furnished(resume)],
  columns: (resume: LaidOutResume): Body[] => [
    { children: opening(resume) },
    {
      properties: { type: SectionType.CONTINUOUS, column: { count: 2, space: 500 } },
      children: sectionsOf(resume.sections, { heading: styledHeading, entry: threeLines }),
    },
  ],
};

export type DocxLayout = keyof typeof layouts;
/** docxLayouts are the ways a Word file is laid out. */
export const docxLayouts = Object.keys(layouts) as DocxLayout[];

/** layOutDocx writes a resume as a Word file in one of the layouts. */
export function layOutDocx(layout: DocxLayout, resume: LaidOutResume): Promise<Buffer> {
  const bullets = [{ level: 0, format: LevelFormat.BULLET, text: '•' }];
  const document = new Document({
    numbering: { config: [{ reference: bulleted, levels: bullets }] },
    sections: layouts[layout](resume),
  });
  return Packer.toBuffer(document);
}
