import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const row = (...cells: string[]) =>
  `${(cells[0] ?? '').padEnd(18)}${(cells[1] ?? '').padEnd(37)}${cells[2] ?? ''}`.trimEnd();
const jobs = (...rows: string[]) =>
  readResume(
    ['Jo Baker', 'jo@example.com', '', 'Employment', '', row('From / To', 'Employer', 'Post held'), ...rows].join('\n'),
  ).sections.flatMap(({ entries }) => entries.map(({ title, organization, dates }) => [title, organization, dates]));

test('cells of a table that go on in the line below are put together, each in its column', () => {
  const read = jobs(
    row('Sept 2018 –', 'Holm Mills Ltd, North', 'Office and Payroll'),
    row('present', 'Works', 'Manager'),
    '',
    'Duties: Keep the ledger, pay 31 people, write to the board each month.',
    '',
    row('Jan 2012 –', 'Hemley High School (1,140', 'Payroll Assistant, then'),
    row('Aug 2018', 'pupils)', 'Payroll Officer'),
    '',
    'Duties: Purchase ledger, trip accounts and the bank.',
  );
  expect(read[0]?.[0]).toBe('Office and Payroll Manager');
  expect(read[1]).toEqual([
    'Payroll Assistant, then Payroll Officer',
    'Hemley High School (1,140 pupils)',
    'Jan 2012 – Aug 2018',
  ]);
});

test('the next row of a table with a time of its own is a row by itself', () => {
  const read = jobs(row('2018 – 2020', 'Holm Mills Ltd', 'Clerk'), row('2015 – 2018', 'Birch Mills Ltd', 'Typist'));
  expect(read.map(([, employer]) => employer)).toEqual(['Holm Mills Ltd', 'Birch Mills Ltd']);
});
