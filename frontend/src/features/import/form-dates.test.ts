import { expect, test } from '@jest/globals';
import { formDates } from './form-dates';

test.each([
  ['March 2020 – Present', '03/2020', '', true],
  ['03/2018 - 12/2019', '03/2018', '12/2019', false],
  ['2016 to 2018', '2016', '2018', false],
  ['Summer 2019', 'Summer 2019', '', false],
  ['Summer 2018 – Fall 2019', 'Summer 2018', 'Fall 2019', false],
  ['since 2021', '2021', '', true],
  ['2014', '2014', '', false],
  ['Mar – Aug 2020', '03/2020', '08/2020', false],
  ['', '', '', false],
])('%s is a start of "%s", an end of "%s", current: %s', (dates, start_date, end_date, current) => {
  expect(formDates(dates)).toEqual({ start_date, end_date, current, rest: [] });
});

test('a second period is kept beside the first', () => {
  expect(formDates('2010 – 2012, 2015 – 2016').rest).toEqual(['2015 – 2016']);
});
