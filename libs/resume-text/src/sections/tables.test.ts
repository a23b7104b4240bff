import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const top = 'Ana Example\nana@example.com';
const shown = (section: string) => renderResume(readResume(`${top}\n\n${section}\n\nLANGUAGES\nEnglish`));

test.each([
  [
    'rows of papers',
    'PAPERS\nKind\tNumber\tIssued\tExpires\nPassport\tQ1234567\t03.2021\t03.2031\nVisa B1\t\t01.2023\t01.2033\nMedical\tM-77\t09.2022\t09.2024',
    [
      '**Kind · Number · Issued · Expires**',
      'Passport · Q1234567 · 03.2021 · 03.2031',
      'Visa B1 · 01.2023 · 01.2033',
      'Medical · M-77 · 09.2022 · 09.2024',
    ],
  ],
  [
    'rows of flights, of which the first ends with a small word',
    'FLIGHTS\nAircraft\tHours\tSeat\tFrom\tTo\nDH8\t1,204\tF/O\t03.2019\t06.2021\nAT7\t880\tF/O\t07.2021\t02.2023\nAT7\t310\tCapt\t03.2023\t11.2024',
    [
      '**Aircraft · Hours · Seat · From · To**',
      'DH8 · 1,204 · F/O · 03.2019 · 06.2021',
      'AT7 · 880 · F/O · 07.2021 · 02.2023',
      'AT7 · 310 · Capt · 03.2023 · 11.2024',
    ],
  ],
  [
    'two columns with names',
    'COURSES\nCourse\tValid until\nFire fighting\t09.2027\nFirst aid\t09.2027\nBridge team\tno expiry',
    ['**Course · Valid until**', 'Fire fighting · 09.2027', 'First aid · 09.2027', 'Bridge team · no expiry'],
  ],
  [
    'rows of marks, whose columns have the usual names',
    'EDUCATION\nExamination\tBoard\tYear\tMarks\nXII\tState\t2008\t71\nX\tState\t2006\t68\nVII\tState\t2003\t80',
    [
      '**Examination · Board · Year · Marks**',
      'XII · State · 2008 · 71',
      'X · State · 2006 · 68',
      'VII · State · 2003 · 80',
    ],
  ],
])('a table that is no list of jobs is shown row by row: %s', (_case, section, rows) => {
  const [heading = ''] = section.split('\n');
  expect(shown(section)).toContain([`## ${heading}`, ...rows, '## LANGUAGES'].join('\n\n'));
});

test('a table of jobs is read into jobs', () => {
  const rows =
    'Clerk\tAcme Ltd\t2019 - 2021\nWaiter\tHarbour Hotel\t2017 - 2019\nDriver\tMill Logistics Ltd\t2015 - 2017';
  expect(shown(`EXPERIENCE\nJob\tEmployer\tPeriod\n${rows}`)).toContain('### Waiter | Harbour Hotel\n\n*2017 - 2019*');
});

test('studies of a table, some of which no words tell, are lines, and so is the form of the school above them', () => {
  const rows = [
    'Tertiary\tInstitution\tYear\tStatus',
    'National Diploma: Office Management\tKarroo Plains TVET College\t2011\tCompleted',
    'National Certificate N4 Bookkeeping\tKarroo Plains TVET College\t2009\t1 subject outstanding',
    'Payroll Basics\tIn-house\t2014/03\tCompleted',
    'Switchboard (1 day)\tBell Training\t2016/11\tCompleted',
  ];
  const form = [
    'Highest grade passed\t:\tGrade 12, 2007',
    'School\t:\tMimosa Hill Secondary School, Cradock',
    'Subjects\t:\tEnglish, Afrikaans, Typing',
  ];
  expect(shown(['EDUCATION', ...form, '', ...rows].join('\n'))).toContain(
    [
      '## EDUCATION',
      'Highest grade passed: Grade 12, 2007',
      'School: Mimosa Hill Secondary School, Cradock',
      'Subjects: English, Afrikaans, Typing',
      '**Tertiary · Institution · Year · Status**',
      ...rows.slice(1).map((row) => row.replaceAll('\t', ' · ')),
      '## LANGUAGES',
    ].join('\n\n'),
  );
});
