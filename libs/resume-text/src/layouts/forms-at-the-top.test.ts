import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const jobs = 'EXPERIENCE\n\nCook, Sol Hotel, Leeds\n2019 - 2021\n- Cooked for 40 guests a day';

test.each([
  ['a form that asks for all parts in one row', 'SURNAME: LOVELACE   GIVEN: ADA   MIDDLE: MAY', 'ADA MAY LOVELACE'],
  ['a form that asks for two parts in one row', 'Surname: Lovelace\tFirst name: Ada', 'Ada Lovelace'],
  ['a labelled name below what the form is called', 'RESUME: JOB PORTAL\nName: Ada Lovelace', 'Ada Lovelace'],
  [
    'a form with a number of its own',
    'APPLICATION FORM (CATERING)        Form 07 Rev. 2\nName: Ada Lovelace',
    'Ada Lovelace',
  ],
  ['a name with all addresses behind it', 'Ada Lovelace, Leeds. 0113 496 0000, ada@example.com', 'Ada Lovelace'],
])('the name is read from %s', (_, top, name) => {
  const { person } = readResume(`${top}\nada.l@example.com\n\n${jobs}`);
  expect(person.name).toBe(name);
});

test('“of” below what the text is called is no line of its own', () => {
  const { person, opening } = readResume(`CURRICULUM VITAE\nof\nADA LOVELACE\n\nada@example.com\n\n${jobs}`);
  expect(person.name).toBe('ADA LOVELACE');
  expect([person.headline, ...person.contacts, ...opening.map(({ text }) => text)]).not.toContain('of');
});

test('what stands behind a name in its line are contacts', () => {
  const { person } = readResume(`Ada Lovelace, Leeds. 0113 496 0000, ada@example.com\n\n${jobs}`);
  expect(person.contacts.join(' ')).toContain('0113 496 0000');
  expect(person.contacts).toContain('ada@example.com');
  expect(person.contacts.join(' ')).not.toContain('Lovelace');
});

test('“at” within the name of a house parts no title from its employer', () => {
  const head = 'Assistant Manager, The Willows at Harbour Green, Moss Residential\n2019 - 2021';
  const text = renderResume(readResume(`Ada Lovelace\nada@example.com\n\nEXPERIENCE\n\n${head}\n- Let 40 flats`));
  expect(text).toContain('The Willows at Harbour Green');
});
