import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { tabbedPage } from './tabbed-columns.js';

const page = `SHRUTHI EXAMPLE\t\t\t\tQUALITY CONTROL CHEMIST

CONTACT\t\t\t\tPROFILE
+91 55555 01234\t\t\t\tChemist with 3+ years of experience in quality control of
shruthi@example.com\t\t\t\toral solid dosage forms.

INSTRUMENTS\t\t\t\tWORK EXPERIENCE
HPLC\t\t\t\t
GC\t\t\t\tExecutive – Quality Control
Dissolution\t\t\t\tDeccan Pharma Pvt. Ltd., Hyderabad
\t\t\t\tApr 2024 – Till date
LANGUAGES\t\t\t\t• Analysis of stability samples, 25 a week
Telugu\t\t\t\t• Calibration of balances
English\t\t\t\t• Review of raw data of 3 trainees
\t\t\t\t
\t\t\t\tEDUCATION
\t\t\t\tM.Sc. Analytical Chemistry, Gowthami Valley University, 2022
`;
const linesOf = (text: string) => {
  let start = 0;
  return text.split('\n').map((raw) => {
    const line = { raw, start, end: start + raw.trimEnd().length };
    start += raw.length + 1;
    return line;
  });
};

test('two columns that the same run of tabs parts are read one after the other', () => {
  const { person, sections } = readResume(page);
  expect(person).toMatchObject({ name: 'SHRUTHI EXAMPLE', headline: 'QUALITY CONTROL CHEMIST' });
  expect(sections.map(({ heading }) => heading)).toEqual([
    'PROFILE',
    'WORK EXPERIENCE',
    'EDUCATION',
    'INSTRUMENTS',
    'LANGUAGES',
  ]);
  expect(sections[1]?.entries).toMatchObject([
    { title: 'Executive – Quality Control', organization: 'Deccan Pharma Pvt. Ltd.', details: { length: 3 } },
  ]);
});

test('each text of a column keeps its place in the page', () => {
  const { left = [], right = [] } = tabbedPage(linesOf(page)) ?? {};
  for (const { raw, start, end } of [...left, ...right]) expect(page.slice(start, end)).toBe(raw === '' ? '' : raw);
});

test.each([
  ['a table', 'Package\t\tLevel\t\tYears\n'.repeat(12)],
  ['titles with their times at the right', 'Clerk, Acme\t\t\t\t2019 – 2021\n- Filed the post\n'.repeat(12)],
])('%s is no page in two columns', (_, text) => expect(tabbedPage(linesOf(text))).toBeUndefined());
