import { expect, test } from '@jest/globals';
import { findPeriodProblem } from './period-order.js';

const problemOf = (start_date: string, end_date: string, current = false) =>
  findPeriodProblem({ start_date, end_date, current });

test.each([
  ['summer 2021', '05/2020'],
  ['06/2020', '05/2020'],
  ['2021', '2020'],
  ['March 2020', 'Feb 2020'],
  ['8/17', '5/16'],
  ["'19", "'17"],
  ['2020-06', '2020-05'],
  ['15.06.2020', '01.05.2020'],
  ['Juni 2020', 'Mai 2020'],
  ['2021', '20'],
  ['2021年', '2019年'],
  ['2021', 'until May 2020'],
])('%s – %s ends before it starts', (start, end) => {
  expect(problemOf(start, end)).toBe('end_date');
});

test.each([
  ['summer 2021', '05/2021'],
  ['05/2020', '05/2020'],
  ['2020', '03/2020'],
  ['8/17', '5/19'],
  ['09/2013', 'Present'],
  ['Jan 2020', 'date'],
  ['2019', 'until the shop closed'],
  ['last year', '2001'],
  ['2021', ''],
  ['', '2020'],
])('%s – %s is let through', (start, end) => {
  expect(problemOf(start, end)).toBeNull();
});

test('a whole period in one field is read too', () => {
  expect(problemOf('2021 – 2019', '')).toBe('start_date');
  expect(problemOf('2019 – 2021', '')).toBeNull();
});

test('the end of what still goes on is not looked at', () => {
  expect(problemOf('2021', '2019', true)).toBeNull();
});
