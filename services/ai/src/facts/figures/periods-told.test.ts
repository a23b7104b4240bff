import { expect, test } from '@jest/globals';
import { readEvidence } from '../evidence.js';
import { newPeriods } from './periods-told.js';

const evidence = readEvidence('Dana Whitfield', new Date('2026-11-21'));

test.each([
  ['days of the week in short', 'Orders stock on Tuesdays and Thursdays', 'Stock orders Tu/Th, two a week', 0],
  ['a day of the week', 'Orders stock on Sundays', 'Stock order Sun + Wed, checked monthly', 0],
  ['what was done within a year', 'Cut waste within a year', 'Cut waste in 12 months, monthly chart', 0],
  ['once in a shift', 'Stores 140 pallets per shift', 'Put away 140 pallets in one shift, trailers every day', 0],
  ['a day for a week', 'Reports daily', 'Reports weekly', 1],
  ['an hour in short', 'Bottles 400 jars an hour', '400 jars an hr', 0],
  ['years in a row', 'Best stall three years running', 'Best stall, 3 yrs in a row', 0],
  ['each year by its month', 'Holds an annual open day', 'Open day every May', 0],
  ['a month for each year', 'Holds an open day every month', 'Open day every May', 1],
  ['days that are of a week', 'Works four days a week', 'Early shift, 4 days', 0],
  ['how long it took in hours', 'Set up in 55 minutes, down from an hour and a half', 'Set-up 90 min -> 55', 0],
  ['the number of a school year', 'Tests in the Year 6 group', 'Tests of Y6', 0],
  ['how long it took', 'Trained for three months', 'Training (3 mos.)', 0],
])('how often: %s', (_what, text, own, found) => {
  expect(newPeriods(text, own, evidence)).toBe(found);
});
