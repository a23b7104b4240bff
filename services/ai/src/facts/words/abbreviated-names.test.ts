import { expect, test } from '@jest/globals';
import { splitWords } from '../../text/words.js';
import { shortenedWords } from './abbreviated-names.js';

const shortened = (abbreviation: string, text: string) =>
  shortenedWords(abbreviation, splitWords(text)).map((word) => word.text);

test.each([
  ['the first letters', 'ORC', 'a member of the Oyster River Cooperative', 'Oyster River Cooperative'],
  ['small words left out', 'BoT', 'the Board of Trustees', 'Board of Trustees'],
  ['two letters of one word', 'PSM', 'Problem solving method', 'Problem solving method'],
  ['letters within a word', 'MTH', 'microtome histology', 'microtome histology'],
  ['a word left out', 'GBL', 'Guild of Master Bakers London', 'Guild of Master Bakers London'],
])('an abbreviation shortens %s', (_what, abbreviation, text, words) => {
  expect(shortened(abbreviation, text).join(' ')).toBe(words);
});

test.each([
  ['other letters', 'ORC', 'Cooperative of Oyster Farmers'],
  ['letters missing', 'ORCX', 'Oyster River Cooperative'],
  ['a word and no abbreviation', 'Ora', 'Oyster River Association'],
])('no abbreviation of these words: %s', (_what, abbreviation, text) => {
  expect(shortened(abbreviation, text)).toEqual([]);
});
