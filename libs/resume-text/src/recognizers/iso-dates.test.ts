import { expect, test } from '@jest/globals';
import { isoDateIn, isoDates } from './iso-dates.js';

test.each([
  ['Mar 2019 – Present', '2019-03', undefined],
  ['March 2019 to Feb. 2021', '2019-03', '2021-02'],
  ['03/2019 - 12/2021', '2019-03', '2021-12'],
  ['2019-03-05 – 2020-11', '2019-03', '2020-11'],
  ['2012 – 2014', '2012', '2014'],
  ["'19 – '21", '2019', '2021'],
  ['since 2019', '2019', undefined],
  ['Summer 2018 – Fall 2019', '2018', '2019'],
  ['März 2019 – heute', '2019-03', undefined],
  ['maart 2019 – heden', '2019-03', undefined],
  ['styczeń 2019 – sierpnia 2020', '2019-01', '2020-08'],
  ['март 2019 – настоящее время', '2019-03', undefined],
  ['січень 2019 – квітня 2021', '2019-01', '2021-04'],
  ['Μαρ 2019 – Σήμερα', '2019-03', undefined],
  ['مارس 2019 – حتى الآن', '2019-03', undefined],
  ['marzo de 2019 a 2020', '2019-03', '2020'],
  ['2019年3月 – 至今', '2019-03', undefined],
  ['15/03/2021 – 20/04/2022', '2021-03', '2022-04'],
  ['03/04/2021 – 05/06/2022', '2021', '2022'],
])('the period %j has its ISO dates', (text, start, end) => {
  expect(isoDates(text)).toEqual({ start, ...(end && { end }), isRange: true });
});

test.each([
  ['Sept 2018', '2018-09'],
  ['(2014)', '2014'],
])('the date %j is no period', (text, date) => {
  expect(isoDates(text)).toEqual({ start: date, end: date, isRange: false });
});

test.each(['Spring term', '', '2015 – 2017, 2019 – 2021', 'about 2019', 'expected May 2026', '2021 – 2019'])(
  '%j has no date that is sure',
  (text) => {
    expect(isoDates(text)).toBeUndefined();
  },
);

test.each([
  ['AWS Certified Solutions Architect – Professional, 2021', '2021'],
  ['First aid (Mar 2020)', '2020-03'],
  ['First aid, 2018, renewed 2021', undefined],
  ['Forklift licence 2019 – 2024', undefined],
  ['Forklift licence', undefined],
])('the date in %j is %s', (line, date) => {
  expect(isoDateIn(line)).toBe(date);
});
