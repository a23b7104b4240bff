import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const dutiesOf = (...lines: string[]) => {
  const text = `Dana Whitlow
dana@mail.example

EMPLOYMENT

Audiology Assistant\t\t\tMarch 2018 – present
Larch Vale Hearing Centre, Leeds
${lines.join('\n')}
\t•\tTake ear impressions and trim moulds, clean and re-tube about thirty aids in a usual week
\t•\tOrder batteries and tubing for all three of the branches and check what comes in against the list
`;
  return readResume(text).sections[0]?.entries[0]?.details.map((detail) => detail.text);
};

test('a bullet that fills its row goes on below, also where a colon stands behind the first words there', () => {
  const duties = dutiesOf(
    '\t•\tBook in the patients of two audiologists and, every other Monday, help out at our travelling',
    'balance clinic: set the couch up, fit the goggles, note down the readings of each of the tests,',
    'wipe all of it down and lock it away again.',
  );
  expect(duties).toHaveLength(3);
  expect(duties?.[0]).toMatch(/our travelling balance clinic: set the couch up.*lock it away again\.$/);
});

test('below a bullet with room for more, small words with a colon are a line of their own', () => {
  const duties = dutiesOf(
    '\t•\tBook in the patients of two audiologists, also by phone and letter',
    'paper work: files of 900 patients',
  );
  expect(duties).toHaveLength(4);
  expect(duties?.[1]).toBe('paper work: files of 900 patients');
});
