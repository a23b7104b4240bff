import { expect, test } from '@jest/globals';
import { placeSideLabels } from './side-labels.js';
import { printed } from '../testing/printed.js';

const blocks = (...rows: string[]) => ['PROFILE             Stores clerk on building sites.', '', ...rows].join('\n');

test('a label at the left of a block is a heading, also where it is broken over two rows, and its text stays one line', () => {
  const text = blocks(
    'COMPUTER            PlanBook, scanning and filing of drawings, stock cards, time sheets of two sites, Word',
    'SKILLS              templates',
    '',
    'DRIVING             Code 10, with professional driving permit, clean record since 2016, own bakkie, used',
    '                    to long distances',
    '',
    'LANGUAGES           isiZulu, English',
  );
  expect(printed(text)).toEqual([
    '## PROFILE',
    'Stores clerk on building sites.',
    '## COMPUTER SKILLS',
    'PlanBook, scanning and filing of drawings, stock cards, time sheets of two sites, Word templates',
    '## DRIVING',
    'Code 10, with professional driving permit, clean record since 2016, own bakkie, used to long distances',
    '## LANGUAGES',
    'isiZulu, English',
  ]);
});

const lineOf = (raw: string) => ({ raw, start: 0, end: raw.length });

test.each([
  [
    'employers in capitals beside what was done there',
    ['TERN SHIPPING LTD   Bosun, mooring and watch', '', 'GULL FERRIES LTD    Deckhand, painting'],
  ],
  ['labels of one row each', ['LANGUAGES           isiZulu, English', '', 'PROFILE             Stores clerk.']],
  ['one label alone', ['LANGUAGES           isiZulu, English', '', 'Hull, 2024']],
  [
    'two labels of two sections without a blank line between them',
    ['LANGUAGES           isiZulu, English', 'HOBBIES             football', '', 'PROFILE             Clerk.'],
  ],
  ['text that crosses the column of the labels', ['LANGUAGES           isiZulu', 'and English, both spoken at home']],
])('%s stay as they are', (_case, rows) => {
  expect(placeSideLabels(rows.map(lineOf)).map(({ raw }) => raw)).toEqual(rows);
});

test('a block of very long lines takes no time', () => {
  const begin = performance.now();
  placeSideLabels([lineOf(`A${' '.repeat(20)}${'A'.repeat(50_000)}`), lineOf(' a'.repeat(25_000))]);
  expect(performance.now() - begin).toBeLessThan(50);
});
