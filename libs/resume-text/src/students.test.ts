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

test('no line is made of the ends of two others', () => {
  const rows = printed(`EDUCATION

Bachelor of Arts (first year)
Mill University      2025

VCE
Mill Secondary College      2023
ATAR 81.20. Subjects: Biology, English, Further Maths

Certificate II in Hospitality (VET in schools)     2022`);
  expect(rows.filter((row) => row.includes('Biology'))).toHaveLength(1);
  expect(rows.filter((row) => row.includes('Certificate II'))).toHaveLength(1);
});
