import { expect, test } from '@jest/globals';
import { storable } from './storable.js';

test('what Postgres refuses is taken out of every string, and nothing else changes', () => {
  const value = { text: 'a\0b \ud83d', list: ['\0', '👩‍💻 é'], count: 3, none: null, nested: { ok: true } };
  expect(storable(value)).toEqual({
    text: 'ab \ufffd',
    list: ['', '👩‍💻 é'],
    count: 3,
    none: null,
    nested: { ok: true },
  });
});
