import type { LaidOutEntry, LaidOutResume, LaidOutSection } from '../layouts/laid-out-resume.js';
import { wrap } from './page.js';

/** Style says how the parts of a resume are printed; a layout changes some of them. */
export interface Style {
  width: number;
  top: (resume: LaidOutResume) => string[];
  heading: (text: string) => string[];
  head: (entry: LaidOutEntry) => string[];
  bullet: (text: string) => string[];
  prose: (text: string) => string[];
  row: (cells: string[]) => string[];
  /** Between two entries. */
  gap: string[];
  /** Before what stands below the head of an entry. */
  indent: string;
  /** Prints all entries of a section at once, as a table does. */
  entries?: (entries: LaidOutEntry[], section: LaidOutSection) => string[];
}

/** width of a page, in characters. */
export const width = 92;
/** employerOf is the employer of an entry with the place. */
export const employerOf = ({ organization = '', place = '' }: LaidOutEntry) =>
  [organization, place].filter((part) => part !== '').join(', ');
/** titleOf is the title of an entry with employer and place. */
export const titleOf = (entry: LaidOutEntry) =>
  [entry.title, employerOf(entry)].filter((part) => part !== '').join(', ');

/** plain is how somebody types a resume. */
export const plain: Style = {
  width,
  top: ({ name, headline, contacts }) => [name, ...(headline === undefined ? [] : [headline]), contacts.join(' | ')],
  heading: (text) => ['', text.toUpperCase()],
  head: ({ dates, ...entry }) => [[entry.title, entry.organization, entry.place, dates].filter(Boolean).join(' | ')],
  bullet: (text) => wrap(`• ${text}`, width, '  '),
  prose: (text) => wrap(text, width),
  row: (cells) => [
    cells
      .map((cell) => cell.padEnd(28))
      .join('  ')
      .trimEnd(),
  ],
  gap: [],
  indent: '',
};

/** printWith prints a resume in one column. */
export function printWith(change: Partial<Style>): (resume: LaidOutResume) => string[] {
  const style = { ...plain, ...change };
  return (resume) => [...style.top(resume), ...sectionsIn(style, resume.sections)];
}

/** sectionsIn prints sections in a style. */
export function sectionsIn(style: Style, sections: LaidOutSection[]): string[] {
  return sections.flatMap((section) => sectionIn(style, section));
}

/** sectionIn prints one section in a style. */
export function sectionIn(style: Style, section: LaidOutSection): string[] {
  const { heading, paragraphs = [], entries = [], rows = [], lines = [], items = [] } = section;
  return [
    ...(heading === '' ? [''] : style.heading(heading)),
    ...paragraphs.flatMap(style.prose),
    ...(style.entries && entries.length > 0
      ? style.entries(entries, section)
      : entries.flatMap((entry, at) => [...(at > 0 ? style.gap : []), ...entryIn(style, entry)])),
    ...rows.flatMap(style.row),
    ...lines.flatMap(style.prose),
    ...items.flatMap(style.bullet),
  ];
}

/** entryIn prints one entry in a style. */
export function entryIn(style: Style, entry: LaidOutEntry): string[] {
  const details = detailsIn(style, entry);
  return [...style.head(entry), ...details.map((line) => `${style.indent}${line}`)];
}

/** detailsIn prints what stands below the head of an entry. */
export function detailsIn(style: Style, { paragraphs = [], bullets = [] }: LaidOutEntry): string[] {
  return [...paragraphs.flatMap(style.prose), ...bullets.flatMap(style.bullet)];
}
