import { expect, test } from '@jest/globals';
import { withoutLetterSpacing } from './pdf-letter-spacing.js';

const run = (str: string) => ({ str, transform: [1, 0, 0, 1, 0, 0], width: 9, height: 9, hasEOL: true });
const read = (glyphs: string, ...texts: string[]) => withoutLetterSpacing(texts.map(run), glyphs).map(({ str }) => str);

test.each([
  ['takes its words from the glyphs', 'WORK HISTORY', 'W O R K H I S T O R Y', 'WORK HISTORY'],
  ['also where a pair is kerned', 'CERTIFICATES', 'C E R T I F I C AT E S', 'CERTIFICATES'],
  ['also where its glyphs are set wide', 'W O R K   D O N E', 'W O R K D O N E', 'WORK DONE'],
  ['is one word where no glyphs agree', 'xyz', 'S K I L L S', 'SKILLS'],
])('a heading set wide %s', (_, glyphs, text, expected) => {
  expect(read(`Ada ${glyphs} end`, 'Ada', text)).toEqual(['Ada', expected]);
});

test('initials, grades and lists of letters stay', () => {
  expect(read('', 'J. R. R. Tolkien', 'A B C', 'C, C++, R')).toEqual(['J. R. R. Tolkien', 'A B C', 'C, C++, R']);
});
