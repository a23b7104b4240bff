import type { ResumeDocument, Section } from '@tailwright/resume-text/document/resume-document';
import { splitWords } from '../../text/words.js';

/** About half a page. */
const topChars = 1_500;

/** topOf is what is read before the first job, as words between blanks: there a name needs no second mention. */
export function topOf({ person, opening }: ResumeDocument, sections: Section[]): string {
  const firstJob = sections.findIndex(({ kind }) => kind === 'experience');
  const lines = sections
    .slice(0, Math.max(0, firstJob))
    .flatMap(({ heading, details, entries }) => [
      heading,
      ...details.map(({ text }) => text),
      ...entries.flatMap((entry) => [...entry.headerLines, ...entry.details.map(({ text }) => text)]),
    ]);
  const top = [person.name, person.headline, ...opening.map(({ text }) => text), ...lines].join('\n');
  return wordsOf(top.slice(0, topChars));
}

/** namedIn tells whether a text has a name as whole words: "R" is not in "React". */
export function namedIn(words: string, name: string): boolean {
  return words.includes(wordsOf(name));
}

/** wordsOf gives the words of a text between blanks. */
export function wordsOf(text: string): string {
  return ` ${splitWords(text)
    .map(({ key }) => key)
    .join(' ')} `;
}
