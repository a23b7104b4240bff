import { describe, expect, test } from '@jest/globals';
import { withDegreesAsHeads } from '../lines/degree-headings.js';
import type { LineLabel } from '../lines/line-tagger.js';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';
import { logicalLineOf } from '../lines/logical-line-of.js';

const top = 'Noor Haddad\nnoor@example.com | 555-010-0146\n\n';
const printed = (text: string, above = top) =>
  renderResume(readResume(above + text))
    .split('\n')
    .filter((line) => line !== '');
const headings = (text: string, above = top) => printed(text, above).filter((line) => line.startsWith('#'));

const lineOf = (label: LineLabel, text: string, blanksBefore: number) => logicalLineOf(label, text, { blanksBefore });

const formOfPosts = `EMPLOYMENT HISTORY

Employer: Alder & Finch Surveyors
Position: Senior Surveyor, housing
Duration: Mar 2020 - Present
Duties: Surveys of housing stock before sale. Wrote the template that all six offices use now.
Reason for leaving: moving north

Employer: Brook Lane Housing Trust
Position: Trainee surveyor (two days a week until May 2016)
Duration: 2014 to 2020
Duties: Voids, damp and mould, stock condition of 800 homes. Reports in two days.
Reason for leaving: promoted elsewhere

EDUCATION HISTORY

School: Mersey Coast Community College
Program: A.A.S. Building Surveying
Attended: 2012 - 2014
Graduated: Yes

School: Hill Road High School, Formby
Graduated: 2011

INTERESTS
Sailing, choir
`;

describe('what is surely the head of an entry', () => {
  test.each([
    ['a degree above its school', ['M.A., Local & Public History', 'University of Eden, 2015'], ['head', 'head']],
    ['a degree above its time', ['Diploma in Nursing', '2012 – 2015'], ['head', 'head']],
    [
      'the heading of a list of certificates',
      ['Certificates', 'First Aid, University of Eden, 2015'],
      ['heading', 'item'],
    ],
    ['a heading that names no degree', ['Choirs & Clubs', 'University of Eden, 2015'], ['heading', 'item']],
  ])('is told from a heading among degrees: %s', (_case, [first = '', second = ''], labels) => {
    const lines = [
      lineOf('heading', 'EDUCATION', 1),
      lineOf('head', 'B.A., History, Tarn Valley College, 2012', 0),
      lineOf('heading', first, 1),
      lineOf('item', second, 0),
    ];
    expect(withDegreesAsHeads(lines).map(({ label }) => label)).toEqual(['heading', 'head', ...labels]);
  });

  test('takes the degrees below it along', () => {
    const lines = [
      lineOf('heading', 'EDUCATION', 1),
      lineOf('heading', 'M.A., Local & Public History', 1),
      lineOf('item', 'University of Eden, 2015', 0),
      lineOf('item', 'B.A., History (with German)', 1),
      lineOf('item', 'Tarn Valley College, 2012', 0),
      lineOf('item', 'Member of the county record society', 1),
    ];
    expect(withDegreesAsHeads(lines).map(({ label }) => label)).toEqual([
      'heading',
      ...['head', 'head', 'head', 'head'],
      'item',
    ]);
  });

  test('is read from a form of jobs and of schools, also where a title has a time of its own', () => {
    const lines = printed(formOfPosts);
    expect(lines.filter((line) => line.startsWith('#')).slice(1)).toEqual([
      '## EMPLOYMENT HISTORY',
      '### Senior Surveyor, housing | Alder & Finch Surveyors',
      '### Trainee surveyor (two days a week until May 2016) | Brook Lane Housing Trust',
      '## EDUCATION HISTORY',
      '### A.A.S. Building Surveying | Mersey Coast Community College',
      '### Hill Road High School, Formby',
      '## INTERESTS',
    ]);
    expect(lines).toContain('*2014 to 2020*');
    expect(lines).toContain('*2012 - 2014 · Graduated: Yes*');
    expect(lines.join('\n')).toContain('Voids, damp and mould, stock condition of 800 homes.');
  });
});

