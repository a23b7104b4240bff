import { expect, test } from '@jest/globals';
import { joined, lineJoinerOf } from './line-joining.js';

test.each([
  ['words', 'led a', 'team', 'led a team'],
  ['a hyphenated word', 'cloud-', 'native', 'cloud-native'],
  ['a range', '$85k–', '$400k', '$85k–$400k'],
  ['an address behind a slash', 'linkedin.com/in/', 'ada', 'linkedin.com/in/ada'],
  ['an address behind its www', 'www.', 'example.com', 'www.example.com'],
  ['an address before its dot', 'ada@example', '.com', 'ada@example.com'],
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
