import { expect, test } from '@jest/globals';
import { allMatches } from './all-matches.js';

test.each([
  [/\d/g, 'a 12 b 345'],
  [/(\p{L})?/gu, 'a 😀 b'],
  [/(\w)?/g, '😀 b'],
  [/x/g, 'a'],
  [/x/g, ''],
])('%s lists in %j what matchAll lists', (pattern, text) => {
  expect(allMatches(pattern, text)).toEqual([...text.matchAll(pattern)]);
});

test('a pattern that stopped in the middle of another text begins anew', () => {
  const pattern = /a/g;
  pattern.exec('aaa');
  expect(allMatches(pattern, 'aa')).toHaveLength(2);
});
