import { expect, test } from '@jest/globals';
import { printed } from './testing/printed.js';

test('each labelled block of a form is an entry, also one whose course no word tells', () => {
  const text = `EDUCATION AND TRAINING

Dates    2009 – 2012
Title of qualification awarded    Bachelor of Physics
Principal subjects    optics, mechanics
Name and type of organisation    University of Turku

Dates    05/2021
Title of qualification awarded    Internal auditor of quality, 2 days
Name and type of organisation    Aura Training, Turku`;
  expect(printed(text)).toEqual([
    '## EDUCATION AND TRAINING',
    '### Bachelor of Physics | University of Turku',
    '*2009 – 2012*',
    'Principal subjects · optics, mechanics',
    '### Internal auditor of quality, 2 days | Aura Training, Turku',
    '*05/2021*',
  ]);
});

test('a label that says more of a post keeps a sign between itself and its value', () => {
  const text = `Work experience

Dates                          03/2015 – 06/2019
Occupation or position held    Class teacher
Name and address of employer   2nd Primary School, Larnaca
Type of business or sector     Public education`;
  expect(printed(text)).toContain('*03/2015 – 06/2019 · Type of business or sector: Public education*');
});

test('the grade with which a form says how school ended is its title', () => {
  const text = `Secondary Education:

School			:	Hoërskool Vaalrivier
Grade			:	Matric with distinction, 2011`;
  expect(printed(text)).toEqual(['## Secondary Education', '### Matric with distinction, 2011 | Hoërskool Vaalrivier']);
});
