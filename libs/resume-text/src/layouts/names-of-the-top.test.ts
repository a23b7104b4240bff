import { describe, expect, test } from '@jest/globals';
import { isName } from '../recognizers/name.js';
import { readResume } from '../read-resume.js';

const read = (name: string) =>
  readResume(
    `CURRICULUM VITAE\n\n${name}\n3 Elm Row, Castlebar\nMob: 085 555 0164     Email: orla@example.net\nClean driving licence, own bicycle\n\nPROFILE\nI drive trams at night.\n\nEXPERIENCE\nTram Driver, City Lines Ltd, Leeds, 2014 – 2024\n- Night service on two routes\n`,
  ).person;

describe('letters behind a name are part of it, whatever parts them', () => {
  test.each([
    ['Orla Keane  RGN, BSc (Hons) SCPHN-OH', 'Orla Keane RGN, BSc (Hons) SCPHN-OH'],
    ['Orla Keane – CPA, MBA', 'Orla Keane – CPA, MBA'],
    ['ORLA KEANE RN BSN CCRN', 'ORLA KEANE RN BSN CCRN'],
    ['Orla Keane BA(Hons) ACA', 'Orla Keane BA(Hons) ACA'],
    ['Orla Keane | FCIPS', 'Orla Keane, FCIPS'],
    ['Orla Keane\tRGN, BSc', 'Orla Keane, RGN, BSc'],
    ['Orla Keane, PMP®', 'Orla Keane, PMP®'],
    ['Orla Keane MBA, PMP, ITIL v4', 'Orla Keane MBA, PMP, ITIL v4'],
  ])('%j', (line, name) => {
    expect(read(line)).toMatchObject({ name, headline: '' });
  });

  test('a title beside a name is the headline', () => {
    expect(read('Orla Keane | Tram Driver')).toMatchObject({ name: 'Orla Keane', headline: 'Tram Driver' });
  });
});

test.each(['Full UK driving licence, own car', 'Work Permit B', 'Valid work visa', 'Available from June', 'Own car'])(
  '"%s" is nobody’s name',
  (line) => expect(isName(line)).toBe(false),
);

test('where the line below the title of the document is no sure name, it stays on top, and no line below is taken', () => {
  const { name, headline, contacts } = read('Orla Keane QX3/7 Member of the Guild');
  expect([name, headline, contacts[0]]).toEqual(['', 'Orla Keane QX3/7 Member of the Guild', '3 Elm Row, Castlebar']);
});

test.each(['Harbour Foods – UK', 'Staff Nurse RN', 'Leeds'])('"%s" is no name with letters', (line) =>
  expect(isName(line)).toBe(false),
);

describe('the title of the document is none of the name, however it is spelled', () => {
  test.each([
    'CURRICULAM VITAE',
    'Curiculum Vitae',
    'CURICULLUM VITEA',
    'Cirriculum Vitae',
    'Curriculam Vitae:',
    'CURRICULUM  VITAE',
    'CURRICULUM-VITAE',
    'CURRICULUM VITAE (C.V)',
    'Resumé',
    'C V',
    'My Resume',
    'RESUME OF',
    'BIO DATA',
    'Curriculam Vitae - Biju Thomas Palakkal',
  ])('%s', (title) => {
    const text = `${title}\n\nBIJU THOMAS PALAKKAL\nMob: +971 555 0147\nE-mail: biju@example.com\n\nWORK EXPERIENCE:\nTram Driver, City Lines Ltd, Leeds, 2014 – 2024\n- Night service on two routes\n`;
    const { person, opening } = readResume(text);
    expect([person.name.toUpperCase(), opening]).toEqual(['BIJU THOMAS PALAKKAL', []]);
  });
});

test.each(['Orla Keane p.1', 'Orla Keane p. 2', 'Orla Keane 1/2', 'Orla Keane page 1', 'Orla Keane (1)'])(
  'the name with the number of a page in the middle of a sentence is no part of it: %s',
  (mark) => {
    const text = `CURRICULUM VITAE\n\nOrla Keane  RGN, BSc (Hons)\n14 Elm Row, Castlebar\nMob: 07700 900416     Email: orla@example.net\nClean driving licence, own bicycle\n\nWHERE I HAVE WORKED\n\nHallbeck Ceramics Ltd, Castleford                     Sept 2018 to date\nTram Driver\nNight service on two routes, the training of new drivers and, as a key contact for\n${' '.repeat(60)}${mark}\nthe district council, the meetings of each quarter.\n`;
    const { sections, furniture } = readResume(text);
    expect(JSON.stringify(sections)).toContain('a key contact for the district council');
    expect(furniture).toEqual([mark]);
  },
);
