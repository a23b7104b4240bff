import { expect, test } from '@jest/globals';
import { isSureHead } from '../heads/sure-head.js';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const printed = (text: string) => renderResume(readResume(text)).split('\n').filter(Boolean);

test('a third field beside the two of a time stands behind it in brackets', () => {
  const lines = printed(`IMKE VANDERVELDE
0470 12 34 56

WORK RECORD

EMPLOYER: Hale Kiln Works, Marlow
FROM: 03/2008   TO: 05/2014     HRS/WK: 40
JOB TITLE: Kiln Operator
DUTIES: Fired two kilns a day.

EMPLOYER: Brook Tiles, Derby
FROM: 06/2014   TO: PRESENT     HRS/WK: 38
JOB TITLE: Glazer
DUTIES: Mixed all glazes.`);
  expect(lines).toContain('*03/2008 – 05/2014 (HRS/WK: 40)*');
  expect(lines).toContain('*06/2014 – PRESENT (HRS/WK: 38)*');
});

test('a head of which a number is in none of the fields is not sure of them', () => {
  const head = {
    title: 'Kiln Operator',
    organization: 'Hale Pottery Ltd',
    place: '',
    notes: [],
    headerLines: ['Kiln Operator, Hale Pottery Ltd', '2008 until May 2014'],
  };
  expect(isSureHead('experience', { ...head, dates: '2008 – 2014' })).toBe(true);
  expect(isSureHead('experience', { ...head, dates: 'May 2014' })).toBe(false);
});

test('the name with letters behind it stands below a side column where an address has its words, and no school is one', () => {
  const side = `CONTACT
Derby
imke.vandervelde@
example.com
SYSTEMS
Kiln control
TRAINING
First aid, 2024
`;
  const jobs = `
PROFILE
Glazer with nine years at the kiln.

EXPERIENCE
St. Clare College Hospital, Derby, England
Kiln Coordinator
2015 - 2019
- Fired two kilns a day`;
  expect(printed(`${side}IMKE VANDERVELDE, M.Chem\nGlazer II\n${jobs}`)[0]).toBe('# IMKE VANDERVELDE, M.Chem');
  expect(printed(`${side}\n${jobs}`)[0]).not.toContain('St. Clare');
});

test('a form may ask for name and surname in one', () => {
  const [first] = printed(`Curriculum vitae            Imke Vandervelde            1 / 2

PERSONAL INFORMATION
Name / surname        Imke Vandervelde
Residence             Marlow, England
E-mail                imke@example.com

WORK EXPERIENCE
Kiln operator, Hale Pottery
2015 - 2019
- Fired two kilns a day`);
  expect(first).toBe('# Imke Vandervelde');
});

test('a remark in brackets below what was done begins no head', () => {
  const lines = printed(`Imke Vandervelde
imke@example.com

EXPERIENCE
Kiln operator
Hale Pottery
Feb 2018 – Jul 2021
- Fired two kilns a day
(parental leave Mar 2019 – Jan 2020)
Glazer
Brook Tiles
2014 – 2018
- Mixed all glazes`);
  expect(lines).toContain('(parental leave Mar 2019 – Jan 2020)');
  expect(lines.some((line) => line.startsWith('### ') && line.includes('leave'))).toBe(false);
});
