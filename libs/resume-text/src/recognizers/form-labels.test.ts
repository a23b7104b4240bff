import { expect, test } from '@jest/globals';
import { readFormLabel } from './form-labels.js';

test.each([
  ['a post', 'Grade: Staff Nurse, Surgical Ward', 'title'],
  ['a degree', 'Grade: B.Sc. Nursing', 'title'],
  ['a pay band', 'Grade: Band 4', undefined],
  ['a class of degree', 'Grade: First class', undefined],
  ['nothing', 'Grade: -', undefined],
])('a grade that is %s', (_what, text, field) => {
  expect(readFormLabel(text)?.field).toBe(field);
});

test.each([
  ['a time', 'Year: 2017', 'dates'],
  ['no time yet', 'Year: not completed, two modules and the research project outstanding', 'dates'],
  [
    'a story with years',
    'Year: started 2018, stopped 2021 with 120 credits (two of three years), not finished',
    undefined,
  ],
])('a year that gives %s', (_what, text, field) => {
  expect(readFormLabel(text)?.field).toBe(field);
});
