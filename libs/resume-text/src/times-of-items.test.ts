import { expect, test } from '@jest/globals';
import type { LogicalLine } from './logical-lines.js';
import { withTimesOfItems } from './times-of-items.js';

const itemsOf = (...rows: string[]) =>
  rows.map((text, at): LogicalLine => ({
    label: 'item',
    text,
    mark: undefined,
    start: at * 100,
    end: at * 100 + text.length,
    indent: 0,
    blanksBefore: 0,
    level: 0,
  }));
const textsOf = (rows: string[]) => withTimesOfItems(itemsOf(...rows), 'certifications').map(({ text }) => text);

test('a time in a line of its own stands behind what it is of', () => {
  expect(textsOf(['“Queues are a promise”, Leeds', 'June 2023', 'Forklift licence', '2021', 'First aid'])).toEqual([
    '“Queues are a promise”, Leeds · June 2023',
    'Forklift licence · 2021',
    'First aid',
  ]);
});

test('where times stand above what they are of, they stay', () => {
  const rows = ['June 2023', '“Queues are a promise”, Leeds', '2021', 'Forklift licence'];
  expect(textsOf(rows)).toEqual(rows);
});
