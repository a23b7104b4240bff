import { expect, test } from '@jest/globals';
import { warningsOf } from './warnings.js';

const words = (count: number) => Array<string>(count).fill('engine').join(' ');

test.each([
  ['an e-mail', `ada@example.com ${words(50)}`, []],
  ['a phone number', `(020) 7946-0000 ${words(50)}`, []],
  ['a phone number with a country', `+44 20 7946 0000 ${words(50)}`, []],
  ['only years', `2019 - 2021 ${words(50)}`, ['no_contact_found']],
  ['no way to answer', words(60), ['no_contact_found']],
  ['few words', `ada@example.com ${words(40)}`, ['very_short']],
  ['sixty Chinese characters', `ada@example.com ${'语'.repeat(60)}`, []],
])('a text with %s', (_, text, expected) => {
  expect(warningsOf(text)).toEqual(expected);
});
