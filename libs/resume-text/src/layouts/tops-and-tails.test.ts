import { expect, test } from '@jest/globals';
import { repeatsName } from '../recognizers/name.js';
import { readResume } from '../read-resume.js';
import { partTime } from '../heads/head-times.js';
import { renderResume } from '../document/render-resume.js';

test.each([
  [
    'beside the name',
    'Ada Larsen, RN                                              Page 1 of 2\n14 Mill Road, Holm | 555-0142 | ada@example.com\n',
  ],
  [
    'beside the name of the document',
    'Curriculum Vitae - Mrs Ada P. Larsen                      Page 1 of 2\n\nADA PETRA LARSEN\n\nEmail: ada@example.com\n',
  ],
])('the number of a page %s is neither headline nor address', (_where, top) => {
  const { person } = readResume(`${top}\nPROFILE\n\nNurse on a ward of 20 beds.\n`);
  expect([person.headline, ...person.contacts].join(' ')).not.toMatch(/page|curriculum/i);
});

test.each([
  ['Mrs Ada P. Larsen', 'ADA PETRA LARSEN', true],
  ['Ada Larsen', 'Dipl.-Ing. Ada Larsen', true],
  ['Ada Holm', 'Ada Larsen', false],
  ['A. P.', 'Ada Petra Larsen', false],
])('%s below %s says the name again: %s', (text, name, isSame) => {
  expect(repeatsName(text, name)).toBe(isSame);
});

test('a signature below the last lines is no section', () => {
  const text =
    'ADA PETRA LARSEN\nada@example.com\n\nSKILLS\n\nRota, till, stock\n\nI hereby certify that all of this is true.\n\nADA P. LARSEN\n';
  expect(readResume(text).sections.map(({ heading }) => heading)).not.toContain('ADA P. LARSEN');
});

test('an empty heading that is no name stays', () => {
  const text = 'Ada Larsen\nada@example.com\n\nSKILLS\n\nRota, till, stock\n\nREFERENCES\n';
  expect(readResume(text).sections.map(({ heading }) => heading)).toContain('REFERENCES');
});

test('a usual heading in capitals with a remark in brackets is one', () => {
  const text =
    'ADA LARSEN  RN\n087 555 0142  |  ada@example.com\n\nWHO I AM\nNurse, 9 yrs, the last six in a busy ward.\n\nNURSING POSTS\n\nStaff Nurse, Emergency\nHolm Hospital, Nordby\n03/2019 – to date\n• Triage and majors\n• Shift lead twice a week\n\nStaff Nurse, Casualty\nFell Hospital, Nordby\n10/2015 – 04/2017\n• 12 beds\n• Ambulance escort, 3 a week\n\nCOURSES (in date)\nALS ..................... exp. 05/2027\nTNCC .................... done 10/2026\nTaking of samples: not held\n\nQUALIFICATIONS\n2011–2015   B.Sc. Nursing, Holm College\n';
  expect(readResume(text).sections.map(({ heading }) => heading)).toContain('COURSES (in date)');
});

test.each([
  ['2010 - 2012 Weekends at the harbour shop, Holm', 'Weekends at the harbour shop, Holm', '2010 - 2012'],
  ['2012 Weekends at the harbour shop, Holm', '2012 Weekends at the harbour shop, Holm', ''],
  ['2010 - 2012 shop, 2013 - 2014 depot', '2010 - 2012 shop, 2013 - 2014 depot', ''],
])('the time before a head stands below it: %s', (line, heading, time) => {
  expect(partTime(line)).toEqual({ heading, time });
});

const duties =
  'Ada Larsen\nada@example.com\n\nPOSTS\n\nTeacher\nHolm School, Nordby\nSince 14 January 2018\n\nWhat I was responsible for:\n\n' +
  '2.1  Final year physics: pass rate 58% (2018), 86% (2024). Eleven distinctions.\n2.2  Subject head since 2021: three teachers, plans.\n2.3  Science fair organiser: 2 golds (2022, 2024).\n';

test('a list numbered in two steps is a list, whatever times its items name', () => {
  const result = renderResume(readResume(duties));
  expect(result).toContain('- Final year physics');
  expect(result).toContain('- Subject head since 2021');
  expect(result).toContain('- Science fair organiser');
});

test('a grade with a point is no number of a list', () => {
  expect(
    readResume('Ada Larsen\nada@example.com\n\nEDUCATION\n\nBSc Physics, Holm College, 2015\n3.85 GPA\n').text,
  ).toContain('3.85 GPA');
  expect(
    renderResume(readResume('Ada Larsen\nada@example.com\n\nEDUCATION\n\nBSc Physics, Holm College, 2015\n3.85 GPA\n')),
  ).toContain('3.85 GPA');
});

const groups = (second: string) =>
  `Ada Larsen\n12 Hill Road, Holm         0700 555 128         ada@example.com\n\n\nA bit about me\n\nA calm person with seven years in care homes and on wards, and a way with people who are afraid.\n\n\nWhat I can do\n\nWorking with people\no Walk with them to the garden and back, with frames and sticks\no Help them eat and wash\n\n${second}\no Ran the chair class, 8-12 people, twice a week\no Booked the home visits\n\n\nWhere I worked\n\nCare Assistant, Holm House (24 beds)\t\tOct 2018 – Aug 2021\nGym Instructor, Holm Leisure\t\t2012 – 2016\n\n\nQuals & training\n\nDiploma in Care, 2020\n`;

test.each(['Teamwork', 'Groups'])('the headings of groups in one section look alike: %s', (second) => {
  const headings = readResume(groups(second)).sections.map(({ heading }) => heading);
  expect(headings).toEqual(['A bit about me', 'What I can do', 'Where I worked', 'Quals & training']);
});

test('a usual heading that names no group begins a section', () => {
  expect(readResume(groups('Languages')).sections.map(({ heading }) => heading)).toContain('Languages');
});

test('what stands apart below courses with headings in their lines is announced', () => {
  const text =
    'Ada Larsen\nada@example.com\n\nCourses\n\n2023   Wound care, 6 months\n2022   Stoma care\n2021   Leading teams\n2020   Triage\nAll yr  Moving people, first aid\n\nTests I use weekly: NEWS, MUST, Waterlow\nSoftware: Grid, Boardmaker, Excel\n\nLanguages: English, Irish\nClean licence, own car\nCommittee member, 2021–23\n';
  expect(renderResume(readResume(text))).toMatch(/## Additional Information\n\nLanguages: English, Irish/);
});
