import { expect, test } from '@jest/globals';
import { contactRows } from './contact-rows.js';
import { textOf } from './markdown-spans.js';

test.each([
  ['that fit stand on one row', ['Oslo', 'a@b.no', '+47 22'], 40, [['Oslo', 'a@b.no', '+47 22']]],
  [
    'that do not fit stand on two rows of about the same length',
    ['Oslo, Norway', 'ada@example.com', '+47 22 00 00', 'example.com/ada', 'x.com/a'],
    60,
    [
      ['Oslo, Norway', 'ada@example.com'],
      ['+47 22 00 00', 'example.com/ada', 'x.com/a'],
    ],
  ],
  [
    'one of which is longer than a row keep their order',
    ['Oslo', 'a'.repeat(30), 'b'],
    20,
    [['Oslo'], ['a'.repeat(30)], ['b']],
  ],
  ['in Chinese take more room', ['北京市海淀区中关村', 'a@b.cn'], 20, [['北京市海淀区中关村'], ['a@b.cn']]],
  ['there are none of need no row', [], 20, []],
])('pieces %s', (_, pieces, rowChars, rows) => {
  const spans = pieces.map((text) => [{ text }]);
  expect(contactRows(spans, rowChars).map((row) => row.map(textOf))).toEqual(rows);
});
