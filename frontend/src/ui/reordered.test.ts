import { describe, expect, test } from '@jest/globals';
import { placeAt, withMoved } from './reordered';

test.each([
  ['down by one', 0, 1, 'bacd'],
  ['to the end', 0, 3, 'bcda'],
  ['up by two', 3, 1, 'adbc'],
  ['nowhere', 2, 2, 'abcd'],
] as const)('a thing is moved %s', (_, from, to, moved) => {
  expect(withMoved([...'abcd'], from, to).join('')).toBe(moved);
});

const row = (top: number, left = 0, width = 100) => ({ top, bottom: top + 40, left, right: left + width });

describe('where a dragged thing is put', () => {
  const list = [row(0), row(50), row(100)];
  test.each([
    ['the first, not yet past the middle of the second', 0, 65, 0],
    ['the first, past the middle of the second', 0, 75, 1],
    ['the first, below all', 0, 500, 2],
    ['the last, above all', 2, -20, 0],
    ['the last, between the first and the second', 2, 45, 1],
  ] as const)('in a list: %s', (_, from, y, to) => expect(placeAt(list, { from, x: 0, y, axis: 'list' })).toBe(to));

  const words = [row(0, 0), row(0, 110), row(50, 0), row(50, 110)];
  test.each([
    ['the first, right of the middle of the second', 0, 170, 20, 1],
    ['the first, at the beginning of the second row', 0, 10, 60, 1],
    ['the first, at the end of the second row', 0, 300, 60, 3],
    ['the last, before the first', 3, 5, 20, 0],
  ] as const)('in a flow of words: %s', (_, from, x, y, to) =>
    expect(placeAt(words, { from, x, y, axis: 'flow' })).toBe(to),
  );
});
