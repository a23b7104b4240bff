import { expect, test } from '@jest/globals';
import { isForeignTo } from './language.js';

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
