import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

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
    'Dog walker - neighbours, 3 dogs, daily since 6/2023',
    'Lawn mowing - 5 customers, summers 2023 and 2024',
    'Babysitting - cousins (ages 3, 6)',
  ]);
});

test('no line is made of the ends of two others', () => {
  const rows = printed(`EMPLOYMENT

Clerk, Mill Works
Jan 2020 - Present
- Counted bales

EDUCATION

Bachelor of Commerce (first year, part time)
Mill University, Hull      2025
Units so far: Marketing (D), Accounting 1 (P)

VCE
Mill Secondary College      2023
ATAR 81.20. Subjects: Office Management, English, German SL, Further Maths, Vis Com

Certificate II in Hospitality Services (VET in schools)     2022

CERTS & OTHER

* First Aid`);
  expect(rows.slice(rows.indexOf('### VCE'))).toEqual([
    '### VCE',
    '*Mill Secondary College · 2023*',
    'ATAR 81.20. Subjects: Office Management, English, German SL, Further Maths, Vis Com',
    '### Certificate II in Hospitality Services (VET in schools)',
    '*2022*',
    '## CERTS & OTHER',
    '- First Aid',
  ]);
});
