import { describe, expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const jobs = '\n\nEXPERIENCE\n\nClerk, Acme Ltd, Leeds, 2016 – 2020\n- Kept the books\n';

test('the head of every page is no part of the name below it', () => {
  const head = (page: number) => `Resume of Er. Vinod K. Larch                        Page ${page} of 2`;
  const { person } = readResume(
    `${head(1)}\nLARCH VINOD KUMAR\nvinod@example.com${jobs}\n${head(2)}\n\nEDUCATION\n\nBSc, 2010`,
  );
  expect(person.name).toBe('LARCH VINOD KUMAR');
});

test.each(['Montréal (Québec), H2T', 'Kothrud, Pune – 411 038', 'Leith, Edinburgh EH6 6QQ'])(
  '%s beside the name is a place, and the title below the name is what somebody is',
  (place) => {
    const { person } = readResume(
      `JULES ARCHER-OKA                                  ${place}\nProducer, games                                   +1 514 555 0137\njules@example.com                                 example.com/jules${jobs}`,
    );
    expect(person).toMatchObject({ name: 'JULES ARCHER-OKA', headline: 'Producer, games' });
    expect(person.contacts).toContain(place);
  },
);

describe('a side column', () => {
  const rows = [
    'BARTOSZ                     Buyer. 9 years in numbers, 2 in a warehouse.',
    'LARCHOSZ-',
    'NOWACZYK                    EXPERIENCE',
    '',
    'CONTACT                     Senior Buyer',
    '+48 12 555 01 44            Harbour Drinks, Kraków',
    'b.larchosz@example.net      03.2021 – present',
    'Kraków, Poland              ▪ Spend reports for 14 countries, cleaned and sorted',
    '                            ▪ Trains new buyers',
    'LANGUAGES',
    'Polish     native           Buyer',
    'English    C1               Quill Outsourcing, Katowice',
    '                            02.2016 – 02.2021',
    'INTERESTS                   ▪ Orders and blocked invoices of a German client',
    'Beekeeping                  ▪ Wrote the work instructions',
    'Chess                       ▪ Tested the new system',
  ];
  const { person, sections } = readResume(rows.join('\n'));

  test('a double name that the column broke is one name', () => {
    expect(person.name).toBe('BARTOSZ LARCHOSZ-NOWACZYK');
  });

  test('the first line beside it is no item of its last list', () => {
    const interests = sections.find(({ heading }) => heading === 'INTERESTS');
    expect(interests?.details.map(({ text }) => text)).toEqual(['Beekeeping', 'Chess']);
  });
});

test('a row of the personal form is no heading, though its label is one elsewhere', () => {
  const { sections } = readResume(
    `Ana Silva\n\nPersonal\nBorn            14 May 1990, Görlitz\nNationality     German\nMobile          0171 39200 47\nMail            ana@example.com\nLicence         B${jobs}`,
  );
  expect(sections.map(({ heading }) => heading)).not.toContain('Licence');
});

test.each(['(continued over)', 'Strona 2 z 2', 'Sida 2 av 3'])('%s belongs to the page', (mark) => {
  const { furniture } = readResume(`Ana Silva\nana@example.com${jobs}\n\n${mark}\n\nEDUCATION\n\nBSc, Hull, 2010`);
  expect(furniture).toContain(mark);
});

test('place and name at the end say who signed it, and nothing of the languages above', () => {
  const { sections } = readResume(
    `Ana Silva\nana@example.com${jobs}\nLANGUAGES\nGerman          native\nPolish          A2\n\nLeipzig                                          Ana Silva`,
  );
  const languages = sections.find(({ heading }) => heading === 'LANGUAGES');
  expect(languages?.details).toHaveLength(2);
});
