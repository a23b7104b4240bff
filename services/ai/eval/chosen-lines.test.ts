import { expect, test } from '@jest/globals';
import { chosenFigures } from './chosen-figures.js';
import { readChosen } from './chosen-lines.js';
import { linesOfWritten } from './written-highlights.js';

test('four of five lines at the top are those of an editor, on texts that took no part in training', () => {
  const { texts, shown, right, byChance } = chosenFigures(readChosen('held-out'));
  expect(texts).toBeGreaterThan(20);
  expect(shown).toBeGreaterThan(60);
  expect(right).toBeGreaterThan(0.8);
  expect(byChance).toBeLessThan(0.5);
});

test('as many are those of an editor who wrote ten', () => {
  const { texts, shown, right } = chosenFigures(linesOfWritten());
  expect(texts).toBeGreaterThan(50);
  expect(shown).toBeGreaterThan(150);
  expect(right).toBeGreaterThan(0.8);
});
