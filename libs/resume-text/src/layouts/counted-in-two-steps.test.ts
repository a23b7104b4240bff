import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const report =
  'CURRICULUM VITAE OF ADA PETRA LARSEN\n\n1.0 PERSONAL DATA\nName:             Ada Petra Larsen\nEmail:            ada@example.com\n\n' +
  '2.0 PROFESSIONAL QUALIFICATIONS\n2.1  Level 4 Diploma in Stores (2018)\n2.2  Stores licence, renewed yearly\n2.3  Fraud course, online, 2023\n\n' +
  '3.0 WORKING EXPERIENCE\n\n3.1  Senior Stores Assistant\n     Holm Health Alliance, Nordby\n     February 2020 to date\n     a) Orders for 6 offices\n     b) Stock counts each month\n\n' +
  '3.2  Stores Clerk\n     Fell Water Ltd, Nordby\n     Sept. 2014 to February 2016\n     a) Bin cards and issue notes\n\n4.0 INTERESTS\nChoir, hiking\n';

const read = () => readResume(report).sections;

test('headings that are counted in two steps are headings, without their numbers', () => {
  expect(read().map(({ heading }) => heading)).toEqual(
    expect.arrayContaining(['PROFESSIONAL QUALIFICATIONS', 'WORKING EXPERIENCE', 'INTERESTS']),
  );
});

test('what is counted right below each other is a list, heads with lines below them are no list', () => {
  const result = renderResume(readResume(report));
  expect(result).toContain('- Stores licence, renewed yearly');
  const jobs = read().find(({ kind }) => kind === 'experience')?.entries ?? [];
  expect(jobs.map(({ title, dates }) => [title, dates])).toEqual([
    ['Senior Stores Assistant', 'February 2020 to date'],
    ['Stores Clerk', 'Sept. 2014 to February 2016'],
  ]);
});

test('two lines with a version before them are no list of that kind', () => {
  const text =
    'Ada Larsen\nada@example.com\n\nPROJECTS\n\n2.1 Release of the harbour map\n2.2 Release of the tide table\n';
  expect(renderResume(readResume(text))).toContain('2.1 Release of the harbour map');
});

const dashes = (last: string) =>
  `Ada Larsen\nada@example.com\n\nWORK\n\nRoofer, Fell Roofing Ltd\n2019 - now\n-crew of five\n-new roofs on schools\n-leak repairs\n${last}\n`;

test('a dash right before a word is the mark of a list where none has a blank behind it', () => {
  expect(renderResume(readResume(dashes('-gutters and flashings')))).toContain('- crew of five');
});

test('among dashes with a blank behind them one without is left as it was', () => {
  expect(renderResume(readResume(dashes('- gutters and flashings\n-25 °C in the cold store')))).toContain('-25 °C');
});

test.each([
  ['Employment history (oldest first)', 'experience'],
  ['CPD (last 12 months: 31 hours)', 'education'],
])('a usual heading with a remark between empty lines is one: %s', (heading, kind) => {
  const text = `Ada Larsen RVN\nada@example.com\n\n\nAbout me\n\nNurse for animals, six years in practice, and never bitten twice.\n\n\nQualifications\n\n2016–2019: Diploma in Nursing, Coleg Holm\n2021: Coach training, completed 17/03/2021\n\n\n${heading}\n\n09/2016 – 08/2019\nStudent Nurse, Afon Vets, Holm\nKennels and reception cover.\n`;
  expect(readResume(text).sections.map((section) => [section.heading, section.kind])).toContainEqual([heading, kind]);
});

test('a usual word with a remark above its text is no heading', () => {
  const text =
    'Ada Larsen\nada@example.com\n\nEXPERIENCE\n\nRoofer, Fell Roofing Ltd\n2019 - now\n- roofs\n\nTraining (ongoing)\nscaffold course\n';
  expect(readResume(text).sections.map(({ heading }) => heading)).toEqual(['EXPERIENCE']);
});

test.each([
  ['2018-08-27', 'Present', '2018-08-27 – Present'],
  ['2004-06', '2007-08', '2004-06 – 2007-08'],
])('a form may give the ends of a time as %s and %s', (from, to, dates) => {
  const text = `Applicant name: Ada Larsen\nEmail: ada@example.com\n\nWORK HISTORY\n\nJob title: Librarian\nEmployer: Holm School\nFrom: ${from}\nTo: ${to}\nRan the library\n`;
  const { person, sections } = readResume(text);
  expect(sections.flatMap(({ entries }) => entries)[0]?.dates).toBe(dates);
  expect(person.name).toBe('Ada Larsen');
});
