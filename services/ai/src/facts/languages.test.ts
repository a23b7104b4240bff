import { expect, test } from '@jest/globals';
import { raisedLanguage } from './languages.js';

const original = 'Languages: Finnish (native), Greek (B1), Swedish (C1)';

test.each([
  ['the level of its neighbour', 'Greek (C1)', 'Greek'],
  ['one level for all', 'Finnish, Swedish and Greek (professional)', 'Greek'],
  ['its own level', 'Greek (B1)', undefined],
  ['its own level in words', 'Fluent Swedish', undefined],
])('a language with %s', (_what, claim, raised) => {
  expect(raisedLanguage(claim, original)).toBe(raised);
});

test('a first language is a native one', () => {
  expect(raisedLanguage('Greek (first language)', 'Greek (first)')).toBeUndefined();
  expect(raisedLanguage('Greek (first language)', 'Greek (second)')).toBe('Greek');
});
