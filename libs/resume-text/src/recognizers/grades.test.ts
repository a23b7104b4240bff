import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';
import { readResume } from '../read-resume.js';
import { isWholeStudy } from '../lines/studies.js';

test.each(['Distinction', 'Merit', 'With credit', 'First class', '2.1', 'Pass'])(
  'the rows of a table of studies are read alike, and a grade in one of them names nothing: %s',
  (grade) => {
    const text = `QUALIFICATIONS AND TRAINING

BSc (Hons) Clay Science and Technology (2:1)       University of Northmoor     2007 – 2010
Level 4 Kiln Management for Brick Manufacturing    ${grade.padEnd(28)}2016
Level 4 Award in Managing Kiln Safety              GQB                         2015
Lead Surveyor (part 2, towers, too)                4 days                      2020
Dust and noise                                     1 day                       2019
GQB Managing Dust                                  4 days                      2021
Yellow Trowel                                      in-house                    2022`;
    expect(printed(text)).toEqual([
      '## QUALIFICATIONS AND TRAINING',
      'BSc (Hons) Clay Science and Technology (2:1) · University of Northmoor · 2007 – 2010',
      `Level 4 Kiln Management for Brick Manufacturing · ${grade} · 2016`,
      'Level 4 Award in Managing Kiln Safety · GQB · 2015',
      'Lead Surveyor (part 2, towers, too) · 4 days · 2020',
      'Dust and noise · 1 day · 2019',
      'GQB Managing Dust · 4 days · 2021',
      'Yellow Trowel · in-house · 2022',
    ]);
  },
);

const studies = (line: string) =>
  readResume(`Jo Baker\njo@example.com\n\nEDUCATION\n\n${line}\n`).sections[0]?.entries.map(
    ({ title, organization, notes }) => [title, organization, notes.join()],
  );

test.each(['Distinction', 'Merit', '2:1', 'Credit', 'Upper second class'])(
  'a grade beside a degree is neither what was studied nor the school: %s',
  (grade) => {
    expect(studies(`BSc Botany | Northmoor University | ${grade} | 2012`)).toEqual([
      ['BSc Botany', 'Northmoor University', grade],
    ]);
    expect(studies(`Level 4 Kiln Management for Brick Manufacturing    ${grade}    2018`)).not.toContainEqual([
      grade,
      'Level 4 Kiln Management for Brick Manufacturing',
      '',
    ]);
  },
);

test('a grade and a year say of a course neither where it was nor that it is a degree', () => {
  expect(isWholeStudy('Kiln Management for Brick Manufacturing    Distinction    2018')).toBe(false);
  expect(isWholeStudy('BSc Clay Science    Distinction    2018')).toBe(true);
});
