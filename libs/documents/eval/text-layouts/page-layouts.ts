import type { LaidOutResume } from '../layouts/laid-out-resume.js';
import { atEnds, withFurniture } from './page.js';
import { rightHead } from './side-layouts.js';
import { width, employerOf, plain, sectionsIn, sectionIn, type Style } from './style.js';
import { labelOf } from './table-layouts.js';

/** icons prints the top of a resume with a glyph before each contact. */
export const icons =
  (glyphs: { phone: string; mail: string; web: string; home: string }) =>
  ({ name, headline, contacts }: LaidOutResume) => [
    name,
    ...(headline === undefined ? [] : [headline]),
    contacts
      .map((contact) => {
        const label = labelOf(contact);
        const glyph =
          label === 'E-mail:'
            ? glyphs.mail
            : label === 'Phone:'
              ? glyphs.phone
              : label === 'Web:'
                ? glyphs.web
                : glyphs.home;
        return `${glyph} ${contact}`;
      })
      .join('   '),
  ];

const initials = (name: string) => `${name.slice(0, 1)}. ${name.split(/[ ,]+/)[1] ?? ''}`;

/** paged puts the feet and heads of pages into the lines of a resume. */
export function paged(lines: string[], { name }: LaidOutResume): string[] {
  return withFurniture(lines, 17, (page, pages) =>
    page % 3 === 1
      ? ['', `${page} / ${pages}`, '', `${initials(name)} – Curriculum Vitae`, '']
      : page % 3 === 2
        ? ['', `Page ${page} of ${pages}`, '']
        : ['', atEnds(name, `Page ${page}`, width), ''],
  );
}

/** continued prints headings again at the top of the next page: "EXPERIENCE (cont.)". */
export function continued(resume: LaidOutResume): string[] {
  const style = { ...plain, head: rightHead(width) };
  return [
    ...style.top(resume),
    ...resume.sections.flatMap((section) => {
      const lines = sectionIn(style, section);
      return lines.length < 14 || section.heading === ''
        ? lines
        : [
            ...lines.slice(0, 10),
            '',
            atEnds(resume.name, 'page 2', width),
            '',
            `${section.heading.toUpperCase()} (cont.)`,
            ...lines.slice(10),
          ];
    }),
  ];
}

/** webPage prints what a browser copies: every cell on a line of its own, and blank lines everywhere. */
export function webPage(resume: LaidOutResume): string[] {
  const style: Style = {
    ...plain,
    heading: (text) => ['', text, ''],
    head: (entry) =>
      ['', entry.title, [entry.organization, entry.place].filter(Boolean).join(' · '), entry.dates, ''].filter(
        (line, at) => line !== '' || at !== 2,
      ),
    bullet: (text) => [text],
    prose: (text) => [text],
    row: (cells) => cells,
  };
  return [resume.name, resume.headline ?? '', '', ...resume.contacts, ...sectionsIn(style, resume.sections)];
}

/** wordMark is the style of a converter that writes Markdown. */
export const wordMark: Style = {
  ...plain,
  top: ({ name, headline, contacts }) => [
    `# ${name}`,
    '',
    ...(headline === undefined ? [] : [`**${headline}**`, '']),
    contacts.join(' | '),
  ],
  heading: (text) => ['', `## ${text}`, ''],
  head: (entry) => [
    '',
    `**${entry.title}**\t${entry.dates}`,
    '',
    ...(employerOf(entry) === '' ? [] : [`*${employerOf(entry)}*`, '']),
  ],
  bullet: (text) => [`- ${text}`],
  prose: (text) => [text, ''],
  row: (cells) => [`| ${cells.join(' | ')} |`],
};
