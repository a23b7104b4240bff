import { expect, test } from '@jest/globals';
import { Lexis } from './lexis.js';
import { splitWords } from '../../text/words.js';

test.each([
  ['Paediatric', 'pediatric clinic', true],
  ['dialyser', 'changes the dialyzer', true],
  ['colour', 'color matching', true],
  ['labelling', 'labeling of bins', true],
  ['programmes', 'one program', true],
  ['centre', 'sports center', true],
  ['miser', 'a mixer', false],
  ['PyTest', 'PyTest7', true],
  ['Celsius', 'kept at 4 °C', true],
  ['Fahrenheit', 'kept at 4 °C', false],
  ['Portugal', 'Braga (PT)', true],
  ['Spain', 'Braga (PT)', false],
  ['lading', 'B/L and T1', true],
  ['mgmt', 'management of sheds', true],
  ['Bitrise', 'a talk on what bites, one bite each', false],
])('“%s” is held by “%s”: %s', (word, text, isHeld) => {
  const [told] = splitWords(word);
  if (!told) throw new Error('no word');
  expect(new Lexis(text).holds(told).share >= 1).toBe(isHeld);
});
