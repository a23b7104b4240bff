import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

test('rows of a form that cannot be parted keep what they say, each with its own time', () => {
  const rows = [
    'School: Cedar Bend Technical College    Program: Diesel Mechanics    Finished? N    (1 of 3 terms, 2010-11)',
    'School: Pine Ridge High School    Diploma: Y    Year: 2009',
  ];
  expect(printed(['EDUCATION', ...rows].join('\n'))).toEqual([
    '## EDUCATION',
    'School: Cedar Bend Technical College · Program: Diesel Mechanics · Finished? N · (1 of 3 terms, 2010-11)',
    'School: Pine Ridge High School · Diploma: Y · Year: 2009',
  ]);
});

test('rows of a form whose labels are all known are read field by field', () => {
  const rows = [
    'School: Cedar Bend College    Degree: Associate in Welding    Year: 2011',
    'School: Pine Ridge High School    Diploma: Y    Year: 2009',
  ];
  expect(printed(['EDUCATION', ...rows].join('\n'))).toEqual([
    '## EDUCATION',
    '### Associate in Welding | Cedar Bend College',
    '*2011*',
    '### Pine Ridge High School',
    '*2009*',
    'Diploma: Y',
  ]);
});
