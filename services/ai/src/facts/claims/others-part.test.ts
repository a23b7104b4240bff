import { expect, test } from '@jest/globals';
import { readEvidence } from '../evidence.js';
import { isToldAsOwn } from './others-part.js';

const evidence = readEvidence('Imke Vandervelde', new Date('2026-11-21'));

test.each([
  ['Price the catering tenders', 'Catering tenders; the estimator prices them, I count the plates'],
  ['Set the archive rules and file the deeds', 'Archive rules are set by our librarian, I file the deeds'],
  ['Sold the boats', 'Showed boats to buyers, then the broker sold them'],
  ['Fire testing of the cables', 'Cable drums and reels, fire testing left to the lab'],
  ['Wrote the grant reports', 'Photos for the grant reports (my manager writes them)'],
  ['Mixed the colours', 'Colours mixed by the foreman, I roll'],
  ['Signed the contracts', 'Passed contracts to the director, who signs'],
])('what somebody else does is not one’s own: “%s”', (text, line) => {
  expect(isToldAsOwn(text, line, evidence)).toBe(true);
});

test.each([
  [
    'one’s own part',
    'Count the plates for catering tenders',
    'Catering tenders; the estimator prices them, I count the plates',
  ],
  ['who did it', 'Wrote the grant reports with my manager', 'Photos for the grant reports (my manager writes them)'],
  ['that it was help', 'Helped mix colours', 'Colours mixed by the foreman, I roll'],
  ['what was done to the person', 'Promoted after a year', 'After a year the owner promoted me'],
  ['an abbreviation that is no one', 'Checked APIs', 'API checks in the lab'],
  ['what nobody else did', 'Rolled walls', 'Colours mixed by the foreman, I roll walls'],
])('%s may be told: “%s”', (_what, text, line) => {
  expect(isToldAsOwn(text, line, evidence)).toBe(false);
});
