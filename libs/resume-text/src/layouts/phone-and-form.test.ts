import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { entriesRead, printed } from '../testing/printed.js';

test('one long paragraph shows that nobody broke the lines: what begins small below a long line is the next', () => {
  const text =
    'Ray Soto\nray@example.com\n\nwhat i am looking for\nA place at the dispatch desk, any shift and nights are fine too. I have been at the other end of the radio for nine years now and I know well what a driver needs to hear.\n\n' +
    'where i worked\n\n06/2021 to now\nDesert Linen Ltd, Mesa AZ\nRoute driver\nas lead I run the morning board for nine trucks when the boss is out, about two days a week\nmoved the west routes around with the boss, took out sixty miles\ntrained seven drivers\n';
  const details = readResume(text).sections.flatMap(({ entries, details: own }) => [
    ...own,
    ...entries.flatMap((entry) => entry.details),
  ]);
  expect(details.map((detail) => detail.text)).toEqual(
    expect.arrayContaining([
      'as lead I run the morning board for nine trucks when the boss is out, about two days a week',
      'moved the west routes around with the boss, took out sixty miles',
    ]),
  );
});

test('what somebody is stands alone below a side column, and is no interest', () => {
  const { person, sections } = readResume(
    'Ana Brandt\n\nCONTACT\nAm Deich 4, Bremen\n+49 151 555 0138\nana@example.com\n\nLANGUAGES\nEnglish (native)\nGerman C1\n\nINTERESTS\nChoir (alto)\nAllotment no. 7\n\nLead Auditor Food Safety\n\nPROFILE\nMicrobiologist by training, auditor since 2020.\n',
  );
  expect(person.headline).toBe('Lead Auditor Food Safety');
  expect(sections.find(({ kind }) => kind === 'interests')?.details.map(({ text }) => text)).toEqual([
    'Choir (alto)',
    'Allotment no. 7',
  ]);
});

test('a colon in a column of its own leaves nothing behind where no value follows it', () => {
  const text =
    'Rey Cruz\nrey@example.com\n\nWORK EXPERIENCE\n\nCOMPANY    : Casa Amihan Resort\nPOSITION   : Duty Engineer\nDURATION   : March 2021 up to present\nDUTIES     :\n* In charge of the shift\n\nCOMPANY    : Fuente Hotel\nPOSITION   : Technician\nDURATION   : August 2010 - December 2013\nDUTIES     :\n* Water pumps\n';
  const lines = printed(text);
  expect(lines.filter((line) => /^[*\s]*:[*\s]*$/.test(line))).toEqual([]);
});

test('months at home between two jobs are no post with the employer above', () => {
  const text =
    'Rey Cruz\nrey@example.com\n\nWORK EXPERIENCE\n\nCOMPANY    : Grand Hotel Nawras\nPOSITION   : Technician (Feb. 2014 - Apr. 2017)\n             Senior Technician (May 2017 - June 2020)\nDUTIES     :\n* Chillers\n\nJuly 2020 to February 2021 - at home in Cebu, home service cleaning and repair\n\nCOMPANY    : Fuente Hotel\nPOSITION   : Porter\nDURATION   : August 2010 - December 2013\nDUTIES     :\n* Water pumps\n';
  const home = entriesRead(text).find((entry) => entry.join(' ').includes('home service'));
  expect(home?.join(' ')).not.toContain('Nawras');
});

test('the school below what was learned there belongs to the level before both', () => {
  const text =
    'Rey Cruz\nrey@example.com\n\nEDUCATION\nCollege      : BS Mechanical Engineering (up to 3rd year)\n               Visayan Institute, Cebu City, 2003 - 2006\nVocational   : Refrigeration, 1 year\n               Mactan Skills Center, 2007\nSecondary    : Basak High School, 2003\n';
  expect(printed(text).slice(-3)).toEqual([
    'College: BS Mechanical Engineering (up to 3rd year), Visayan Institute, Cebu City, 2003 - 2006',
    'Vocational: Refrigeration, 1 year, Mactan Skills Center, 2007',
    'Secondary: Basak High School, 2003',
  ]);
});

test('a second referee begins a line, and "incl." ends no sentence', () => {
  const text =
    'Rey Cruz\nrey@example.com\n\nEducation\n2020\tBookkeeping Technician (Distinction)\n2011 – 2012\tAccounts Technician, first year passed (Athlone). Did not go on.\n2008\tLeaving Certificate, Brosna School, Clara – incl. Accounting (Hons. B2)\n\nReferees\nMr. Finn Cawley, Principal, St. Lara College\nMs. Oona Prunty, Deputy Principal, Gilmore Park School\n';
  const lines = printed(text).join('\n');
  expect(lines).toContain('incl. Accounting (Hons. B2)');
  expect(lines).toMatch(/St\. Lara College\n+Ms\. Oona Prunty/);
});
