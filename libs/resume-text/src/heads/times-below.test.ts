import { expect, test } from '@jest/globals';
import { entriesRead, printed, topOfResume } from '../testing/printed.js';

const jobs = `WORK HISTORY
Alder Vale Clinic, Quay Road, Tolland – 16 bedded rehabilitation unit
Physiotherapist, then Senior Physiotherapist (from May 2022)
• Plans of exercise for 14 patients a week
• Taught four students on placement
02/2020 – to date
Corrib Care Home, Marlow, 40 beds
Physiotherapist
• Falls group twice a week
01/2018 – 01/2020
Career break, moving house and a course of Irish
09/2016 – 12/2017
Dunmore General Hospital, Marlow
Physiotherapist
• Hips and knees, day one after the operation
06/2011 – 08/2016
`;
const heads = (text: string) => printed(text).filter((line) => /^[#*]|20\d\d/.test(line));

test('a period that stands alone below what was done belongs to the job above it, and a promotion in brackets to the title', () => {
  expect(heads(jobs)).toEqual([
    '## WORK HISTORY',
    '### Physiotherapist, then Senior Physiotherapist (from May 2022) | Alder Vale Clinic, Quay Road, Tolland',
    '*16 bedded rehabilitation unit · 02/2020 – to date*',
    '### Physiotherapist | Corrib Care Home, Marlow, 40 beds',
    '*01/2018 – 01/2020*',
    '### Career break, moving house and a course of Irish',
    '*09/2016 – 12/2017*',
    '### Physiotherapist | Dunmore General Hospital, Marlow',
    '*06/2011 – 08/2016*',
  ]);
});

test('a period that stands alone above each job stays with the job below it', () => {
  const above = `WORK HISTORY
02/2020 – to date
Alder Vale Clinic, Tolland
Physiotherapist
• Plans of exercise for 14 patients a week

01/2018 – 01/2020
Corrib Care Home, Marlow
Physiotherapist
• Falls group twice a week
`;
  const read = entriesRead(topOfResume + above).map(([title, employer, dates]) => [title, employer, dates]);
  expect(read).toEqual([
    ['Physiotherapist', 'Alder Vale Clinic, Tolland', '02/2020 – to date'],
    ['Physiotherapist', 'Corrib Care Home, Marlow', '01/2018 – 01/2020'],
  ]);
});

test('where lines stand below the last period, no period is moved to the job above it', () => {
  const open = jobs.replace(
    '06/2011 – 08/2016\n',
    '06/2011 – 08/2016\nFarrow Day Centre, Tolland\n• Baths and walks\n',
  );
  const times = entriesRead(topOfResume + open).map(([, employer, dates]) => [employer, dates]);
  expect(times).not.toContainEqual(['Corrib Care Home, Marlow, 40 beds', '01/2018 – 01/2020']);
});
