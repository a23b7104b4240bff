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
