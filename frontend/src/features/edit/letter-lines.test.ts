import { expect, test } from '@jest/globals';
import { isOwn, letterDocument, textOf } from './document-lines';
import { typed } from './line-changes';

const letter = `Dear team,

I built looms. This line also answers you:

- Mended 20 looms

Sincerely,
Ada`;

test('a letter that nobody touched is the letter it was, and none of its lines is marked', () => {
  const lines = letterDocument(letter);
  expect(textOf(lines).trimEnd()).toBe(letter);
  expect(lines.filter(isOwn)).toEqual([]);
});

test('a typed line of a letter keeps its signs, and is the person’s own', () => {
  const lines = typed(letterDocument(letter), '5', '- Mended *all* looms');
  expect(textOf(lines)).toContain('\n- Mended *all* looms\n');
  expect(lines.filter(isOwn)).toHaveLength(1);
});