const profile = `Summary
Runs the night side of hotels and likes it.

Experience

Harbour Row Hotels
6 years 2 months

Duty Manager - Front of House
April 2021 - Present (3 years 9 months)
Leeds, England, United Kingdom

Leads a night team of nine in two houses.

Supervisor - Night Desk
November 2018 - April 2021 (2 years 6 months)
Leeds, England, United Kingdom

Closed the day's accounts and trained eleven starters.

Pennine Inns
Receptionist
May 2015 - October 2018 (3 years 6 months)
Otley, England, United Kingdom

Check-in, switchboard and the breakfast list.
`;

test('in a profile a title with a dash keeps its employer, whose total time is no time of the post', () => {
  const lines = printed(profile);
  expect(lines.filter((line) => line.startsWith('### '))).toEqual([
    '### Duty Manager - Front of House | Harbour Row Hotels',
    '### Supervisor - Night Desk | Harbour Row Hotels',
    '### Receptionist | Pennine Inns',
  ]);
  expect(lines).not.toContain('Harbour Row Hotels · 6 years 2 months');
});

const academic = `Teaching interests
Plant physiology, statistics for field biologists

Education
2019   Ph.D., Botany, University of Eden, Carlisle
2014   M.Sc., Plant Science, Tarn Valley University
2012   B.Sc., Biology, Tarn Valley University

Publications (* shared first author)
Refereed articles
3. Haddad N*, Orr P*. 2023. Stomatal closure in bog cotton under summer drought on blanket
   peat. Annals of Upland Botany 12: 88–101.
2. Orr P, Haddad N. 2021. A key to the sedges of the western fells, with notes on their
   hybrids. Fell Naturalist 40: 12–30.
1. Haddad N. 2019. Leaf water in three sedges. Annals of Upland Botany 8: 1–14.

Awards
2020   Best talk, Upland Botany Days
`;

describe('the list of publications of an academic', () => {
  test('is a section of its own, and its groups stand within it', () => {
    expect(headings(academic).filter((line) => line.startsWith('## '))).toEqual([
      '## Teaching interests',
      '## Education',
      String.raw`## Publications (\* shared first author)`,
      '## Awards',
    ]);
    expect(printed(academic)).toContain('**Refereed articles**');
  });

  test('has no section in its first group, right below the heading or set unlike the others', () => {
    const papers = 'Papers (of 14)\nHaddad N. 2019. Leaf water in three sedges. Annals of Upland Botany 8: 1–14.\n';
    expect(headings(`Education\nB.Sc., Biology, Tarn Valley University, 2012\n\nOutput\n\n${papers}`)).not.toContain(
      '## Papers (of 14)',
    );
    const capitals = 'EDUCATION\nB.Sc., Biology, Tarn Valley University, 2012\n\nLANGUAGES\nArabic, English\n\n';
    expect(headings(`${capitals}${papers}`)).not.toContain('## Papers (of 14)');
  });

  test('keeps its numbers', () => {
    expect(printed(academic).filter((line) => /^\d\\\. /.test(line)).length).toBe(3);
  });

  test.each([
    ['a group right below the last line of the page', 'Under review', '**Under review**'],
    ['software beside the papers', 'Data sets and code', '**Data sets and code**'],
  ])('has %s as a label', (_case, line, expected) => {
    const text = academic.replace(
      '\n\nAwards',
      `\n${line}\nHaddad N, Orr P. Peat and drought, a tale of two fells and their plants. Sent to Fell Naturalist.\n\nAwards`,
    );
    expect(printed(text)).toContain(expected);
  });
});

test('the “A320 family” is no time with a family: the heads of both posts are set alike', () => {
  const { sections } = readResume(
    [
      'Jo Baker',
      'jo@example.com',
      '',
      'WORK EXPERIENCE',
      '',
      'TERN AIR (base HUL) – Cabin Crew CC2, since 2023 CC1 – A320 family, E190',
      '- Crew of four',
      '- Bar count',
      '',
      'GULL AIRWAYS – Cabin Crew – B787, Sept 2018 – Apr 2020',
      '- Silver service',
      '- Deportees',
    ].join('\n'),
  );
  expect(sections[0]?.entries.map(({ isSure }) => isSure)).toEqual([false, false]);
});
