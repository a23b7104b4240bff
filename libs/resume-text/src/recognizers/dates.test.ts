import { expect, test } from '@jest/globals';
import { findDates, sameDates } from './dates.js';

const only = (text: string) => {
  const [span] = findDates(text);
  if (!span) throw new Error(`no date in ${text}`);
  return span;
};

test.each([
  ['March 2020 - Present', { year: 2020, month: 3 }, 'present'],
  ['late 2015 - early 2017', { year: 2015 }, { year: 2017 }],
  ['mid-May 2016 to the end of 2019', { year: 2016, month: 5 }, { year: 2019 }],
  ['08/2018 – 07/2021', { year: 2018, month: 8 }, { year: 2021, month: 7 }],
  ['2019-03 to 2021-04', { year: 2019, month: 3 }, { year: 2021, month: 4 }],
  ['Sep. 2023 Mar. 2024', { year: 2023, month: 9 }, { year: 2024, month: 3 }],
  ['März 2019 – heute', { year: 2019, month: 3 }, 'present'],
  ['январь 2018 – по настоящее время', { year: 2018, month: 1 }, 'present'],
  ['2020年3月 – 至今', { year: 2020, month: 3 }, 'present'],
  ["Feb'2019 to till date", { year: 2019, month: 2 }, 'present'],
  ['07-Aug-2014 to 19-Jan-2018', { year: 2014, month: 8 }, { year: 2018, month: 1 }],
  ['2016–2018', { year: 2016 }, { year: 2018 }],
  ['2021 May to now', { year: 2021, month: 5 }, 'present'],
  ['Summer 19 to present', { year: 2019 }, 'present'],
  ['2014 to spring 19', { year: 2014 }, { year: 2019 }],
  ['winter 17 – fall 18', { year: 2017 }, { year: 2018 }],
  ['May-19 to Feb-22', { year: 2019, month: 5 }, { year: 2022, month: 2 }],
  ['Sep-18 – Till date', { year: 2018, month: 9 }, 'present'],
  ['2016 June – 2021 April', { year: 2016, month: 6 }, { year: 2021, month: 4 }],
])('%s is a period', (text, from, to) => {
  expect(only(text)).toMatchObject({ from, to, isRange: true });
});

test.each([
  'call 602-555-0188',
  '2,000 users',
  '$2020',
  '20200 units',
  'MySQL 8',
  'fall 20 people',
  'May-19',
  'Jul-16-2019',
])('%s holds no date', (text) => {
  expect(findDates(text)).toEqual([]);
});

test('a period matches another writing of itself and no other period', () => {
  expect(sameDates(only('Mar 2020 – Present'), only('03/2020 - present'))).toBe(true);
  expect(sameDates(only('2020 – Present'), only('03/2020 - present'))).toBe(true);
  expect(sameDates(only('Apr 2020 – Present'), only('03/2020 - present'))).toBe(false);
  expect(sameDates(only('2019 – Present'), only('2020 – Present'))).toBe(false);
});

test.each([
  ['3 July to 25 Aug 2023', '3 July to 25 Aug 2023', 'the first day of a period without its year'],
  ['July 3 – Aug 25, 2023', 'July 3 – Aug 25, 2023', 'the first day behind its month'],
  ['Summer 2018/19', 'Summer 2018/19', 'a season that two years share'],
  ["MILLWRIGHT HELPER    '03 - '09", "'03 - '09", 'two short years'],
  ['Winter 2015 - Summer 2018/19', 'Winter 2015 - Summer 2018/19', 'a period that ends in such a season'],
])('"%s" has the date "%s": %s', (text, date) => {
  expect(findDates(text).map((span) => span.text)).toEqual([date]);
});

test('a first day without a year has the year of the last', () => {
  expect(only('3 July to 25 Aug 2023')).toMatchObject({
    from: { year: 2023, month: 7 },
    to: { year: 2023, month: 8 },
    isRange: true,
  });
});

test.each(['March 2021 up to present', '03/2021 upto date'])('“%s” still runs', (text) =>
  expect(findDates(text)).toMatchObject([{ isRange: true, to: 'present', text }]),
);

test.each([
  ['V.2018 – now', { year: 2018, month: 5 }, 'present'],
  ['II.2015 – IV.2018', { year: 2015, month: 2 }, { year: 2018, month: 4 }],
  ['2019-09 .. 2023-01', { year: 2019, month: 9 }, { year: 2023, month: 1 }],
])('%s is a period', (text, from, to) => {
  expect(findDates(text)).toEqual([expect.objectContaining({ from, to, isRange: true })]);
});
