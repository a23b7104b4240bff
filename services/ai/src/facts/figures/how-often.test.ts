import { expect, test } from '@jest/globals';
import { frequenciesIn, isSameFrequency } from './how-often.js';

const often = (text: string) => frequenciesIn(text)[0]?.perYear ?? NaN;

test.each([
  ['twice a year', 'every six months', true],
  ['four times a year', 'every quarter', true],
  ['Quarterly', 'once a quarter', true],
  ['24 times a day', 'hourly', true],
  ['every second week', 'fortnightly', true],
  ['every 2 weeks', 'twice a week', false],
  ['three times a month', 'three times a year', false],
])('%s and %s', (one, other, areSame) => {
  expect(isSameFrequency(often(one), often(other))).toBe(areSame);
});
