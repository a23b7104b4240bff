import { describe, expect, test } from '@jest/globals';
import { findDates } from '@tailwright/resume-text/dates';
import { givesPeriod } from './given-dates.js';

const gives = (text: string, period: string) => findDates(period).every((span) => givesPeriod(text, span));

describe('a period is given', () => {
  test.each([
    ['as it is', '09/2021 - 07/2023', 'September 2021 – July 2023'],
    ['with “till date” for today', 'Jul 2022 - till date', 'July 2022 – Present'],
    ['as “from” a month on', 'from Sept 2020', 'September 2020 – Present'],
    ['with its two ends in lines of their own', '07/2018\n–\n05/2021', 'July 2018 – May 2021'],
    [
      'as a post within years at one employer',
      'Apr 2005 – Sep 2013\nUnderwriter (from Jul 2009)',
      'July 2009 – September 2013',
    ],
  ])('%s', (_how, text, period) => {
    expect(gives(text, period)).toBe(true);
  });
});

describe('a period is not given', () => {
  test.each([
    ['where a single year is told as one that still runs', 'Diploma, 2019', '2019 – Present'],
    ['where its end is another', '2015 – 2018', '2015 – 2019'],
    ['where its beginning is another', 'from Sept 2020', 'September 2018 – Present'],
  ])('%s', (_how, text, period) => {
    expect(gives(text, period)).toBe(false);
  });
});
