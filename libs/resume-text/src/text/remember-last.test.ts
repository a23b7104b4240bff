import { expect, test } from '@jest/globals';
import { rememberLast } from './remember-last.js';

test('a text that was read lately is not read again, and an older one is', () => {
  const read: string[] = [];
  const length = rememberLast((text) => {
    read.push(text);
    return text.length;
  }, 2);
  expect(['a', 'bb', 'a', 'ccc', 'bb', 'a'].map(length)).toEqual([1, 2, 1, 3, 2, 1]);
  expect(read).toEqual(['a', 'bb', 'ccc', 'bb', 'a']);
});
