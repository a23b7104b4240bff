import { expect, test } from '@jest/globals';
import { linesOf } from '../text/data-file.js';

test('the short forms of everyday words are sorted, and none stands there twice', () => {
  const lines = linesOf('facts/short-forms.txt');
  expect(lines).toEqual([...new Set(lines)].sort());
  expect(lines.every((line) => /^[a-z]+(?:\/[a-z])?, [a-z -]+$/.test(line))).toBe(true);
});
