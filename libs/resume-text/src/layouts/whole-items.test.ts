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
