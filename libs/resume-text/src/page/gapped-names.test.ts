import { expect, test } from '@jest/globals';
import { joinGappedName } from './gapped-names.js';
import { readResume } from '../read-resume.js';

const below = `

PROFILE:  Forklift driver with a licence for reach trucks, looking for nights.


WORK HISTORY

Oakmere Cold Stores      Boston MA                    2015 - now
Forklift driver
  - Load trailers
  - Count the stock

Harbour Lumber      Salem MA                    2010 - 2015
Yard hand
  - Stack timber
`;

const gapped = `                         NOEL     FAIRWEATHER-BANKS
            18 Tanner Row           Lowell  MA  01850
            cell 978-555-0144       noelf@example.com
${below}`;

test('a name typed with a wide gap is one name, and street and town stay together', () => {
  const { person, sections } = readResume(gapped);
  expect(person.name).toBe('NOEL FAIRWEATHER-BANKS');
  expect(person.contacts.map((each) => each.replace(/ +/g, ' '))).toEqual([
    '18 Tanner Row, Lowell MA 01850',
    '978-555-0144',
    'noelf@example.com',
  ]);
  expect(sections.map(({ heading }) => heading)).toEqual(['PROFILE', 'WORK HISTORY']);
});

test('parts of a name of two words each are one where the address has them all', () => {
  const { person } = readResume(`          MARY ANN      VAN DOREN
          Lowell MA      maryann.vandoren@example.com
${below}`);
  expect(person.name).toBe('MARY ANN VAN DOREN');
});

test.each([
  ['a post', 'NOEL FAIRWEATHER      WELDER', 'NOEL FAIRWEATHER'],
  ['a town', 'Noel Fairweather      Boston', 'Noel Fairweather'],
])('%s behind a gap is no part of the name', (_, first, name) => {
  expect(readResume(`${first}\nLowell MA      noelf@example.com\n${below}`).person.name).toBe(name);
});

test.each([
  ['a heading at the right', 'NOEL       STRENGTHS', 'noelf@example.com'],
  ['no contact below', 'NOEL       FAIRWEATHER', 'Forklift driver'],
  ['a right column of the page', 'NOEL                              FAIRWEATHER', 'noelf@example.com'],
])('a first line with %s stays as it was', (_, first, second) => {
  const lines = [first, second, 'WORK HISTORY'].map((raw) => ({ raw, start: 0, end: 0 }));
  expect(joinGappedName(lines)).toEqual(lines);
});

test('an address at the left and numbers at the right are still read one after the other', () => {
  const { person } = readResume(`NOEL FAIRWEATHER
18 Tanner Row             978-555-0144
Lowell MA 01850           noelf@example.com
${below}`);
  expect(person.contacts).toEqual(['18 Tanner Row, Lowell MA 01850', '978-555-0144', 'noelf@example.com']);
});
