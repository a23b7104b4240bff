import { expect, test } from '@jest/globals';
import { derivedFrom } from './changes.js';
import { findFigures } from './numbers.js';

const told = (text: string) => ({ text, figures: findFigures(text) });

test.each([
  ['one of four is with three others', 'One of four on call', 'On call with 3 others', true],
  ['one of five is not', 'One of five on call', 'On call with 3 others', false],
  ['250 minutes are 4 h 10 min', 'Cut a run of 250 minutes', 'A run of 4 h 10 min', true],
  ['240 minutes are not', 'Cut a run of 240 minutes', 'A run of 4 h 10 min', false],
  ['the difference of two years’ figures', 'Fell by 9 tonnes', 'Waste went from 23 (2021) to 14 (2022) tonnes', true],
  ['the same with “in”', 'Fell by 9 tonnes', 'Waste went from 23 in 2021 to 14 in 2022', true],
  ['another difference', 'Fell by 8 tonnes', 'Waste went from 23 (2021) to 14 (2022) tonnes', false],
  ['the years are no change', 'Rose by 1', 'Sold 23 (2021) and 14 (2022)', false],
  ['a length of time in another unit', 'Took 90 minutes', 'Took 1.5 hours', true],
  ['a sum of what is counted', '5 classes: 2 of beginners and 3 others', '2 of beginners, 3 others', true],
  ['the numbers of two terms are no parts', '5 days a week in terms 2 and 3', 'Terms 2 and 3', false],
  ['another length of time', 'Took 100 minutes', 'Took 1.5 hours', false],
])('a figure that follows from others: %s', (_name, claim, line, isDerived) => {
  const [figure] = findFigures(claim);
  expect(figure && derivedFrom(figure, told(claim), [told(line)])).toBe(isDerived);
});
