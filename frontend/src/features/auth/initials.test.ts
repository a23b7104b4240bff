import { expect, test } from '@jest/globals';
import { initialsOf } from './initials';

test.each([
  ['Mara Lindqvist', 'ML'],
  ['mara', 'M'],
  ['  Ana  Maria Souza ', 'AM'],
  ['Émile Zola', 'ÉZ'],
  ['𝒳 y', '𝒳Y'],
  ['', 'U'],
  ['   ', 'U'],
  [undefined, 'U'],
  [null, 'U'],
])('the initials of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
