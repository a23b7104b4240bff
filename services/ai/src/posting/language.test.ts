import { expect, test } from '@jest/globals';
import { isForeignTo, isUnderstood, languageOf } from './language.js';

test.each([
  ['en', 'Ich habe mit dem Team an der Maschine gebaut'],
  ['en', 'Dirigé une équipe de dix personnes dans les ateliers de la ville'],
  ['de', 'Built the machine with the team of the hall'],
  ['en', '管理十人的团队'],
  ['other', 'Managed a team of ten'],
] as const)('to a document in %s, "%s" is foreign', (language, line) => {
  expect(isForeignTo(language, line)).toBe(true);
});

test.each([
  ['en', 'Managed a team of ten in Los Angeles and Bad Homburg'],
  ['en', 'TypeScript, React, PostgreSQL'],
  ['de', 'Leitung eines Teams'],
  ['de', 'Senior Software Engineer'],
  ['other', '管理十人的团队'],
  ['en', '2019 – 2021'],
] as const)('to a document in %s, "%s" is not', (language, line) => {
  expect(isForeignTo(language, line)).toBe(false);
});

const sparseResume = `Ines Moreira da Silva
ines.moreira@example.com | +351 912 345 678 | Rua do Ouro 12, Porto
Experience
Front end developer, Casa do Software, Porto, 2021 – present
Built checkout screens, React, TypeScript, Jest, Cypress
Reduced bundle size 40 %, page load 3.1 s, then 1.2 s
Web developer, Estaleiros do Norte, Porto, 2018 – 2021
Angular 6, Jest, RxJS, REST services, Jenkins
Education
BSc Informatics, Universidade do Porto, 2015 – 2018
Skills
React, Angular, TypeScript, JavaScript, HTML, CSS, Jest, Cypress, Git, Docker, Figma, Scrum`;

test.each([
  [
    'a list of tools that names Jest three times',
    'React, Jest, Node.js, Jest, Cypress, Docker, Git, Jest, Redis',
    'en',
  ],
  ['an English resume with hardly a small word in it', sparseResume, 'en'],
  ['a short posting in Polish', 'Szukamy kucharza do restauracji w Gdyni, praca na stałe i na zmiany', 'pl'],
  ['a short posting in German', 'Wir suchen einen Koch mit Erfahrung für unser Haus in der Altstadt', 'de'],
])('%s is read for what it is', (_, text, language) => {
  expect(languageOf(text)).toBe(language);
});

test('a resume in place of a posting asks nothing, and is not called a foreign language', () => {
  expect(isUnderstood(sparseResume)).toBe(true);
  const german =
    'Lebenslauf\nJan Vogt\njan@example.com\nKoch, Gasthaus zum Adler in der Stadt, 2019 - 2023\nKoch, Hotel am See mit dem Team, 2015 - 2019';
  expect(isUnderstood(german)).toBe(true);
});
