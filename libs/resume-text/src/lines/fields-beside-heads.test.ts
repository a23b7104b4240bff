import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { printed, topOfResume } from '../testing/printed.js';

const jobs = `WORK EXPERIENCE

Bureau of Coastal Waters, Harbor District, Newport, OR
03/2021 - Present   Salary: 58,200.00 USD Per Year   Hours per week: 40
Series: 0482  Pay Plan: GS  Grade: 09
Lead Fisheries Biologist   Supervisor: A. Tan (555-0199)  Okay to contact: Yes
Counts salmon on nine rivers and writes the yearly report.

Lincoln County Parks, Newport, OR
04/2016 - 02/2021   Salary: 18.40 USD Per Hour   Hours per week: 32
Park Worker II
Mowed, painted and mended the boardwalk.`;

test('in a form of the government the pay, the hours and the supervisor stand below the head of a post', () => {
  const entries = readResume(topOfResume + jobs).sections.flatMap((section) => section.entries);
  expect(entries.map(({ title, dates }) => [title, dates])).toEqual([
    ['Lead Fisheries Biologist', '03/2021 - Present'],
    ['Park Worker II', '04/2016 - 02/2021'],
  ]);
  const shown = printed(jobs);
  expect(shown.filter((line) => line.startsWith('#') && /Salary|Hours|Supervisor/.test(line))).toEqual([]);
  expect(shown).toContain('Salary: 58,200.00 USD Per Year · Hours per week: 40');
  expect(shown).toContain('Supervisor: A. Tan (555-0199) · Okay to contact: Yes');
});

test('the size of a team below the head of a post is no head', () => {
  const shown = printed(`WORK EXPERIENCE

Senior Test Analyst, Meridian Softlabs Pvt. Ltd., Pune\t\t\t\tJuly 2021 – till date
Project: LedgerFlow (Bookkeeping platform for shops)
Team Size: 9 (2 QA)
Roles & Responsibilities:
•\tWrote the regression suite in Java; 400 cases
•\tPlanned the releases with the client

Test Analyst, Harbour Technologies, Pune\t\t\t\t\tJan 2019 – June 2021
Project: ShopCart (Android and iOS)
•\tPrepared test cases from user stories`);
  expect(shown).toContain('Team Size: 9 (2 QA)');
});

test('the grades of two studies right below each other stay where they stand', () => {
  const lines = ['Hill College', 'B.Sc. Botany', '2010 - 2014', 'Grade: 7.2 CGPA', 'Online Institute', 'M.Sc. Botany', '2015 - 2017', 'Semester 3 of 4']; // prettier-ignore
  const text = printed(`EDUCATION\n\n${lines.join('\n')}`).join('\n');
  expect(text.indexOf('7.2 CGPA')).toBeLessThan(text.indexOf('M.Sc. Botany'));
  expect(text.indexOf('7.2 CGPA')).toBeGreaterThan(0);
});
