import { expect, test } from '@jest/globals';
import { entriesRead, printed, topOfResume } from '../testing/printed.js';

const jobs = `Work

1) Dunmore Haulage, Inc. -- Marlow OH
Fleet of 40 tankers, 12 states
Senior Planner (nights until 2021 now days)
     > plan loads for 26 drivers
     > log books checked each morning
Start: 05/2017  End: still here     Corrib Planner since 2020

2) Alder Freight Brokerage
Planning clerk
     > entered loads and rates
     > firm closed
Start: 10/2014  End: 4/2017     Tolland OH

3) Farrow Feed & Grain -- Quay, OH
Yard clerk, went to Planner after a year (2011)
     > scales and tickets
Began: 03/2010  Ended: 9/2014

4) Delivery driver, Big Heron Vans, Tolland.
Class B, 9 states, no accident. Start: 2001  End: 2008 (stayed home with my mother til end of 2009)

School
GED 1998
`;
const fieldsOf = (text: string) =>
  entriesRead(topOfResume + text).map(([title, employer, dates]) => [title, employer, dates]);

test('jobs that are counted begin with their employer, and have the time that two labels give below what was done', () => {
  expect(fieldsOf(jobs)).toEqual([
    ['Senior Planner (nights until 2021 now days)', 'Dunmore Haulage, Inc.', '05/2017 – still here'],
    ['Planning clerk', 'Alder Freight Brokerage', '10/2014 – 4/2017'],
    ['Yard clerk, went to Planner after a year (2011)', 'Farrow Feed & Grain', '03/2010 – 9/2014'],
    ['Delivery driver, Big Heron Vans, Tolland.', '', '2001 – 2008'],
  ]);
});

test('what stands beside such a time stays with its job', () => {
  const lines = printed(jobs);
  expect(lines).toContain('Corrib Planner since 2020');
  expect(lines).toContain('*Tolland OH · 10/2014 – 4/2017*');
  expect(lines).toContain('Class B, 9 states, no accident. (stayed home with my mother til end of 2009)');
});

test('where one number has no such time, the numbers stay the marks of a list', () => {
  const open = jobs.replace('Start: 10/2014  End: 4/2017     Tolland OH\n', '');
  expect(fieldsOf(open)).not.toContainEqual([
    'Yard clerk, went to Planner after a year (2011)',
    'Farrow Feed & Grain',
    '03/2010 – 9/2014',
  ]);
  expect(printed(open).join('\n')).toContain('Alder Freight Brokerage');
});
