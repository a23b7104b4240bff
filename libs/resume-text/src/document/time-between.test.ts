import { expect, test } from '@jest/globals';
import { headOfTime } from './time-between.js';

test.each([
  ['09/2016 – 03/2019 · Parental leave', ['### Parental leave', '*09/2016 – 03/2019*']],
  ['Home, June 2012 to August 2013', ['### Home', '*June 2012 to August 2013*']],
  ['Maternity leave 11.2023 – 10.2024.', ['### Maternity leave', '*11.2023 – 10.2024*']],
  ['2014 to 2015 I looked after my father.', ['**2014 to 2015** · I looked after my father.']],
  ['2019-2020 · laid off, took care of my dad', ['### laid off, took care of my dad', '*2019-2020*']],
  [
    '08/2017 – 09/2019 · Parental leave; from 09/2018 twelve hours a week at home',
    ['**08/2017 – 09/2019** · Parental leave; from 09/2018 twelve hours a week at home'],
  ],
  [
    '03/2015 to 10/2015 · between two jobs, drove for a friend and minded the children',
    ['**03/2015 to 10/2015** · between two jobs, drove for a friend and minded the children'],
  ],
  [
    'Glen Electronics (temp), Hull. Hand solder, cable harness. Oct 2017 - Feb 2018',
    ['Glen Electronics (temp), Hull. Hand solder, cable harness. **Oct 2017 - Feb 2018**'],
  ],
  [
    'Laid off; drove for a friend and minded the children (03/2015 – 10/2015)',
    ['Laid off; drove for a friend and minded the children **03/2015 – 10/2015**'],
  ],
  ['Parental leave (09/2016 – 03/2019)', ['### Parental leave', '*09/2016 – 03/2019*']],
])('time between jobs stands under a heading of its own: %s', (told, head) => {
  expect(headOfTime(told)).toEqual(head);
});

test.each([
  ['whose time stands in its midst', 'laid off 2011-12, plant closed'],
  ['that has one year alone', 'Campus ambassador, PayQuick, 2022'],
  ['that goes on to this day', 'Since June 2021 I have been Farm Manager for the trust'],
  ['that is a field of a form', 'Period : 2010 – 2013'],
  ['that is a row of numbers', '38.00 · 36.10 · 95'],
  ['that is a paragraph', `2014 to 2016 I ${'looked after my father and '.repeat(9)}read`],
])('a line %s stays a line', (_which, told) => {
  expect(headOfTime(told)).toBeUndefined();
});
