import { expect, test } from '@jest/globals';
import { joined, lineJoinerOf } from './line-joining.js';

test.each([
  ['words', 'led a', 'team', 'led a team'],
  ['a hyphenated word', 'cloud-', 'native', 'cloud-native'],
  ['a range', '$85k–', '$400k', '$85k–$400k'],
  ['an address behind a slash', 'linkedin.com/in/', 'ada', 'linkedin.com/in/ada'],
  ['an address behind its www', 'www.', 'example.com', 'www.example.com'],
  ['an address before its dot', 'ada@example', '.com', 'ada@example.com'],
  ['an address within its domain', 'at www.ada.', 'example.org', 'at www.ada.example.org'],
  ['an address within a name', 'www.analyt', 'ical.example.org', 'www.analytical.example.org'],
  ['an address behind its hyphen', 'linkedin.com/in/ada-', 'lovelace', 'linkedin.com/in/ada-lovelace'],
  [
    'an address that ends a sentence',
    'See www.ada.example.org.',
    'It is short',
    'See www.ada.example.org. It is short',
  ],
  ['a dash between words', '2019 –', 'now', '2019 – now'],
])('%s', (_, text, more, expected) => {
  expect(joined(text, more)).toBe(expected);
});

test('a hyphen of the typesetter goes, one of the writer stays', () => {
  const join = lineJoinerOf(['operation of the cross-team platform']);
  expect(join('oper-', 'ation', false)).toBe('operation');
  expect(join('cross-', 'team', true)).toBe('cross-team');
  expect(join('pro-', 'duction', false)).toBe('pro-duction');
  expect(join('pro-', 'duction', true)).toBe('production');
  expect(join('self-', 'taught', true)).toBe('self-taught');
});
