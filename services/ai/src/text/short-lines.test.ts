import { expect, test } from '@jest/globals';
import { limits } from '@tailwright/contracts/limits';
import { withShortLines } from './short-lines.js';

const longest = (text: string) => Math.max(...text.split('\n').map((line) => line.length));

test('a long line is broken at a space, and every other character keeps its place', () => {
  const text = 'Built looms. '.repeat(1_000);
  const short = withShortLines(text);
  expect(longest(short)).toBeLessThanOrEqual(limits.lineCharsMax);
  expect(short.replaceAll('\n', ' ')).toBe(text);
});

test('a line without a space is broken between two characters, and none is lost', () => {
  const text = `x${'😀'.repeat(5_000)}`;
  const short = withShortLines(text);
  expect(longest(short)).toBeLessThanOrEqual(limits.lineCharsMax);
  expect(short.isWellFormed()).toBe(true);
  expect(short.replaceAll('\n', '')).toBe(text);
});

test('every text of a value is looked at, and what is short stays as it is', () => {
  const today = new Date();
  const short = withShortLines({ list: ['a\n\nb', { deep: 'a'.repeat(5_000) }], count: 1, none: null, today });
  expect(short).toMatchObject({ list: ['a\n\nb', {}], count: 1, none: null, today });
  expect(longest((short.list[1] as { deep: string }).deep)).toBe(limits.lineCharsMax);
});
