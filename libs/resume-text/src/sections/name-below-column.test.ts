import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

/** A page whose side column begins with addresses and was printed first; the name stands below it. */
const page = (addresses: string, top: string, jobs: string) => `${addresses}

KITCHEN TOOLS
Rational ovens
Sous vide
Stock software

LANGUAGES
Norwegian – native
English – B2

FREE TIME
Skiing, old radios

${top}

${jobs}
- Cooked for 120 covers a night
- Wrote the rota
`;
const jobs = 'Employment\n2019 – 2024     Sous Chef\n                Fjellro Hotell AS, Voss';
const opening = 'Cook with eleven years in hotels, four of them as the second of the kitchen. I like quiet services.';

test.each([
  [
    'stands above a title',
    '✉ post@kitchen.example\n⌂ Voss, Norway\n☎ +47 22 55 01 99',
    `Solveig Nygård\nSOUS CHEF\n\n${opening}`,
    {
      name: 'Solveig Nygård',
      headline: 'SOUS CHEF',
      contacts: ['post@kitchen.example', 'Voss, Norway', '+47 22 55 01 99'],
    },
  ],
  [
    'has its family name in an address',
    '📞 +47 22 55 01 99\n✉️ s.nygard.moe@kitchen.example\n📍 Voss, Norway',
    `SOLVEIG NYGÅRD-MOE\nFood & Hospitality Professional\n\n${opening}`,
    {
      name: 'SOLVEIG NYGÅRD-MOE',
      headline: 'Food & Hospitality Professional',
      contacts: ['+47 22 55 01 99', 's.nygard.moe@kitchen.example', 'Voss, Norway'],
    },
  ],
])('a name below a side column that begins with addresses and that %s stands first', (_, addresses, top, expected) => {
  const { person, opening: read, sections } = readResume(page(addresses, top, jobs));
  expect(person).toEqual(expected);
  expect(read.map(({ text }) => text)).toEqual([opening]);
  expect(sections.map(({ heading }) => heading)).toEqual(['KITCHEN TOOLS', 'LANGUAGES', 'FREE TIME', 'Employment']);
});

test('a name that an address repeats may stand alone, and one above a title below the referees', () => {
  const alone = readResume(page('solveig.nygard@kitchen.example\n+47 22 55 01 99', 'SOLVEIG NYGÅRD', jobs));
  expect(alone.person).toMatchObject({ name: 'SOLVEIG NYGÅRD', headline: '' });
  const referees = page('post@kitchen.example\n+47 22 55 01 99', `SOLVEIG NYGÅRD\nSous Chef\n\n${opening}`, jobs);
  const { person, sections } = readResume(
    referees.replace(
      'FREE TIME\nSkiing, old radios',
      'REFERENCES\nKari Moen\nHead Chef, Bryggen\n\nOle Vik\nManager, Fjellro',
    ),
  );
  expect(person).toMatchObject({ name: 'SOLVEIG NYGÅRD', headline: 'Sous Chef' });
  expect(sections.map(({ heading }) => heading)).toEqual(['KITCHEN TOOLS', 'LANGUAGES', 'REFERENCES', 'Employment']);
});

test.each([' – page 1', ' 1/2', '  |  Page 1 of 2'])('that name with %j behind it belongs to the page', (mark) => {
  const top = `Solveig Nygård\nSOUS CHEF\n\n${opening}`;
  const first = page('✉ post@kitchen.example\n☎ +47 22 55 01 99', top, jobs);
  const { person, furniture } = readResume(
    `${first}\nSolveig Nygård${mark}\n\n2014 – 2019     Cook\n                Bryggen Spiseri, Bergen\n- Cooked lunches\n`,
  );
  expect([person.name, furniture]).toEqual(['Solveig Nygård', [`Solveig Nygård${mark}`]]);
});

test('an employer above a title below a page without a name is no name, and an address is none either', () => {
  const { person } = readResume(
    'post@kitchen.example\n+47 22 55 01 99\nVoss, Norway\n\nWork\n\nFjellro Hotell\nSous Chef\n2019 – 2024\n- Cooked for 120 covers a night\n\nBryggen Spiseri\nCook\n2014 – 2019\n- Cooked lunches\n',
  );
  expect(person).toEqual({
    name: '',
    headline: '',
    contacts: ['post@kitchen.example', '+47 22 55 01 99', 'Voss, Norway'],
  });
});
