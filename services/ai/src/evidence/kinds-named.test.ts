import { expect, test } from '@jest/globals';
import { splitWords } from '../text/words.js';
import { kindsNamedBeside } from './kinds-named.js';

test.each([
  ['a kind beside a tool of that kind', 'Applicant tracking system (iCIMS) and more', 'Applicant tracking system'],
  ['a kind beside a tool of another kind', 'Applicant tracking system (Photoshop)', ''],
  ['a kind by itself', 'Applicant tracking system, iCIMS', ''],
  [
    'a kind behind a tool of that kind',
    'Eighty openings in iCIMS (applicant tracking system)',
    'applicant tracking system',
  ],
  ['a kind behind words after the tool', 'iCIMS in Ohio (applicant tracking system)', ''],
  ['a kind behind a tool of another kind', 'Photoshop (applicant tracking system)', ''],
])('%s', (_case, text, named) => {
  const words = splitWords(text);
  const found = kindsNamedBeside(text, words);
  expect(
    words
      .filter((_word, index) => found.some(({ from, to }) => index >= from && index < to))
      .map((word) => word.text)
      .join(' '),
  ).toBe(named);
});
