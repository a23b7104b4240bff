import { expect, test } from '@jest/globals';
import { isDenial, withoutDenials } from './denials.js';

test.each([
  ['Board memberships: none to date.', true],
  ['Publications: none', true],
  ['PRINCE2 – not completed', true],
  ['Diploma in Nursing, 2011–2013 (not completed)', true],
  ['REDUNDANCY - DEPOT CLOSED 2019', true],
  ['Company closed in 2020', true],
  ['Accidents in ten years: none', false],
  ['Part A passed in May, Part B not yet taken', false],
  ['Closed the plant’s books every month', false],
  ['Ran a store with none of the usual shrinkage', false],
  ['Contract management for 40 suppliers', false],
])('“%s” says that something is not there, or why a job ended: %s', (text, isDenied) => {
  expect(isDenial(text)).toBe(isDenied);
});

test('only the sentence that denies is left out of a line', () => {
  expect(withoutDenials('Board memberships: none to date. Reviewer for two journals.')).toBe(
    'Reviewer for two journals.',
  );
  expect(withoutDenials('Cut waste by 4.5 % (scrap). Trained six.')).toBe('Cut waste by 4.5 % (scrap). Trained six.');
});
