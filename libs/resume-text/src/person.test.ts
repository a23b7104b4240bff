import { expect, test } from '@jest/globals';
import { readResume } from './read-resume.js';

test.each([
  ['**高级软件工程师**', '高级软件工程师'],
  ['> Μηχανικός Λογισμικού', 'Μηχανικός Λογισμικού'],
  ['*مهندس برمجيات أول*', 'مهندس برمجيات أول'],
  ['**ada@example.com**', ''],
  ['I like engines and the people who build them.', ''],
])('below the name in Markdown, %j has the headline %j', (line, headline) => {
  const { person } = readResume(`# Ada Lovelace\n\n${line}\n\n## Skills\n\nGo\n\n## Education\n\nBSc, Leeds\n`);
  expect(person).toMatchObject({ name: 'Ada Lovelace', headline });
});

test('the document’s own title is no name; the name at a page break is', () => {
  const { person } = readResume(
    'CURRICULUM VITAE\n\nPERSONAL DATA\nana@example.com\n\nEXPERIENCE\nCook, Sol Hotel, 2019 - 2021\n• Cooked\n\nAna Silva – CV – 1/2\n\nWaiter, Mar Hotel, 2016 - 2018\n• Served\n\nAna Silva – CV – 2/2',
  );
  expect(person.name).toBe('Ana Silva');
});

test('a certificate behind the name keeps its plus sign', () => {
  const { person } = readResume('Jo Baker, GCIH, CySA+\njo@example.com\n\nSKILLS\nExcel, Word');
  expect(person.name).toBe('Jo Baker, GCIH, CySA+');
});

test('place, telephone and address with nothing but blanks between them are three contacts', () => {
  const { person } = readResume('Jo Baker\nGreer, SC 864.555.0152 jo@example.com\n\nSKILLS\nExcel, Word');
  expect(person.contacts).toEqual(['Greer, SC', '864.555.0152', 'jo@example.com']);
});
