import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

/** A profile on the web, saved as a file: its side column is printed first. */
const profile = (name: string, address: string, tagline: string, place: string) =>
  readResume(
    [
      'Contact\nHull, Remote (UK)',
      `${address}@mail.example\nwww.linkedin.example/in/${address} (LinkedIn)`,
      '\nTop Skills\nSourdough\nRye\nCosting',
      `\n${name}\n${tagline}\n${place}`,
      '\nSummary\nI bake at night and teach by day, and have done so for twelve years in three towns.',
      '\nExperience\n\nOld Mill AB\n4 years 7 months\n\nHead Baker\nMarch 2023 - Present (2 years 2 months)\nHull\nRuns the night shift of six.',
      '\nBaker\nOctober 2020 - March 2023 (2 years 6 months)\n- Rye and wheat\n- Ordered the flour',
      '\n                 Page 1 of 1',
    ].join('\n'),
  );

test.each([
  ['a place in a country', 'Lagerholm, Sweden'],
  ['an area', 'Greater Fell Bay Area'],
  ['a metropolitan region', 'Cologne Bonn Metropolitan Region'],
])('below the name stand a line about the person and %s', (_case, place) => {
  const tagline = 'Bread @ Old Mill | Rye, Wheat, some Spelt | ex-Cake Hut and still fond of it';
  const { person } = profile('Anselm Vukić', 'anselmvukic', tagline, place);
  expect(person).toMatchObject({ name: 'Anselm Vukić', headline: tagline });
  expect(person.contacts).toContain(place);
});

test('the time with an employer in all is the page’s own count, and no time of one post', () => {
  const { sections } = profile('Jo Baker', 'jobaker', 'Head Baker | Old Mill', 'Hull, England');
  const jobs = sections.flatMap(({ kind, entries }) => (kind === 'experience' ? entries : []));
  expect(jobs.map(({ title, organization, notes }) => [title, organization, notes])).toEqual([
    ['Head Baker', 'Old Mill AB', ['2 years 2 months']],
    ['Baker', 'Old Mill AB', ['2 years 6 months']],
  ]);
});
