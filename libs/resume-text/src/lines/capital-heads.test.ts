import { expect, test } from '@jest/globals';
import { withCapitalHeads } from './capital-heads.js';
import { logicalLineOf } from './logical-line-of.js';
import type { LogicalLine } from './logical-lines.js';

const line = (label: LogicalLine['label'], text: string, blanksBefore = 0) =>
  logicalLineOf(label, text, { blanksBefore });
const others = [
  line('head', 'MOSS VIEW ESTATE, Kent', 1),
  line('head', 'CHEF DE PARTIE, 2020 – 2022'),
  line('head', 'LARCH STREET CAFE, York', 1),
  line('head', 'COMMIS, 2017 – 2019'),
];
const labelOf = (first: LogicalLine, rest = others) =>
  withCapitalHeads([first, line('head', 'CHEF, 2022 – Now'), ...rest])[0]?.label;

test('the first employer in capitals is a line of the head, as the others are', () =>
  expect(labelOf(line('item', 'THE OYSTER HUT, Hull    70 seats', 1))).toBe('head'));

test.each([
  ['in small letters', line('item', 'The Oyster Hut, Hull', 1), others],
  ['with no empty line above', line('item', 'THE OYSTER HUT, Hull'), others],
  ['of one word', line('item', 'SUMMARY', 1), others],
  ['where no two others stand so', line('item', 'THE OYSTER HUT, Hull', 1), others.slice(0, 2)],
])('a line %s stays what it was', (_, first, rest) => expect(labelOf(first, rest)).toBe('item'));
