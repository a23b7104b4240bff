import { expect, test } from '@jest/globals';
import { setCountedPeriods } from './counted-periods.js';
import { printed } from '../testing/printed.js';

const rows = (...lines: string[]) => lines.map((raw) => ({ raw, start: 0, end: raw.length }));

test('jobs that letters count each have their own time, and none goes to the last duty of the job above', () => {
  const text = [
    'WORKING EXPERIENCE',
    '(A)\t3rd June, 2020 till date',
    '\tDENTAL TECHNICIAN, Lagoon Dental Clinic, Lekki',
    '\tDuties: i. Casting of crowns and bridges in the laboratory of the clinic',
    '\tii. Repair of dentures on the day they are brought',
    '(B)\tMarch, 2017 – May, 2020',
    '\tDENTAL TECHNICIAN, Palm Grove Hospital, Ikeja',
    '\tDuties: i. Trimming of models and pouring of impressions',
    '\tii. Ordering of wax, plaster and acrylic',
    '(C)\tJune, 2016 – February, 2017 (NYSC)',
    '\tDENTAL TECHNICIAN, General Hospital, Zaria',
    '\tHelped on the mobile clinic in six villages of the district',
  ].join('\n');
  expect(printed(text)).toEqual([
    '## WORKING EXPERIENCE',
    '### DENTAL TECHNICIAN | Lagoon Dental Clinic, Lekki',
    '*3rd June, 2020 till date*',
    '**Duties:**',
    '- Casting of crowns and bridges in the laboratory of the clinic',
    '- Repair of dentures on the day they are brought',
    '### DENTAL TECHNICIAN | Palm Grove Hospital, Ikeja',
    '*March, 2017 – May, 2020*',
    '**Duties:**',
    '- Trimming of models and pouring of impressions',
    '- Ordering of wax, plaster and acrylic',
    '### DENTAL TECHNICIAN | General Hospital, Zaria',
    '*June, 2016 – February, 2017 (NYSC)*',
    'Helped on the mobile clinic in six villages of the district',
  ]);
});

test.each([
  ['a count that begins anywhere', ['(B)\t2017 – 2019', '\tClerk', '(C)\t2015 – 2017', '\tPorter']],
  ['a count without a time', ['(A)\tClerk', '\tHull Docks', '(B)\tPorter', '\tYork Inn']],
  ['one row alone', ['(A)\t2017 – 2019', '\tClerk']],
  ['a time with nothing below it', ['A. 2017 – 2019', '', 'B. 2015 – 2017', '']],
])('%s stays as it is', (_, texts) => expect(setCountedPeriods(rows(...texts))).toEqual(rows(...texts)));
