import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const form = (...rows: string[]) =>
  readResume(['Jo Baker', 'jo@example.com', '', 'WORK EXPERIENCE', ...rows].join('\n'));
const clerk = [
  'Dates',
  '06.2017 – 02.2021',
  'Occupation or position held',
  'Import clerk',
  'Employer',
  'Lift BV, Ghent',
];
const driver = [
  'Dates',
  '09.2016 – 05.2017',
  'Occupation or position held',
  'Driver',
  'Employer',
  'Katoen NV, Antwerp',
];

test('a form may have each label on a line of its own above its value', () => {
  const { sections } = form(...clerk, 'Main activities', 'Checked papers of air freight.', ...driver);
  const entries = sections.flatMap((section) => section.entries);
  expect(entries.map(({ title, organization, dates }) => [title, organization.split(',')[0], dates])).toEqual([
    ['Import clerk', 'Lift BV', '06.2017 – 02.2021'],
    ['Driver', 'Katoen NV', '09.2016 – 05.2017'],
  ]);
  expect(entries[0]?.details.map(({ text }) => text).join(' ')).toContain('Checked papers of air freight.');
});

test('one line that looks like a label is none', () => {
  const { lines } = form('Employer', 'Lift BV, Ghent', 'Import clerk, 2017 – 2021', '• Checked papers');
  expect(lines.map(({ text }) => text)).toContain('Employer');
});
