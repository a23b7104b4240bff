import { expect, test } from '@jest/globals';
import { derivedFrom } from './changes.js';
import { findFigures } from './numbers.js';

const told = (text: string) => ({ text, figures: findFigures(text) });

test.each([
  ['one of four is with three others', 'One of four on call', 'On call with 3 others', true],
  ['one of five is not', 'One of five on call', 'On call with 3 others', false],
  ['250 minutes are 4 h 10 min', 'Cut a run of 250 minutes', 'A run of 4 h 10 min', true],
  ['240 minutes are not', 'Cut a run of 240 minutes', 'A run of 4 h 10 min', false],
])('a figure that follows from others: %s', (_name, claim, line, isDerived) => {
  const [figure] = findFigures(claim);
  expect(figure && derivedFrom(figure, told(claim), [told(line)])).toBe(isDerived);
});
