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
  ['Mail https://mail.com', 'https://mail.com'],
  ['See https://github.com/jane', 'https://github.com/jane'],
  ['[Write](mailto:doe@gmail.com)', 'mailto:doe@gmail.com'],
  ['See www.l.com', 'www.l.com'],
])('“%s” loses an address that is only a part of the person’s own', (text, address) => {
  const linked = withoutForeignLinks(text, 'Jane\njane.doe@gmail.com · github.com/jane-doe-42');
  expect(linked.text).not.toContain(address);
  expect(linked.doubts).toHaveLength(1);
});

test('a number to call stays when its digits are the person’s own', () => {
  const call = '[Call me](tel:+15550109999)';
  expect(withoutForeignLinks(call, 'Jane\n+1 (555) 010-9999').text).toBe(call);
  expect(withoutForeignLinks(call, 'Jane\n+1 (555) 010-9990').text).toBe('Call me');
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
