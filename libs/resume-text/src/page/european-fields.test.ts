import { expect, test } from '@jest/globals';
import { readLanguageColumns } from './language-columns.js';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const europass = (below = '') => `Elina Korhosela
Email address: elina.korhosela@example.com

WORK EXPERIENCE

[ 03/2019 – Current ]
Physiotherapist
Järvi Clinic Oy
City: Tampere | Country: Finland

◦ Treat patients after knee surgery.
◦ Lead a group for older people twice a week.

[ 08/2016 – 02/2019 ]
Junior Physiotherapist
Satama Hospital
City: Turku | Country: Finland

◦ Worked on the orthopaedic ward.

EDUCATION AND TRAINING

[ 2012 – 2016 ]
Bachelor of Health Care, Physiotherapy
University of Applied Sciences of Pohjola
City: Oulu | Country: Finland | Final grade: 4/5 | Level in EQF: EQF level 6
Thesis: Balance training at home

[ 05/2021 ]
Certified Instructor: Nordic Walking Level 1

LANGUAGE SKILLS

Mother tongue(s): Finnish
${below}`;

const sectionOf = (text: string, kind: string) => readResume(text).sections.find((each) => each.kind === kind);

test('town and country of a European CV are one place without labels, and what follows stands below', () => {
  expect(sectionOf(europass(), 'experience')?.entries.map(({ place }) => place)).toEqual([
    'Tampere, Finland',
    'Turku, Finland',
  ]);
  const shown = renderResume(readResume(europass()));
  expect(shown).not.toMatch(/City:|Country:/);
  expect(shown).toContain('Final grade: 4/5 | Level in EQF: EQF level 6');
});

test('the time of a study stands without brackets, and a certificate below a study is an entry of its own', () => {
  const entries = sectionOf(europass(), 'education')?.entries ?? [];
  expect(entries.map(({ dates }) => dates)).toEqual(['2012 – 2016', '05/2021']);
  expect(entries[1]?.headerLines.join(' ')).toContain('Certified Instructor: Nordic Walking Level 1');
  expect(renderResume(readResume(europass()))).not.toContain('[');
  expect(entries[0]?.details.map(({ text }) => text)).toContain('Thesis: Balance training at home');
});

test('a remark in square brackets keeps them', () => {
  expect(
    renderResume(
      readResume(europass().replace('Junior Physiotherapist', '[part of the year]\nJunior Physiotherapist')),
    ),
  ).toContain('[part of the year]');
});

test('each of two languages side by side has a line of its own with its levels', () => {
  const grid = `Other language(s):

English                              German
LISTENING C1  READING C2             LISTENING A2  READING B1
WRITING C1                           WRITING A2
SPOKEN PRODUCTION B2                 SPOKEN PRODUCTION A1
SPOKEN INTERACTION C1                SPOKEN INTERACTION A2
`;
  const details = sectionOf(europass(grid), 'languages')?.details.map(({ text }) => text);
  expect(details).toContain(
    'English: listening C1, reading C2, writing C1, spoken production B2, spoken interaction C1',
  );
  expect(details).toContain(
    'German: listening A2, reading B1, writing A2, spoken production A1, spoken interaction A2',
  );
});

const readLines = (text: string) =>
  readLanguageColumns(text.split('\n').map((raw) => ({ raw, start: 0, end: raw.length }))).map(({ raw }) => raw);

test('one language alone, and languages parted by tabs, are read in the same way', () => {
  expect(readLines('Swedish\nLISTENING B1  READING B2\nWRITING A2')).toEqual([
    'Swedish: listening B1, reading B2, writing A2',
  ]);
  expect(readLines('French\tItalian\nListening B1 Reading B2\tListening A1 Reading A2')).toEqual([
    'French: listening B1, reading B2',
    'Italian: listening A1, reading A2',
  ]);
});

test('a language beside its levels is such a line, too', () => {
  expect(readLines('  Dutch   LISTENING B2 READING C1 SPOKEN PRODUCTION B1')).toEqual([
    '  Dutch: listening B2, reading C1, spoken production B1',
  ]);
  expect(readLines('Dutch   I read B2 books')).toEqual(['Dutch   I read B2 books']);
});

test('town and country above the list that they introduce stay as they were', () => {
  const text = europass().replace('Tampere | Country: Finland', 'Tampere | Country: Finland | Main activities:');
  expect(renderResume(readResume(text))).toContain('City: Tampere | Country: Finland | Main activities:');
});

test.each([
  ['a language has no levels', 'French       Italian\nLISTENING B1  READING B2\nWRITING B1'],
  ['something else stands among the levels', 'French       Italian\nLISTENING B1 LISTENING B2 learned in Nice'],
  ['levels stand twice below one language', 'French\nLISTENING B1  LISTENING B2'],
  ['no language stands above', 'Certificates\nLISTENING B1  READING B2'],
])('lines stay as they were where %s', (_, text) => {
  expect(readLines(text)).toEqual(text.split('\n'));
});
