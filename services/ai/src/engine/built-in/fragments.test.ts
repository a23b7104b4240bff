import { expect, test } from '@jest/globals';
import { clausesOf, fragmentsOf } from './fragments.js';

const pieces = (line: string) => fragmentsOf(line).map(({ text }) => text);
const clauses = (line: string) => clausesOf(line).map(({ start, end }) => line.slice(start, end));

test('a line is parted at its pauses, and a bracket stands by itself', () => {
  expect(clauses('Ran the yard (three cranes), wrote the rota; nothing was late.')).toEqual([
    'Ran the yard',
    '(three cranes)',
    'wrote the rota',
    'nothing was late',
  ]);
});

test.each([
  ['a shortened word', 'Sold goods of approx. 40 kinds in two shops'],
  ['an amount', 'Sold goods for Rs. 30 lakhs in the second year'],
  ['a period', 'Led the team from Jul - Dec 2024 in the north'],
  ['a range', 'Kept the cold store at 2 - 4 degrees all year'],
])('%s is no pause', (_case, line) => {
  expect(clauses(line)).toEqual([line]);
});

test('pieces begin with the line, a sentence or behind a label', () => {
  expect(
    pieces('Flare work: cut routine flaring by 22% in a year, wrote the new procedures. Trained six people on them'),
  ).toEqual(
    expect.arrayContaining([
      'Flare work: cut routine flaring by 22% in a year',
      'cut routine flaring by 22% in a year, wrote the new procedures',
      'Trained six people on them',
    ]),
  );
  expect(pieces('Ran the yard by night, wrote the rota for all of us')).not.toContain('wrote the rota for all of us');
});

test.each([
  [
    'within a list',
    'Made four Power BI dashboards – sales, returns, expiry and footfall',
    'Made four Power BI dashboards – sales, returns',
  ],
  [
    'behind a small word',
    'Cut the cost by a third, mainly, with better use of stores',
    'Cut the cost by a third, mainly',
  ],
  ['within brackets', 'Kept the ledger (two firms, three banks) for the owner', 'Kept the ledger (two firms'],
])('no piece ends %s', (_case, line, piece) => {
  expect(pieces(line)).not.toContain(piece);
});

test('the whole line is one of its pieces', () => {
  expect(pieces('Ran the yard by night, wrote the rota for all of us.')).toContain(
    'Ran the yard by night, wrote the rota for all of us',
  );
});
