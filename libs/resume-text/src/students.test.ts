import { expect, test } from '@jest/globals';
import { printed } from './testing/printed.js';

test('what a student writes of a school and of small jobs stays with the school, and one line each', () => {
  expect(
    printed(`EDUCATION
Alder High School, Leeds                GPA 3.7
Expected graduation: June 2027
Classes: Computer Science, Chemistry, Spanish III

EXPERIENCE
Dog walker - neighbours, 3 dogs, daily since 6/2023
Lawn mowing - 5 customers, summers 2023 and 2024
Babysitting - cousins (ages 3, 6)`),
  ).toEqual([
    '## EDUCATION',
    '### Alder High School, Leeds · GPA 3.7',
    'Expected graduation: June 2027',
    'Classes: Computer Science, Chemistry, Spanish III',
    '## EXPERIENCE',
    '### Dog walker - neighbours, 3 dogs, daily since 6/2023',
    '### Lawn mowing - 5 customers, summers 2023 and 2024',
    '### Babysitting - cousins (ages 3, 6)',
  ]);
});
