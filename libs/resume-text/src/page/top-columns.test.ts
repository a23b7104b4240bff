import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const jobs = ['', 'Experience', '', 'Clerk | Acme Ltd | 2019 - 2021', '- Opened letters'];

function row(left: string, right: string): string {
  return `${left.padEnd(60)}${right}`;
}

test.each([
  [
    'a street above the name',
    [
      row('', 'Lindenstr. 4/2'),
      row('Jo Baker', '1100 Wien, Austria'),
      row('Payroll clerk', '+43 555 010 462'),
      row('', 'jo@example.com'),
    ],
    ['Lindenstr. 4/2, 1100 Wien, Austria', '+43 555 010 462', 'jo@example.com'],
  ],
  [
    'addresses below the title',
    [
      row('Jo Baker', 'Lindenstr. 4/2, 1100 Wien'),
      row('Payroll clerk', '+43 555 010 462'),
      row('', 'jo@example.com'),
      row('', 'jobaker.example.com/work'),
    ],
    ['Lindenstr. 4/2, 1100 Wien', '+43 555 010 462', 'jo@example.com', 'jobaker.example.com/work'],
  ],
])('the right column of the top is read behind the left one: %s', (_what, rows, contacts) => {
  const { person } = readResume([...rows, ...jobs].join('\n'));
  expect(person).toMatchObject({ name: 'Jo Baker', headline: 'Payroll clerk', contacts });
});

test('a side column that begins with addresses gives them to the top, though icons stand before them', () => {
  const side = ['✉ jo@example.com', '☎ (555) 010-0171', '⌂ Boise, ID 83702', '', '★ SKILLS', 'Invoicing', 'Xero, Sage'];
  const main = [
    'JO BAKER',
    'Payroll Clerk',
    '',
    'Pays 300 people on the right day, every month, and',
    'answers them all.',
    '',
    '★ WORK',
    'Acme Ltd — Payroll Clerk',
    'Boise, ID · Feb 2019 – 2021',
    '* Ran the weekly pay of the two plants.',
    '* Closed the year with the auditors.',
  ];
  const { person, sections } = readResume(main.map((text, at) => (side[at] ?? '').padEnd(34) + text).join('\n'));
  expect(person).toMatchObject({ name: 'JO BAKER', headline: 'Payroll Clerk' });
  expect(person.contacts).toEqual(['jo@example.com', '(555) 010-0171', 'Boise, ID 83702']);
  expect(sections.map(({ heading }) => heading)).toEqual(['WORK', 'SKILLS']);
});
