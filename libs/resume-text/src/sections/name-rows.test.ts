import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const form = `BIO – DATA

POSITION APPLIED FOR:\t2ND ENGINEER\t\tDATE: 17 March 2025
ALTERNATE POSITION:\t3/E (if no vacancy)

I.  PERSONAL DATA

SURNAME\tGIVEN NAME\tMIDDLE NAME
SILVANO\tROGERIO JR.\tTORRES
DATE OF BIRTH: 09 Aug 1989\tPLACE: Marlow
E-MAIL: rt.silvano@example.com

II.  SEA SERVICE
2/E, MV Pelagia, 2021 - 2024
- Purifiers`;

test('a name in columns is read in its usual order, and what a form asks of the post is no name', () => {
  const { person } = readResume(form);
  expect(person.name).toBe('ROGERIO JR. TORRES SILVANO');
});

const below = (...rows: string[]) =>
  readResume(
    [
      ...rows,
      '',
      'CONTACT',
      'Moss Harbour, Alta',
      '555-010-0187',
      'marit.od@example.com',
      '',
      'WORK',
      'Clerk, Dunmore Mutual, 2016 - 2024',
    ].join('\n'),
  );

test.each([
  [['Marit', 'OSTBYE-DAHL', 'Registered Pilot, Class 2'], 'Marit OSTBYE-DAHL'],
  [['OSTBYE-DAHL', 'Marit', 'Registered Pilot, Class 2'], 'OSTBYE-DAHL Marit'],
  [['MARIT', 'Ostbye-Dahl'], 'MARIT Ostbye-Dahl'],
])('a family name in other letters than the given one is read with it: %j', (rows, name) => {
  const { person, opening } = below(...rows);
  expect(person.name).toBe(name);
  expect(opening).toEqual([]);
});

test.each([[['Confidential', 'OSTBYE-DAHL']], [['Ingrid', 'OSTBYE-DAHL']], [['Marit', 'STAHL']]])(
  'two lines of which no address has the letters stay apart: %j',
  (rows) => {
    expect(below(...rows).person.name).not.toBe(rows.join(' '));
  },
);
