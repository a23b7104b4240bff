import type { SectionKind } from '../recognizers/headings.js';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

/** topOfResume stands above the sections under test: a name and addresses. */
export const topOfResume = 'Ana Silva\nana@example.com | +351 910 555 014\n\n';

/** headsRead gives the lines of each entry's head as it is read, however the entry is printed. */
export function headsRead(sections: string): string[] {
  const { sections: read } = readResume(topOfResume + sections);
  return read.flatMap(({ entries }) => entries.map(({ headerLines }) => headerLines.join(' / ')));
}

/** printed gives the lines of a resume's sections as they are printed, without the top and without empty lines. */
export function printed(sections: string): string[] {
  return renderResume(readResume(topOfResume + sections))
    .split('\n')
    .filter((line) => line !== '')
    .slice(2);
}

/** entriesRead gives title, employer or school, dates and the lines below each entry of one kind, as they are read from a whole text. */
export function entriesRead(text: string, kind: SectionKind = 'experience'): string[][] {
  const sections = readResume(text).sections.filter((section) => section.kind === kind);
  return sections
    .flatMap(({ entries }) => entries)
    .map(({ title, organization, dates, details }) => [title, organization, dates, ...details.map(({ text }) => text)]);
}
