import { expect, test } from '@jest/globals';
import { expandContractions, tidyBullet } from './tidy.js';

test.each([
  ['Responsible for managing stock and training new staff', 'past', 'Managed stock and trained new staff'],
  ['Responsible for managing stock', 'base', 'Manage stock'],
  ['Responsible for the delivery of parcels', 'past', 'Responsible for the delivery of parcels'],
  ['I built the booking page.', 'past', 'Built the booking page'],
  ['Manage accounts and prepare reports', 'past', 'Managed accounts and prepared reports'],
  ['Manage accounts and support teams', 'past', 'Manage accounts and support teams'],
  ['Lead engineer on the payment team', 'past', 'Lead engineer on the payment team'],
  ['Support tickets answered daily', 'past', 'Support tickets answered daily'],
  ['Manage accounts', 'base', 'Manage accounts'],
  ['wrote tests. Fixed bugs.', 'past', 'Wrote tests. Fixed bugs.'],
  ['pytest suites for the API', 'past', 'pytest suites for the API'],
  ['Sold to Acme Inc.', 'past', 'Sold to Acme Inc.'],
] as const)('%s (%s)', (text, tense, expected) => {
  expect(tidyBullet(text, tense)).toBe(expected);
});

test('contractions are written out', () => {
  expect(expandContractions("I don't wait; we've shipped, it can't fail")).toBe(
    'I do not wait; we have shipped, it cannot fail',
  );
});
