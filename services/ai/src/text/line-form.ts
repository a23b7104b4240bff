import { plainInline } from '@tailwright/resume-text/text/clean-text';
import { splitWords } from './words.js';

/** lineMark is the heading, bullet or number that a line of Markdown begins with. */
export const lineMark = /^\s*(?:#{1,6}\s+|>\s*)?(?:(?:[-*+•]|\d{1,2}[.)])\s+)?/;

/** inOneForm is the words of a line in a row, without marks: the same before and after it became Markdown. */
export function inOneForm(line: string): string {
  return splitWords(plainInline(line.replace(lineMark, '')))
    .map(({ key }) => key)
    .join(' ');
}
