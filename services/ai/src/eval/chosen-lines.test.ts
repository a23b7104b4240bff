import { expect, test } from '@jest/globals';
import { chosenFigures, cutFigures } from './chosen-figures.js';
import { readChosen } from './chosen-lines.js';
import { asChosen, readWritten } from './written-highlights.js';

test('three of four lines at the top are those of an editor who chose a few, on texts that took no part in training', () => {
  const { texts, shown, right, byChance } = chosenFigures(readChosen('held-out'));
  expect(texts).toBeGreaterThan(20);
  expect(shown).toBeGreaterThan(100);
  expect(right).toBeGreaterThan(0.75);
  expect(byChance).toBeLessThan(0.5);
});

test('four of five are those of an editor who wrote up to ten', () => {
  const { texts, shown, right } = chosenFigures(readWritten('held-out').map(asChosen));
  expect(texts).toBeGreaterThan(20);
  expect(shown).toBeGreaterThan(100);
  expect(right).toBeGreaterThan(0.8);
});

test('most pieces of lines are cut as an editor did', () => {
  const { lines, asEditor } = cutFigures(readWritten('held-out'));
  expect(lines).toBeGreaterThan(100);
  expect(asEditor).toBeGreaterThan(0.6);
});
