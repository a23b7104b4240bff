import { expect, test } from '@jest/globals';
import { findFigures } from './numbers.js';
import { isReckoned } from './reckoned.js';

/** Whether the last figure of a claim follows from its others, all of which the original gives. */
const followsLast = (text: string, given = findFigures(text)) => {
  const figures = findFigures(text);
  const last = figures.at(-1);
  return last !== undefined && isReckoned(last, { text, figures }, new Set(given.map(({ value }) => value)));
};

test.each([
  ['a difference', 'Milk went from 402 to 441 tonnes (39 more)', true],
  ['a wrong difference', 'Milk went from 402 to 441 tonnes (49 more)', false],
  ['a share', 'Milk went from 402 to 441 tonnes, nearly 10 percent', true],
  ['a wrong share', 'Milk went from 402 to 441 tonnes, nearly 20 percent', false],
  ['how much there is of one for the other', '940 cows on 268 ha (about 3.5 to the hectare)', true],
  ['the same at another rate', 'Draw 260 units a month (about 60 a week)', true],
  ['another number at another rate', 'Draw 260 units a month (about 90 a week)', false],
  ['a figure that is no aside', 'Milk went from 402 to 441 tonnes with 39 people', false],
  ['the years between two years', 'Chair, 2023 to 2025; 2 nights', false],
])('%s', (_what, text, isIt) => {
  expect(followsLast(text)).toBe(isIt);
});

test('what follows from figures of nobody’s is nobody’s', () => {
  expect(followsLast('Milk went from 402 to 441 tonnes (39 more)', [])).toBe(false);
});
