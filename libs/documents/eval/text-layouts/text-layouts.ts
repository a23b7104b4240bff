import type { LaidOutResume } from '../layouts/laid-out-resume.js';
import {
  atEnds,
  beside,
  centred,
  hyphenated,
  justified,
  smallCapitals,
  spaced,
  tableRow,
  withFurniture,
  wrap,
} from './page.js';
import { icons, paged, continued, webPage, wordMark } from './page-layouts.js';
import {
  narrow,
  rightHead,
  sidebarLeft,
  sidebarFromTop,
  sidebarRight,
  tornSidebar,
  twoColumns,
  marginHeadings,
  rightColumn,
  datesInRows,
  rightInRows,
  leftColumn,
  besideDates,
} from './side-layouts.js';
import { width, employerOf, titleOf, plain, printWith, sectionsIn, entryIn, detailsIn, type Style } from './style.js';
import { wideTable, ruledTable, markdownTable, form, formTop } from './table-layouts.js';

const withLines =
  (change: Partial<Style>, after: (lines: string[], resume: LaidOutResume) => string[]) => (resume: LaidOutResume) =>
    after(printWith(change)(resume), resume);

const ligatures = (lines: string[]) =>
  lines.map((line) => line.replace(/ffi/g, 'ﬃ').replace(/ff/g, 'ﬀ').replace(/fi/g, 'ﬁ').replace(/fl/g, 'ﬂ'));

