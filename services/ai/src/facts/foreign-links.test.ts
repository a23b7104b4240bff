import { expect, test } from '@jest/globals';
import { withoutForeignLinks } from './foreign-links.js';

const original = 'Ada\nada@example.com | https://www.ada.example/work | github.com/ada';

test.each([
  '[ada.example/work](https://ada.example/work)',
  'See https://www.ada.example/work.',
  'See https://ada\\.example/work',
  '[Write me](mailto:ada@example.com)',
  '- 5 < 6 [of 7]',
])('“%s” stays', (text) => {
  expect(withoutForeignLinks(text, original)).toEqual({ text, doubts: [] });
});

test.each([
  ['![x](https://evil.example/?q=ada) Built looms', ' Built looms'],
  ['[Built looms](https://evil.example/?q=ada)', 'Built looms'],
  ['Built looms https://evil.example/ada now', 'Built looms  now'],
  ['Built <img src=//evil.example/a> looms', 'Built  looms'],
  ['Built ![x][1]\n[1]: //evil.example/a', 'Built \n'],
  ['Built looms www.evil.example', 'Built looms '],
])('“%s” becomes “%s”', (text, kept) => {
  const linked = withoutForeignLinks(text, original);
  expect(linked.text).toBe(kept);
  expect(linked.doubts).not.toEqual([]);
});
