import { expect, test } from '@jest/globals';
import { readResume } from './read-resume.js';
import { renderResume } from './render-resume.js';

const jobs = 'EXPERIENCE\n\nCook, Sol Hotel, Leeds\n2019 - 2021\n- Cooked for 40 guests a day';

test.each([
  ['a form that asks for all parts in one row', 'SURNAME: LOVELACE   GIVEN: ADA   MIDDLE: MAY', 'ADA MAY LOVELACE'],
  ['a form that asks for two parts in one row', 'Surname: Lovelace\tFirst name: Ada', 'Ada Lovelace'],
  ['a labelled name below what the form is called', 'RESUME: JOB PORTAL\nName: Ada Lovelace', 'Ada Lovelace'],
  ['a name below “of”', 'CURRICULUM VITAE\nof\nADA LOVELACE', 'ADA LOVELACE'],
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

test('what stands behind a name in its line are contacts', () => {
  const { person } = readResume(`Ada Lovelace, Leeds. 0113 496 0000, ada@example.com\n\n${jobs}`);
  expect(person.contacts.join(' ')).toContain('0113 496 0000');
  expect(person.contacts).toContain('ada@example.com');
});

test('“at” within the name of a house parts no title from its employer', () => {
  const head = 'Assistant Manager, The Willows at Harbour Green, Moss Residential\n2019 - 2021';
  const text = renderResume(readResume(`Ada Lovelace\nada@example.com\n\nEXPERIENCE\n\n${head}\n- Let 40 flats`));
  expect(text).toContain('The Willows at Harbour Green');
});

test('the field of a project below what is told of a job begins no other', () => {
  const head = 'Test Engineer, Sol Software Ltd, Leeds\nJuly 2022 - Present';
  const told = 'Project: Kite (a shop for makers of kites and their friends)\nTeam Size: 11 (3 testers)';
  const text = renderResume(
    readResume(
      `Ada Lovelace\nada@example.com\n\nEXPERIENCE\n\n${head}\n${told}\n- Wrote 740 tests\n- Ran them nightly`,
    ),
  );
  expect(text).not.toMatch(/^###.*Team Size/m);
});

test('two parts without a heading, one below the other, have one', () => {
  const text = renderResume(
    readResume(`Ada Lovelace\nada@example.com\n\n${jobs}\n\nLAST SALARY: 100\n\nI certify that this is true.`),
  );
  expect(text.match(/## Additional Information/g)?.length ?? 0).toBeLessThanOrEqual(1);
});
