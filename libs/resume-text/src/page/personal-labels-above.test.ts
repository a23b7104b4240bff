import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const form = [
  'PERSONAL DETAILS',
  'Name:',
  'Marit Ostbye Dahl',
  'Address:',
  '14 Moss Row,',
  'Alta',
  'Mobile:',
  '555 010 0187',
  'E-mail:',
  'marit.dahl@example.com',
  'Nationality / Permit:',
  'Norwegian',
  'Pilot No.:',
  '00417 (coast, active)',
];
const work = ['WORK', 'Pilot, Dunmore Harbour, 2016 - 2024', '- Brought ships in'];
const read = (...rows: string[]) => readResume([...rows, '', ...work].join('\n'));

test('labels of a form at the top that stand above their values are read with these', () => {
  const { person, opening, sections } = read(...form);
  expect(person.name).toBe('Marit Ostbye Dahl');
  expect(person.contacts).toEqual(['14 Moss Row, Alta', '555 010 0187', 'marit.dahl@example.com']);
  expect(opening.map(({ text }) => text)).toEqual([
    'Nationality / Permit: Norwegian',
    'Pilot No.: 00417 (coast, active)',
  ]);
  expect(sections.map(({ heading }) => heading)).toEqual(['WORK']);
});

test.each([
  ['Curriculum Vitae – Marit Ostbye Dahl, BSc                              Page 1 of 2', 'Marit Ostbye Dahl, BSc'],
  ['CURRICULUM VITAE OF MARIT OSTBYE DAHL', 'Marit Ostbye Dahl'],
])('the head of a page that says the name of such a form is no line of its own: %s', (head, name) => {
  const { person, opening } = read(head, ...form);
  expect(person.name).toBe(name);
  expect(opening.map(({ text }) => text)).not.toContain(head);
});

test('two labels, and labels that ask nothing of a person, are no such form', () => {
  const { lines } = read(
    'Marit Dahl',
    'marit.dahl@example.com',
    '',
    'TOOLS:',
    'Radar',
    'Charts:',
    'North sea',
    'Boats:',
    'Two',
  );
  expect(lines.map(({ text }) => text)).not.toContain('Charts: North sea');
});