/** textLayouts are the ways in which a resume becomes text, by name. */
export const textLayouts: Record<string, (resume: LaidOutResume) => string[]> = {
  plain: printWith({}),
  'dates-right': printWith({ head: rightHead(width), gap: [''] }),
  'dates-right-long-row': printWith({ head: (entry) => [atEnds(titleOf(entry), entry.dates, width)], gap: [''] }),
  'dates-right-in-two-rows': printWith({ head: rightInRows, gap: [''] }),
  'dates-left': printWith({
    entries: (entries) => entries.flatMap((entry) => ['', ...besideDates(entry, [entry.dates], narrow(66), 26)]),
  }),
  'dates-left-in-two-rows': printWith({
    entries: (entries) =>
      entries.flatMap((entry) => ['', ...besideDates(entry, datesInRows(entry.dates), narrow(70), leftColumn)]),
  }),
  'dates-left-no-blanks': printWith({
    entries: (entries) =>
      entries.flatMap((entry) => besideDates(entry, datesInRows(entry.dates), narrow(70), leftColumn)),
  }),
  'dates-and-place-left': printWith({
    entries: (entries) =>
      entries.flatMap((entry) => [
        '',
        ...beside(
          [...datesInRows(entry.dates), ...(entry.place ? [entry.place] : [])],
          [entry.title, ...(entry.organization ? [entry.organization] : []), ...detailsIn(narrow(66), entry)],
          26,
        ),
      ]),
  }),
  'dates-and-place-right': printWith({ entries: (entries) => entries.flatMap((entry) => ['', ...rightColumn(entry)]) }),
  'dates-below': printWith({
    head: (entry) => [entry.title, ...(employerOf(entry) === '' ? [] : [employerOf(entry)]), entry.dates],
    gap: [''],
  }),
  'employer-first': printWith({
    head: (entry) => [
      ...(entry.organization ? [atEnds(entry.organization, entry.place ?? '', width).trimEnd()] : []),
      atEnds(entry.title, entry.dates, width),
    ],
    gap: [''],
  }),
  'sidebar-left': sidebarLeft,
  'sidebar-left-from-top': sidebarFromTop,
  'sidebar-right': sidebarRight,
  'sidebar-torn': tornSidebar,
  'two-columns': twoColumns,
  'table-wide': printWith({ entries: wideTable }),
  'table-ruled': printWith({ entries: ruledTable }),
  'table-markdown': printWith({
    entries: (entries, section) =>
      entries.every(({ bullets = [], paragraphs = [] }) => bullets.length + paragraphs.length === 0)
        ? markdownTable(entries, section)
        : entries.flatMap((entry) => entryIn(plain, entry)),
  }),
  'table-three-cells': printWith({
    head: (entry) => tableRow([entry.dates, entry.title, employerOf(entry)], [22, 34, 34]),
    gap: [''],
  }),
  form: printWith({ top: formTop, head: form, gap: [''] }),
  'headings-spaced': printWith({ heading: (text) => ['', spaced(text)], head: rightHead(width), gap: [''] }),
  'headings-small-capitals': printWith({
    heading: (text) => ['', smallCapitals(text)],
    top: ({ contacts, ...resume }) => [
      smallCapitals(resume.name),
      ...(resume.headline === undefined ? [] : [resume.headline]),
      contacts.join(' | '),
    ],
    head: rightHead(width),
    gap: [''],
  }),
  'headings-in-margin': marginHeadings,
  'headings-centred': printWith({
    width,
    top: (resume) => plain.top(resume).map((line) => centred(line, width)),
    heading: (text) => ['', centred(text.toUpperCase(), width), '_'.repeat(width)],
    head: (entry) => [centred(titleOf(entry), width), centred(entry.dates, width)],
  }),
  hyphenated: printWith({
    bullet: (text) => hyphenated(`• ${text}`, 60, '  '),
    prose: (text) => hyphenated(text, 60),
    head: rightHead(60),
    gap: [''],
  }),
  justified: printWith({
    bullet: (text) => justified(wrap(`• ${text}`, 78, '  '), 78),
    prose: (text) => justified(wrap(text, 78), 78),
    head: rightHead(78),
    gap: [''],
  }),
  'icons-as-letters': printWith({ top: icons({ phone: 'B', mail: '#', web: 'ï', home: 'Ð' }), head: rightHead(width) }),
  'icons-private-use': printWith({
    top: icons({ phone: '\uf095', mail: '\uf0e0', web: '\uf0ac', home: '\uf3c5' }),
    head: rightHead(width),
    bullet: (text) => wrap(`\uf0b7 ${text}`, width, '  '),
  }),
  ligatures: withLines({ head: rightHead(width), bullet: (text) => wrap(`\uf0a7 ${text}`, width, '  ') }, ligatures),
  pages: withLines({ head: rightHead(width), gap: [''] }, paged),
  'pages-continued': continued,
  'form-feeds': withLines({ head: rightHead(width), gap: [''] }, (lines, resume) =>
    withFurniture(lines, 19, (page, pages) => [
      `${centred(`${page}`, width)}`,
      `\f${atEnds(resume.name, `${page + 1}/${pages}`, width)}`,
    ]),
  ),
  'bullets-en-dash': printWith({ bullet: (text) => wrap(`– ${text}`, 80, '  '), head: rightHead(80), gap: [''] }),
  'bullets-own-line': printWith({ bullet: (text) => ['•', ...wrap(text, width)], head: rightHead(width) }),
  'bullets-far': printWith({
    bullet: (text) =>
      wrap(`      •     ${text}`.replace(/ /g, '\u2007').replace(/(?<=\S)\u2007/g, ' '), 84, ' '.repeat(12)).map(
        (row) => row.replaceAll('\u2007', ' '),
      ),
    head: rightHead(84),
  }),
  'bullets-without-mark': printWith({ bullet: (text) => wrap(text, 76), head: rightHead(76), gap: [''] }),
  'dot-leaders': printWith({
    head: (entry) => [atEnds(titleOf(entry), entry.dates, width, '.')],
    row: ([first = '', ...rest]) => [rest.length === 0 ? first : atEnds(first, rest.join(', '), 60, '.')],
    gap: [''],
  }),
  tabs: printWith({
    head: (entry) => [[entry.dates, entry.title, employerOf(entry)].filter((part) => part !== '').join('\t')],
    row: (cells) => [cells.join('\t')],
    indent: '\t',
    gap: [''],
  }),
  'tabs-right': printWith({
    head: (entry) => [`${entry.title}\t${entry.dates}`, ...(employerOf(entry) === '' ? [] : [employerOf(entry)])],
    row: (cells) => [cells.join('\t')],
    gap: [''],
  }),
  'web-page': webPage,
  markdown: (resume) => [...wordMark.top(resume), ...sectionsIn(wordMark, resume.sections)],
  'page-margin': withLines({ head: rightHead(width), gap: [''] }, (lines) =>
    lines.map((line) => (line === '' ? '' : `${' '.repeat(10)}${line}`)),
  ),
  'heads-wrapped': printWith({
    head: (entry) => {
      const [first = '', ...rest] = wrap(titleOf(entry), 44);
      return [atEnds(first, entry.dates, 80), ...rest];
    },
    bullet: (text) => wrap(`• ${text}`, 80, '  '),
    prose: (text) => wrap(text, 80),
    gap: [''],
  }),
};
