import type { LaidOutEntry, LaidOutResume, LaidOutSection } from '../layouts/laid-out-resume.js';
import { tableRow, wrap } from './page.js';
import { employerOf, plain, detailsIn } from './style.js';

const tableWidths = [20, 30, 38];

function namesOfColumns({ heading, entries = [] }: LaidOutSection): string[] {
  const isStudy = /educ|school|learn|form/i.test(heading) && entries.every(({ bullets = [] }) => bullets.length === 0);
  return isStudy ? ['Year', 'Qualification', 'Institution'] : ['Period', 'Position', 'Employer'];
}

/** wideTable prints entries as a table with a row of names above it; what was done stands below the last row of an entry. */
export const wideTable = (entries: LaidOutEntry[], section: LaidOutSection) => [
  ...tableRow(namesOfColumns(section), tableWidths),
  ...entries.flatMap((entry) => [
    ...tableRow([entry.dates, entry.title, employerOf(entry)], tableWidths),
    ...detailsIn(plain, entry),
  ]),
];

const ruled = (cells: string[], widths: number[]) =>
  tableRow(cells, widths, ' | ').map((row) => `| ${row.padEnd(widths.reduce((sum, each) => sum + each + 3, -3))} |`);
const rule = `+${tableWidths.map((each) => '-'.repeat(each + 2)).join('+')}+`;

/** ruledTable prints entries as a table with rules; a bullet begins a row of its own. */
export const ruledTable = (entries: LaidOutEntry[], section: LaidOutSection) => [
  rule,
  ...ruled(namesOfColumns(section), tableWidths),
  rule,
  ...entries.flatMap((entry) => [
    ...ruled([entry.dates, entry.title, employerOf(entry)], tableWidths),
    ...detailsIn({ ...plain, bullet: (text) => [`• ${text}`], prose: (text) => [text] }, entry).flatMap((line) =>
      detailRow(line),
    ),
    rule,
  ]),
];

const detailRow = (line: string) => wrap(line, 70).map((row) => `| ${''.padEnd(20)} | ${row.padEnd(71)} |`);

/** markdownTable prints entries as a table of Markdown. */
export const markdownTable = (entries: LaidOutEntry[], section: LaidOutSection) => [
  '',
  `| ${namesOfColumns(section).join(' | ')} |`,
  '| --- | --- | --- |',
  ...entries.map((entry) => `| ${[entry.dates, entry.title, employerOf(entry)].join(' | ')} |`),
];

/** form prints the head of an entry as labels and values. */
export const form = (entry: LaidOutEntry) => [
  ...tableRow(['Period:', entry.dates], [18, 60]),
  ...tableRow(['Position:', entry.title], [18, 60]),
  ...(employerOf(entry) === '' ? [] : tableRow(['Employer:', employerOf(entry)], [18, 60])),
];

/** formTop prints personal data in two blocks side by side. */
export function formTop({ name, headline, contacts }: LaidOutResume): string[] {
  const cells = [
    'Name:',
    name,
    'Date of birth:',
    '12 May 1984',
    ...contacts.flatMap((contact) => [labelOf(contact), contact]),
  ];
  const rows: string[] = [];
  for (let at = 0; at < cells.length; at += 4) rows.push(...tableRow(cells.slice(at, at + 4), [10, 34, 15, 30]));
  return ['CURRICULUM VITAE', '', ...rows, ...(headline === undefined ? [] : ['', headline])];
}

/** labelOf is what a form calls a contact. */
export function labelOf(contact: string): string {
  if (contact.includes('@')) return 'E-mail:';
  if (/\d{3}/.test(contact)) return 'Phone:';
  return /\.\w|\//.test(contact) ? 'Web:' : 'Address:';
}
