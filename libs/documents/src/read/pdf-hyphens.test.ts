import { expect, test } from '@jest/globals';
import { restoreHyphens } from './pdf-hyphens.js';

const soft = '\u00ad';

test.each([
  ['inside a word', 'multiaccount', `multi${soft}account`, 'multi-account'],
  ['between dates', 'Mar. 2010 Aug. 2017', `Mar. 2010 ${soft} Aug. 2017`, 'Mar. 2010 - Aug. 2017'],
  ['at the end of a line', 'oper\nation', `oper${soft}ation`, 'oper-\nation'],
  ['beside a ligature the text spells out', 'first class', `ﬁrst${soft}class`, 'first- class'],
  ['after a glyph drawn outside the page', 'ab', `Xa${soft}b`, 'a-b'],
  ['nowhere when the two do not agree', 'completely other', `xyz${soft}zzz`, 'completely other'],
  ['nowhere when there is none', 'plain text', 'plaintext', 'plain text'],
])('a hyphen is put back %s', (_, text, glyphs, expected) => {
  expect(restoreHyphens(text, glyphs)).toBe(expected);
});
