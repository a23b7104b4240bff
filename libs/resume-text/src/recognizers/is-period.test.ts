import { expect, test } from '@jest/globals';
import { isDatesAlone, isPeriod } from './is-period.js';

test.each([
  'Mar 2019 – Present',
  '1st Feb 2021 – 3rd May 2022',
  'March 3, 2021 up to present',
  "'10–'12",
  '8/17–5/19',
  '2014-16',
  'summers 2011 & 2012',
  '02/2022 to date',
  'Jan 22 – now',
  "2021/03 – aujourd'hui / présent",
  'März 2019 – heute',
  '2018 (June)',
  '2019年3月 – 至今',
  '2015年1月 – 2019年2月',
  'مارس 2019 – حتى الآن',
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

test.each([
  ['03/2020 - Present; 40 hrs/week', true],
  ['May 2019 – now, part-time', true],
  ['2014 - 2016 (full time)', true],
  ['late 2015 – early 2017', true],
  ['May 2019 – now, Harbor Grill', false],
])('"%s" is a time alone: %s', (text, isAlone) => {
  expect(isDatesAlone(text)).toBe(isAlone);
});
