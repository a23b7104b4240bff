import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const top =
  'Orla Quinn\norla@example.com | 555-010-0177\n\nEXPERIENCE\n\nDriver, Bex Coaches, Leeds, 2018 – 2024\n- School runs\n\nLICENSES\nClass D, clean\nTachograph card - renews 8/2027\n\n';
const sectionsOf = (text: string) =>
  readResume(top + text)
    .sections.slice(2)
    .map(({ heading, details }) => [heading, details.map((detail) => detail.text).join(' / ')]);

test.each([
  [
    'below a heading in its line that goes on',
    'SKILLS: coach work up to 57 seats, tachograph, minor repairs, wash bay, radio. tablet for\nthe tickets (Samsara, Zonar). log on the company phone. French from school, reading ok\nADDITIONAL INFORMATION: Never had an accident at work. I am home by nine every night.\n',
    [
      [
        'SKILLS',
        'coach work up to 57 seats, tachograph, minor repairs, wash bay, radio. tablet for the tickets (Samsara, Zonar). log on the company phone. French from school, reading ok',
      ],
      ['ADDITIONAL INFORMATION', 'Never had an accident at work. I am home by nine every night.'],
    ],
  ],
  [
    'below a list under its heading',
    'SKILLS\ncoach work up to 57 seats, tachograph, minor repairs, reading maps, tickets on the company\ntablet, French from school\nADDITIONAL INFORMATION: Clean licence. Home by nine.\n',
    [
      [
        'SKILLS',
        'coach work up to 57 seats, tachograph, minor repairs, reading maps, tickets on the company tablet, French from school',
      ],
      ['ADDITIONAL INFORMATION', 'Clean licence. Home by nine.'],
    ],
  ],
])('a known heading in capitals with a colon %s begins a section', (_, text, expected) =>
  expect(sectionsOf(text)).toEqual(expected),
);

test.each([
  ['a part of the skills', 'SKILLS\nTachograph, maps, minor repairs\nLANGUAGES: English, Irish\n'],
  ['an unknown label', 'SKILLS\nTachograph, maps, minor repairs\nALWAYS: On time. Clean licence.\n'],
])('%s stays with them', (_, text) => expect(sectionsOf(text).map(([heading]) => heading)).toEqual(['SKILLS']));
