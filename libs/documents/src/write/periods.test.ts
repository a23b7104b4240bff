import { expect, test } from '@jest/globals';
import { findPeriod, isPeriod } from './periods.js';

test.each([
  ['Mar 2019 – Present', '2019-03', undefined],
  ['March 2019 to Feb. 2021', '2019-03', '2021-02'],
  ['03/2019 - 12/2021', '2019-03', '2021-12'],
  ['2019-03-05 – 2020-11', '2019-03-05', '2020-11'],
  ['2012 – 2014', '2012', '2014'],
  ['Sept 2018', '2018-09', undefined],
  ['März 2019 – heute', '2019-03', undefined],
  ['март 2019 – настоящее время', '2019-03', undefined],
  ['de marzo de 2019 a 2020', '2019-03', '2020'],
  ['2019年3月 – 至今', '2019-03', undefined],
  ['Spring term', undefined, undefined],
])('%s', (text, startDate, endDate) => {
  expect(findPeriod(text)).toEqual({ ...(startDate && { startDate }), ...(endDate && { endDate }) });
});

test.each([
  'Mar 2019 – Present',
  "'10–'12",
  '8/17–5/19',
  '2014-16',
  'summers 2011 & 2012',
  '02/2022 to date',
  'Jan 22 – now',
  "2021/03 – aujourd'hui / présent",
  'März 2019 – heute',
  '2018 (June)',
])('%s is nothing but dates', (text) => {
  expect(isPeriod(text)).toBe(true);
});

test.each([
  'PE, Idaho #P-18842 (2017)',
  '(208) 555-0147',
  '40 hrs/wk',
  'Engineer 2019',
  '$1.2M',
  'May',
  '12345 2019',
  `2019 ${'to '.repeat(40)}`,
])('%s is more or less than dates', (text) => {
  expect(isPeriod(text)).toBe(false);
});
