import { expect, test } from '@jest/globals';
import { joinPeriodColumns } from './period-columns.js';
import { printed } from '../testing/printed.js';

test('the columns “From” and “To” of a table of jobs are one period, and each row is an entry', () => {
  const text = [
    'WORK EXPERIENCE',
    'Organization                     Designation            From         To',
    'Northfield Dairies Ltd           Plant Operator         Apr-2019     Till Date',
    'Humber Mills Ltd                 Packer                 Jul-2016     Mar-2019',
    'Fenwick Bakery                   Apprentice             2014         2016',
  ].join('\n');
  expect(printed(text)).toEqual([
    '## WORK EXPERIENCE',
    '### Plant Operator | Northfield Dairies Ltd',
    '*Apr-2019 – Till Date*',
    '### Packer | Humber Mills Ltd',
    '*Jul-2016 – Mar-2019*',
    '### Apprentice | Fenwick Bakery',
    '*2014 – 2016*',
  ]);
});

test('what was done in each job may stand below its row of the table', () => {
  const text = [
    'CONTRACTS',
    'Client\tRole\tFrom\tTo',
    'Humber Mills Ltd\tSite Manager\t04/21\tpresent',
    'Ran the rebuild of two silos and their conveyor, with eleven people on site each day.',
    '',
    'Fenwick Bakery\tProject Manager\t06/18\t01/21',
    'Moved the ovens to the new hall in nine nights, without a day of lost bread.',
  ].join('\n');
  expect(printed(text).filter((line) => /^###|^\*/.test(line))).toEqual([
    '### Site Manager | Humber Mills Ltd',
    '*04/21 – present*',
    '### Project Manager | Fenwick Bakery',
    '*06/18 – 01/21*',
  ]);
});

test('the rows of a table with tabs may be counted', () => {
  const text = [
    'WORK EXPERIENCE',
    'S/N\tName of Employer\tPost Held\tFrom\tTo',
    '1\tHumber Mills Ltd\tPacker\t12/03/2018\tPresent',
    '2\tFenwick Bakery\tBaker\t01/06/2015\t28/02/2018',
  ].join('\n');
  expect(printed(text)).toEqual([
    '## WORK EXPERIENCE',
    '### Packer | Humber Mills Ltd',
    '*12/03/2018 – Present*',
    '### Baker | Fenwick Bakery',
    '*01/06/2015 – 28/02/2018*',
  ]);
});

test('months may have two digits of a year, and rows a short name for their number', () => {
  const text = [
    'WORK EXPERIENCE',
    'Sl.   Organisation                 Designation          From      To',
    '1     Northfield Dairies Ltd       Plant Operator       Apr-19    Till date',
    '2     Humber Mills Ltd             Packer               Jul-16    Mar-19',
  ].join('\n');
  expect(printed(text)).toEqual([
    '## WORK EXPERIENCE',
    '### Plant Operator | Northfield Dairies Ltd',
    '*Apr-19 – Till date*',
    '### Packer | Humber Mills Ltd',
    '*Jul-16 – Mar-19*',
  ]);
});

const lineOf = (raw: string) => ({ raw, start: 0, end: raw.length });

test.each([
  ['a row with other things in these columns', ['Position      From      To', 'Driver      Hull      Leeds']],
  [
    'two dates below other names',
    ['Ship      Built     Refit', 'Tern      2014      2016', 'Gull      2015      2018'],
  ],
  ['rows of years', ['Sales', '2019     2020     2021', '2020     2021     2022', '2021     2022     2023']],
  ['one row without names above its columns', ['Humber Mills     Packer     2014     2016']],
  [
    'what stands below a paragraph that follows the table',
    ['Employer      Post      From      To', 'Nothing since then.', 'Humber Mills      Packer      2014      2016'],
  ],
])('%s stays as it is', (_case, rows) => {
  const lines = rows.map(lineOf);
  expect(joinPeriodColumns(lines).map(({ raw }) => raw)).toEqual(
    rows.map((row) => row.replace(/From {6}To$/, 'From – To')),
  );
});

test('rows that begin with two dates are a table without the names of its columns, too', () => {
  const rows = [
    'Mar 2019     Apr 2021     Humber Mills     Packer',
    '2017         2019         Fenwick Bakery     Apprentice',
    '2015         2016         At home with the children',
  ];
  expect(joinPeriodColumns(rows.map(lineOf)).map(({ raw }) => raw.split(/ {2,}/)[0])).toEqual([
    'Mar 2019 – Apr 2021',
    '2017 – 2019',
    '2015 – 2016',
  ]);
});

test('a long line of blanks takes no time', () => {
  const begin = performance.now();
  joinPeriodColumns([lineOf('a '.repeat(25_000)), lineOf(' '.repeat(50_000))]);
  expect(performance.now() - begin).toBeLessThan(50);
});
