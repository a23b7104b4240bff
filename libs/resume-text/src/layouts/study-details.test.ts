import { describe, expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';
import { printed } from '../testing/printed.js';

const top = 'Ana Silva\nana@example.com | +351 910 555 014\n\n';
const headings = (text: string) =>
  renderResume(readResume(top + text))
    .split('\n')
    .filter((line) => line.startsWith('###'));

describe('what says more of an entry is no entry', () => {
  test.each([
    [
      'where short lines below a degree name a minor, a mark and a commendation',
      `EDUCATION

BACHELOR OF SCIENCE (BOTANY)
Deakin University, Geelong
Mar 2018 — Nov 2021
Minor in Soil Chemistry
WAM 81.2 (High Distinction)
Dean's List S2 '20

HSC    Parkes High School    2017
ATAR 91.40
`,
      ['### BACHELOR OF SCIENCE (BOTANY) | Deakin University, Geelong', '### HSC | Parkes High School'],
    ],
    [
      'where the names of columns stand above the rows of a table',
      `EDUCATION

Examination\t\tBoard\t\tYear\t\t%
B.Com\tUniversity of Pune\t2014\t63.5
HSC\tFergusson Junior College\t2011\t71
`,
      [],
    ],
  ])('%s', (_name, text, expected) => {
    expect(headings(text)).toEqual(expected);
  });
});

test('a second project of equal form is no bullet of the first', () => {
  const { sections } = readResume(
    `${top}PROJECTS
Opening plan for a Lisbon surf hostel (team of 4, grade 18)
Wind maps of the Tagus mouth: drone survey, model in Python, 17/20
Sailing Students' Union: stalls, races and a bar
`,
  );
  expect(sections[0]?.entries).toEqual([]);
  expect(sections[0]?.details.map(({ isBullet }) => isBullet)).toEqual([false, false, false]);
});

test('the end of a bracket is no heading, whatever word stands in it', () =>
  expect(
    printed(`EDUCATION
B.Sc. (Applied
Technology)
Dunmore College, 2009 - 2013

SKILLS
Lathe, mill`)[1],
  ).toContain('B.Sc. (Applied Technology)'));

test('what is told below two studies is of the second, which are read as the others are', () =>
  expect(
    printed(
      'EDUCATION\n\nB.Sc. Hydrology, Leith University, 2008 - 2011\nM.Sc. Soil Physics, Leith University, 2012 - 2014\nThesis: water under peat',
    ),
  ).toEqual([
    '## EDUCATION',
    '### B.Sc. Hydrology | Leith University',
    '*2008 - 2011*',
    '### M.Sc. Soil Physics | Leith University',
    '*2012 - 2014*',
    'Thesis: water under peat',
  ]));

test('what is told below two posts of one employer may be of both, and stands below their lines', () =>
  expect(
    printed('EXPERIENCE\n\nInchcolm Ferries Ltd\nBoatswain, 2014 - 2018\nDeckhand, 2010 - 2014\n- Kept the noon boat'),
  ).toEqual([
    '## EXPERIENCE',
    '### Inchcolm Ferries Ltd',
    '*Boatswain, 2014 - 2018*',
    '*Deckhand, 2010 - 2014*',
    '- Kept the noon boat',
  ]));

test('of two studies below their school both stand below it, as what is told there', () =>
  expect(
    printed(
      'EDUCATION\n\nLeith University\nM.Sc. Soil Physics, 2012 - 2014\nB.Sc. Hydrology, 2008 - 2011\nThesis: water under peat',
    ).slice(-2),
  ).toEqual(['*B.Sc. Hydrology, 2008 - 2011*', 'Thesis: water under peat']));

test('a thesis behind the full stop of a line is told of the degree that the line begins with', () => {
  const [section] = readResume(`Ana Silva
ana@example.com

EDUCATION

M.Sc. Geology, Wexford Institute of Earth Science, 2009. Thesis on silt in two river mouths
B.Sc. Geology, Tallow State University, 2006`).sections;
  expect(section?.entries.map(({ title, dates, details }) => [title, dates, details.map(({ text }) => text)])).toEqual([
    ['M.Sc. Geology', '2009', ['Thesis on silt in two river mouths']],
    ['B.Sc. Geology', '2006', []],
  ]);
});
