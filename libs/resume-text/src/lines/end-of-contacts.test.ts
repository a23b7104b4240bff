import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const main = `Ottilie Brandvold
Branch Librarian

Employment
Branch Librarian, Fellsby Libraries, 2016 – present
- Opened the branch six days a week
- Ran story hours for 40 children
- Bought the picture books

Library Assistant, Tarn Libraries, 2011 – 2016
- Shelved 900 books a week
- Answered the telephone
- Kept the local papers

`;
const read = (column: string) => {
  const { person, sections } = readResume(main + column);
  const others = sections.slice(1);
  const textsOf = ({ details, entries }: (typeof sections)[number]) => [
    ...details.map(({ text }) => text),
    ...entries.flatMap((entry) => [...entry.headerLines, ...entry.details.map(({ text }) => text)]),
  ];
  return {
    contacts: person.contacts,
    sections: others.map((section) => [section.heading, textsOf(section).join(' / ')]),
  };
};

test('icons stand before contacts only, and are none of them', () =>
  expect(
    read(
      'Find me\n☎ 0113 496 0101\n✉ ottilie@example.net\n⌂ Fellsby, Leeds\nBadges\nReading aloud diploma\nFirst aid, exp. 03/2027\nTools\nKoha, Sierra, Excel\n',
    ),
  ).toEqual({
    contacts: ['0113 496 0101', 'ottilie@example.net', 'Fellsby, Leeds'],
    sections: [
      ['Badges', 'Reading aloud diploma / First aid, exp. 03/2027'],
      ['Tools', 'Koha, Sierra, Excel'],
    ],
  }));

test('a line in capitals right below the contacts is the heading of what follows, as the one above them is', () =>
  expect(
    read(
      'CONTACT\nottilie@example.net\n0113 496 0101\nLeeds, England\nPAPERS ETC.\nReading aloud diploma\nvalid to 2027\n\nEnhanced check on file\n\nTOOLS\nKoha, Sierra, Excel\n',
    ),
  ).toEqual({
    contacts: ['ottilie@example.net', '0113 496 0101', 'Leeds, England'],
    sections: [
      ['PAPERS ETC.', 'Reading aloud diploma valid to 2027 / Enhanced check on file'],
      ['TOOLS', 'Koha, Sierra, Excel'],
    ],
  }));

test.each([
  ['of an address', 'CONTACT\n0113 496 0101\nMILL COTTAGE\nFELLSBY\nLEEDS\n'],
  ['of an address behind its picture', 'Find me\n☎ 0113 496 0101\n⌂ 4 Mill Lane\nFellsby\nLS29 4AB\nEngland\n'],
  ['that its comma asks for', 'Find me\n☎ 0113 496 0101\n⌂ 4 Mill Lane,\nFellsby\nThe red door\n'],
  ['above another contact', 'CONTACT\n0113 496 0101\nHOME\n4 Mill Lane, Fellsby\nottilie@example.net\n'],
  ['without a mark of its own', 'Find me\n0113 496 0101\nottilie@example.net\nFellsby\nNear the mill\n'],
])('a line %s stays a contact', (_, column) => {
  const { contacts, sections } = read(column);
  expect(sections).toEqual([]);
  const [, ...below] = column.trim().split('\n');
  for (const line of below) expect(contacts.join(' ')).toContain(line.replace('☎ ', '').replace('⌂ ', ''));
});

test('a picture before a contact below the jobs is no part of it', () => {
  const text = main.replace('Branch Librarian\n', 'Leeds, England\n0113 496 0100\n');
  expect(readResume(`${text}CONTACT\n✉ ottilie@example.net\n☎️ +44 113 496 0101\n`).person.contacts.slice(-2)).toEqual([
    'ottilie@example.net',
    '+44 113 496 0101',
  ]);
});
