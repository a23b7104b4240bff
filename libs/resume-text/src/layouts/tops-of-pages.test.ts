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

test.each(['(continued over)', 'Strona 2 z 2', 'Sida 2 av 3', 'A. Silva, CV, side 1 of 2', 'Ana Silva ● ○'])(
  '%s belongs to the page',
  (mark) => {
    const { furniture } = readResume(`Ana Silva\nana@example.com${jobs}\n\n${mark}\n\nEDUCATION\n\nBSc, Hull, 2010`);
    expect(furniture).toContain(mark);
  },
);

test('place and name at the end say who signed it, and nothing of the languages above', () => {
  const { sections } = readResume(
    `Ana Silva\nana@example.com${jobs}\nLANGUAGES\nGerman          native\nPolish          A2\n\nLeipzig                                          Ana Silva`,
  );
  const languages = sections.find(({ heading }) => heading === 'LANGUAGES');
  expect(languages?.details).toHaveLength(2);
});

test('addresses at the foot go to the top with the town beside them', () => {
  const { person, sections } = readResume(
    `Mimi Larch\n\nI have interpreted since 2009.\n${jobs}\nGIVING BACK\n\n     Larch Valley Club, treasurer 2017-2019, mentoring 2022-\n     Camp Quiet (children, a week each August), since I was seven\n\nFind me: 585-555-0134 voice  |  mimi@example.net  |  Rochester, NY 14607\nInsured (twice). References from the families first, just ask.`,
  );
  expect(person.contacts).toEqual(['585-555-0134 voice', 'mimi@example.net', 'Rochester, NY 14607']);
  const lines = sections.flatMap(({ details, entries }) => [...details, ...entries.flatMap((entry) => entry.details)]);
  expect(lines.map(({ text }) => text)).toContain('Insured (twice). References from the families first, just ask.');
});

test('the title of the document stands above the name, also where the addresses are at the foot', () => {
  const { person } = readResume(
    `CURRICULUM VITAE\n\nDonncha Larch\n\nI have been on the water since I was fifteen.\n${jobs}\nOther\n\nI weld a bit.\n\nAddress: Carrow, Kilrush, Co. Clare\nPhone: 020 915 0143\nEmail: donncha.larch@example.org`,
  );
  expect(person.name).toBe('Donncha Larch');
});

test('a letter of a name whose letters stand apart is no picture', () => {
  const { person } = readResume(`C A E T A N O\nV I L H E N A\n\n☎ +31 20 555 0187\n✉ caetano@example.com\n${jobs}`);
  expect(person.name).toBe('CAETANO VILHENA');
});

test('a side column with rules, whose main column has headings of its own above empty rows', () => {
  const { sections } = readResume(`NADIRA LARCH            Thirty years with a needle. I cut, I fit, I
Tailor, fitter          repair, and I look inside before I speak.
___________________
                        WHERE I SEWED
Call or text
612 555 0157            Halvor Bridal / St. Paul, MN
                        Lead seamstress            V.2018 – now
Write                   ~ fittings for nine brides a week, three
nadira@example.com        visits each

___________________
MACHINES                Brandt's Clothiers / Minneapolis, MN
Juki DDL-8700           Alterations tailor         II.2015 – IV.2018
Consew blind hem        ~ suits and coats: sleeve, waist and seat
Merrow (old one)        ~ chalk and pin at the mirror

___________________     WHERE I LEARNED
LANGUAGES
Uzbek                   Light Industry School / Samarkand
Russian                 Tailor-cutter              1991 – 1994`);
  const posts = sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
  expect(posts.map(({ title, dates }) => [title, dates])).toEqual([
    ['Lead seamstress', 'V.2018 – now'],
    ['Alterations tailor', 'II.2015 – IV.2018'],
  ]);
});
