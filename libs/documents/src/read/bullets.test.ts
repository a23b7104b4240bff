import { expect, test } from '@jest/globals';
import { startProcessorClock } from '@tailwright/testing/clocks';
import { startsWithBullet, withBulletGlyphs, withPlainBullets } from './bullets.js';

test.each([
  ['round, square and ticked', '• a\n▪ b\n✓ c\n➢ d', '- a\n- b\n- c\n- d'],
  ['dashes, stars and plus signs before a space', '– a\n* b\n+ c\n- d', '- a\n- b\n- c\n- d'],
  ['glyphs of Symbol and Wingdings, with or without a space', '\uf0b7 a\n\uf0a7b\n\uf0d8\tc', '- a\n- b\n- c'],
  ['the small o of Courier, line after line', 'o Ran\no Led', '- Ran\n- Led'],
  ['numbers, telephone numbers and hyphenated words stay', '1. a\n+44 20\n-b\n●●●○', '1. a\n+44 20\n-b\n●●●○'],
  ['one small o is a word', 'o Porto', 'o Porto'],
  ['the second half of dates stays', 'August 2021\n– May 2025', 'August 2021\n– May 2025'],
])('%s', (_, text, expected) => {
  expect(withPlainBullets(text)).toBe(expected);
});

const glyph = '\uec00';
const sentences = ['led a team of four', 'cut costs by a third', 'wrote programs for all of them'].map(
  (text) => `${glyph} ${text}`,
);

test('an unknown glyph before several sentences is a bullet, before a contact and a heading an icon', () => {
  const lines = [`${glyph} ada@example.com`, `${glyph} Experience`, 'Programmer', 'London', ...sentences];
  expect(withPlainBullets(lines.join('\n')).split('\n')).toEqual([
    ...lines.slice(0, 4),
    ...sentences.map((line) => line.replace(glyph, '-')),
  ]);
  expect(withBulletGlyphs([`${glyph} Skills`, 'C', 'D', ...sentences], 0)[0]).toBe('• Skills');
});

test('a glyph before two sentences only stays what it is', () => {
  expect(withBulletGlyphs(sentences.slice(0, 2))).toEqual(sentences.slice(0, 2));
});

test('a line of 100,000 of any one character is looked at in linear time', () => {
  for (const character of [' ', '•', '-', 'o', glyph, '\uf0b7', '2', '\t']) {
    const line = character.repeat(100_000);
    const began = startProcessorClock();
    startsWithBullet(line);
    withPlainBullets(line);
    expect(began.ms()).toBeLessThan(200);
  }
});
