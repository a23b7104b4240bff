import { expect, test } from '@jest/globals';
import { readResume } from './read-resume.js';

test('a post of a profile without a line above its title is with the employer of the post before it', () => {
  const text =
    'Ada Larsen\nwww.linkedin.com/in/ada (LinkedIn)\n\nExperience\n\nTelavance Contact Center\nTeam Leader, then Quality Analyst\nMay 2019 - March 2021 (1 year 11 months)\nOrtigas, Pasig City\n- Evaluated 160 calls a month\n\nCustomer Service Representative\nJanuary 2016 - April 2019 (3 years 4 months)\nOrtigas, Pasig City\nInbound billing, 60 calls a day.\n';
  const employers = readResume(text).sections.flatMap(({ entries }) => entries.map(({ organization }) => organization));
  expect(employers).toEqual(['Telavance Contact Center', 'Telavance Contact Center']);
});
