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

test.each(['Honors-Awards', 'Honours-Awards', 'Honors & Awards', 'Publications', 'Patents'])(
  'the side column of such a page has "%s" as a heading, and an item that it broke behind a dash is one',
  (heading) => {
    const { sections } = readResume(
      [
        'Contact\nHull, England\nmail.anselm@mail.example\nwww.linkedin.example/in/anselm (LinkedIn)',
        'Top Skills\nSourdough\nRye\nCosting\nCertifications\nFood Hygiene Level 3\nFirst Aid',
        `${heading}\nBakers Guild Summer Fair –\nSilver, Best Dark Loaf 2023\nGolden Crust 2021`,
        '\nAnselm Vukić\nI bake at night and teach by day in three towns of the north | Head Baker\nHull, England',
        '\nExperience\nOld Mill AB\nHead Baker\nMarch 2023 - Present (2 years 2 months)\nHull\nRuns the night shift of six.',
        '\n                 Page 1 of 1',
      ].join('\n'),
    );
    const found = sections.find((section) => section.heading === heading);
    const texts = [...(found?.details ?? []), ...(found?.entries ?? []).flatMap(({ details }) => details)];
    expect(texts.map(({ text }) => text)).toEqual([
      'Bakers Guild Summer Fair – Silver, Best Dark Loaf 2023',
      'Golden Crust 2021',
    ]);
  },
);
