import { expect, test } from '@jest/globals';
import { readEvidence } from '../evidence.js';
import { isTimeOff } from './time-off.js';

const evidence = readEvidence(
  'Imke Vandervelde\n\nExperience\nBosun, Sorell Ferries\n2012 – 2016\n\nLooking after my nan 2019 to 2022, alongside work\n\n2004 - 2010\nAt home with the babies\n',
  new Date('2026-11-21'),
);

test.each([
  ['in other words', 'Family Carer for Grandmother, 2019 – 2022', true],
  ['with its years above it', 'At Home with Young Children, 2004 – 2010', true],
  ['in other years', 'Family Carer, 2018 – 2022', false],
  ['a job with the years of a leave', 'Care Manager, 2019 – 2022', false],
  ['a leave with the years of a job', 'Parental Leave, 2012 – 2016', false],
  ['without years', 'Family Carer', false],
])('a head of time between jobs: %s', (_what, head, isIt) => {
  expect(isTimeOff(head, evidence)).toBe(isIt);
});
