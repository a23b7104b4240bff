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

test.each([
  ['a level without a mark', 'French school level, Portuguese native', 'Fluent French', 'French'],
  ['a level in other words', 'Icelandic - evening class', 'Icelandic (conversational)', 'Icelandic'],
  ['a language that few lists have', 'Sesotho (a few words)', 'Confident Sesotho speaker', 'Sesotho'],
  ['its home', 'Twi (home), English, a bit of BSL', 'Speaks Twi at home', undefined],
  [
    'a level behind its neighbour’s',
    'Polish. English good, Dutch little',
    'Polish, good English, a little Dutch',
    undefined,
  ],
])('a language of which the original gives %s', (_what, original, claim, raised) => {
  expect(raisedLanguage(claim, original)).toBe(raised);
});

test('a first language is a native one', () => {
  expect(raisedLanguage('Greek (first language)', 'Greek (first)')).toBeUndefined();
  expect(raisedLanguage('Greek (first language)', 'Greek (second)')).toBe('Greek');
});
