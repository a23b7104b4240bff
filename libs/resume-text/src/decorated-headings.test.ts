import { expect, test } from '@jest/globals';
import { readResume } from './read-resume.js';

const headingsOf = (text: string) => readResume(text).sections.map(({ kind, heading }) => `${kind}: ${heading}`);

test('lines set between signs are headings, whatever they are called', () => {
  const text =
    'Isla Okoro\nisla@example.com\n\n──── museum posts ────\n\nCurator, Textile Museum, Dundee   2018 – 2021\n- Care of 8,400 objects\n\n──── learning ────\n\nMA History, University of Leith   2008 – 2012\n';
  expect(headingsOf(text)).toEqual(['experience: museum posts', 'education: learning']);
});

test('a table or details of a section is that section', () => {
  expect(
    headingsOf('Rey Cantu\nrey@example.com\n\n||| EMPLOYMENT TABLE |||\n\nClerk, Acme Ltd, 2019 – 2021\n'),
  ).toEqual(['experience: EMPLOYMENT TABLE']);
});
