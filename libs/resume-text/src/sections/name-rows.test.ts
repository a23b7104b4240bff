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
