import type { LaidOutEntry, LaidOutResume, LaidOutSection } from '../layouts/laid-out-resume.js';
import { atEnds, beside, wrap } from './page.js';
import { width, employerOf, titleOf, plain, sectionsIn, sectionIn, detailsIn, type Style } from './style.js';

/** datesInRows are the two rows of dates that a narrow column breaks: "01/2025 –" above "present". */
export function datesInRows(dates: string): string[] {
  const parts = /^(.{1,24}?(?:[-–—]| to| à)) (\S.*)$/.exec(dates);
  return parts?.[1] !== undefined && parts[2] !== undefined ? [parts[1], parts[2]] : [dates];
}

/** rightInRows prints a head whose dates stand at the right in two rows. */
export const rightInRows = (entry: LaidOutEntry): string[] => {
  const [first = '', second = ''] = datesInRows(entry.dates);
  const employer = employerOf(entry);
  return [
    atEnds(entry.title, first, width),
    ...(employer + second === '' ? [] : [second === '' ? employer : atEnds(employer, second, width)]),
  ];
};

/** leftColumn is where the text begins beside dates at the left. */
export const leftColumn = 20;

/** besideDates prints an entry whose dates stand in a column at the left; `dates` are its rows. */
export function besideDates(entry: LaidOutEntry, dates: string[], style: Style, column: number): string[] {
  const head = [entry.title, ...(employerOf(entry) === '' ? [] : [employerOf(entry)])];
  return beside(dates, [...head, ...detailsIn(style, entry)], column);
}

/** narrow is the style of a column of that many characters. */
export const narrow = (columnWidth: number): Style => ({
  ...plain,
  bullet: (text) => wrap(`• ${text}`, columnWidth, '  '),
  prose: (text) => wrap(text, columnWidth),
  head: (entry) => [
    ...wrap(entry.title, columnWidth),
    ...(employerOf(entry) === '' ? [] : wrap(employerOf(entry), columnWidth)),
    entry.dates,
  ],
  row: (cells) => wrap(cells.join(' – '), columnWidth),
  gap: [''],
});

/** What a page with a sidebar prints in it: what is marked so, or else the lists that are not told in sentences. */
function splitSide({ sections }: LaidOutResume): { side: LaidOutSection[]; main: LaidOutSection[] } {
  const marked = sections.filter(({ isSide }) => isSide);
  const lists = sections.filter(({ entries, paragraphs, heading }) => !entries && !paragraphs && heading !== '');
  const side = marked.length > 0 ? marked : lists;
  return { side, main: sections.filter((section) => !side.includes(section)) };
}

function sideTop({ name, headline }: LaidOutResume): string[] {
  return [name, ...(headline === undefined ? [] : [headline]), ''];
}

function contactsIn(contacts: string[], columnWidth: number): string[] {
  return ['CONTACT', ...contacts.flatMap((contact) => wrap(contact, columnWidth))];
}

/** sidebarLeft prints a sidebar at the left, below the name. */
export function sidebarLeft(resume: LaidOutResume): string[] {
  const { side, main } = splitSide(resume);
  const left = [...contactsIn(resume.contacts, 26), ...sectionsIn(narrow(26), side)];
  const right = sectionsIn({ ...narrow(62), head: rightHead(62) }, main).slice(1);
  return [...sideTop(resume), ...beside(left, right, 30)];
}

/** sidebarFromTop prints a sidebar from the top of the page, the name in the column beside it. */
export function sidebarFromTop(resume: LaidOutResume): string[] {
  const { side, main } = splitSide(resume);
  const left = [...contactsIn(resume.contacts, 26), ...sectionsIn(narrow(26), side)];
  const right = [...sideTop(resume), ...sectionsIn({ ...narrow(62), head: rightHead(62) }, main)];
  return beside(left, right, 30);
}

/** sidebarRight prints a sidebar at the right. */
export function sidebarRight(resume: LaidOutResume): string[] {
  const { side, main } = splitSide(resume);
  const right = [...contactsIn(resume.contacts, 28), ...sectionsIn(narrow(28), side)];
  const left = sectionsIn({ ...narrow(60), head: rightHead(60) }, main).slice(1);
  return [...sideTop(resume), ...beside(left, right, 66)];
}

/** twoColumns prints work at the left and all else at the right. */
export function twoColumns(resume: LaidOutResume): string[] {
  const isWork = ({ entries = [] }: LaidOutSection) => entries.some(({ bullets = [] }) => bullets.length > 0);
  const left = sectionsIn({ ...narrow(50), head: stackedHead(50) }, resume.sections.filter(isWork));
  const right = sectionsIn(
    { ...narrow(40), head: stackedHead(40) },
    resume.sections.filter((section) => !isWork(section)),
  );
  return [...plain.top(resume), '', ...beside(left.slice(1), right.slice(1), 56)];
}

/** rightHead prints a head with its dates at the right end of the column. */
export const rightHead = (columnWidth: number) => (entry: LaidOutEntry) => [
  ...(entry.title.length + entry.dates.length + 4 > columnWidth
    ? [...wrap(entry.title, columnWidth), entry.dates]
    : [atEnds(entry.title, entry.dates, columnWidth)]),
  ...(employerOf(entry) === '' ? [] : [employerOf(entry)]),
];

const stackedHead = (columnWidth: number) => (entry: LaidOutEntry) => [
  ...wrap(titleOf(entry), columnWidth),
  entry.dates,
];

/** tornSidebar prints a sidebar where a converter found it: in the middle of the bullets of the first job. */
export function tornSidebar(resume: LaidOutResume): string[] {
  const { side, main } = splitSide(resume);
  const style = { ...plain, head: rightHead(width) };
  const lines = [...plain.top(resume), ...sectionsIn(style, main)];
  const bullets = lines.flatMap((line, at) => (line.startsWith('• ') ? [at] : []));
  const at = bullets[1] ?? lines.length;
  return [...lines.slice(0, at), ...sectionsIn(narrow(40), side).filter((line) => line !== ''), ...lines.slice(at)];
}

/** marginHeadings prints headings in the margin, beside the first line of their section. */
export function marginHeadings(resume: LaidOutResume): string[] {
  const style = { ...narrow(70), head: rightHead(70), heading: () => [] };
  return [
    ...plain.top(resume),
    ...resume.sections.flatMap((section) => [
      '',
      ...beside(
        section.heading === '' ? [] : wrap(section.heading, 16),
        sectionIn(style, { ...section, heading: '' }).filter((line) => line !== ''),
        20,
      ),
    ]),
  ];
}

/** rightColumn prints dates and place in a narrow column at the right, the dates in two rows. */
export const rightColumn = (entry: LaidOutEntry) => {
  const [first = '', second = ''] = datesInRows(entry.dates);
  const right = [first, ...(second === '' ? [] : [second]), ...(entry.place === undefined ? [] : [entry.place])];
  const left = [
    entry.title,
    ...(entry.organization === undefined ? [] : [entry.organization]),
    ...detailsIn(narrow(66), entry),
  ];
  return beside(left, right, 72);
};
