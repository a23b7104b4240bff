import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

const ticketsOf = (...rows: string[]) => {
  const text = `WORK

YARD HAND, Larch Timber, Leeds
2019 – 2024
- Load and strap about thirty trucks a week, and check the weights against the sheet before any of them leaves.

TICKETS
${rows.join('\n')}

WHAT ELSE
Brass band.`;
  const lines = printed(text);
  return lines
    .slice(lines.indexOf('## TICKETS') + 1, lines.indexOf('## WHAT ELSE'))
    .map((line) => line.replace(/^- /, ''));
};

test.each([
  ['Heights + confined space – heights expired, signing in', 'Crane (small ones)'],
  ['Asbestos awareness – refresher due, booked in', 'Chainsaw, felling too'],
])('an item that ends with a verb and its "in" is whole: %s', (item, next) => {
  const rows = [
    'Cert II Timber Yard Operations and Saw Milling – Bay College, 2017',
    'Loader licence – 2022',
    item,
    next,
  ];
  expect(ticketsOf(...rows, 'Truck licence, own car')).toEqual([...rows, 'Truck licence, own car']);
});

test('one that ends with any other "in" goes on below', () => {
  const rows = ['Cert II Timber Yard Operations and Saw Milling – Bay College, 2017', 'Loader licence – 2022'];
  expect(ticketsOf(...rows, 'Certificate for all those working in', 'Confined Spaces', 'Truck licence')).toContain(
    'Certificate for all those working in Confined Spaces',
  );
});

test('a word in small letters below a comma is the rest of the item, though it may be a heading elsewhere', () =>
  expect(printed('Courses\nYouth Award,\ncoaching\nFirst Aid 2019\nSafe Hands\n\nInterests\nRowing')).toEqual([
    '## Courses',
    'Youth Award, coaching',
    'First Aid 2019',
    'Safe Hands',
    '## Interests',
    'Rowing',
  ]));

test('the names of the columns of a table of sales are no head', () =>
  expect(
    printed(`EXPERIENCE
Sales Officer, Marut Pharma Ltd, Pune, 2019 – 2023
- Called on 180 doctors
- Looked after six stockists

Year            Target (Lacs)   Ach. (Lacs)     %
2019-20         38.00           36.10           95
2020-21         46.50           51.60           111`).filter((line) => /^(?:### |\*[^*])/.test(line)),
  ).toEqual(['### Sales Officer, Marut Pharma Ltd, Pune', '*2019 – 2023*']));

test('rows of cells between tabs are not joined, whatever word the upper one ends with', () =>
  expect(
    printed(`REFEREES
1. Mr. Odhiambo	2. Mrs. Achieng
Mill Manager	Head of Stores
P.O. Box 00-411, Nakuru	P.O. Box 00-411, Nakuru
modhiambo@example.com	sachieng@example.com`).join('\n'),
  ).not.toMatch(/Nakuru modhiambo/));
