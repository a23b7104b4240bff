import { expect, test } from '@jest/globals';
import { tellsOfHarm } from './harmful-lines.js';

test.each([
  'Shop went to three days a week in 2023 after I did my shoulder; it is fine now',
  'Made redundant with everyone else when the doors shut that March.',
  'Relaunch of the shop with an agency, nine months, two weeks late, in budget',
  'One deckhand went in off the pontoon in 2021, we had him out in under three minutes',
  'First calving I ran on my own, lost four calves out of 298',
  'Forklift licence, lapsed 2021',
  'Wrote up all my incidents the same shift, eleven in five years',
  'Rewrote the dosing sheet after a near miss, checked by two',
  'Wrote up the outages, my own upgrade that locked the ledger for 9 minutes among them',
])('%s is nothing to begin with', (text) => {
  expect(tellsOfHarm(text)).toBe(true);
});

test.each([
  'Investigated injury claims and accident reports for the insurer',
  'Cared for patients with burn wounds and hip replacements',
  'Cut late deliveries from 9 % to 2 %',
  'Lost time accidents down from five to one',
  'Planned the closing of two sites and moved 40 people',
  'Wrote the sick leave policy with the works council',
  'Near miss reports up from 3 to 40 a month',
])('%s tells of work', (text) => {
  expect(tellsOfHarm(text)).toBe(false);
});
