import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const listOf = (...rows: string[]) =>
  readResume(
    `Orla Quinn\norla@example.com\n\nSkills\nExcel, Word\n\nCertifications\n${rows.join('\n')}\n\nEducation\nBSc, Leeds\n`,
  )
    .sections.find(({ kind }) => kind === 'certifications')
    ?.details.map(({ text }) => text);

test.each([
  [
    'what only says its kind, where the column had no room for it',
    ['Cloud Certified: Event Stream', 'Engineer Associate (ES-220)', 'Food Hygiene Level 2'],
    ['Cloud Certified: Event Stream Engineer Associate (ES-220)', 'Food Hygiene Level 2'],
  ],
  [
    'nothing where there was room for it above',
    ['Insight Colours', 'Kitchen Scrum', 'Practitioner', 'First Aid at Work in the Kitchen Course', 'Forklift'],
    ['Insight Colours', 'Kitchen Scrum', 'Practitioner', 'First Aid at Work in the Kitchen Course', 'Forklift'],
  ],
])('a certificate in a narrow column goes on with %s', (_case, rows, items) => {
  expect(listOf(...rows)).toEqual(items);
});

test('"Operator" is the rest of a licence in a narrow column', () => {
  expect(listOf('Lean Six Sigma Green Belt', 'Counterbalance & Reach Truck', 'Operator')).toEqual([
    'Lean Six Sigma Green Belt',
    'Counterbalance & Reach Truck Operator',
  ]);
});
