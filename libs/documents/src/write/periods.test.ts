import { expect, test } from '@jest/globals';
import { findPeriod } from './periods.js';

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
