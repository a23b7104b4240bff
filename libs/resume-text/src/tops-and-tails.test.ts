import { expect, test } from '@jest/globals';
import { repeatsName } from './name.js';
import { readResume } from './read-resume.js';
import { partTime } from './head-times.js';
import { renderResume } from './render-resume.js';

test.each([
  ['beside the name', 'Ada Larsen, RN                                   Page 1 of 2\nada@example.com\n'],
  [
    'beside the name of the document',
    'Curriculum Vitae - Mrs Ada P. Larsen                      Page 1 of 2\n\nADA PETRA LARSEN\n\nEmail: ada@example.com\n',
  ],
])('the number of a page %s is neither headline nor address', (_where, top) => {
  const { person } = readResume(`${top}\nPROFILE\n\nNurse on a ward of 20 beds.\n`);
  expect([person.headline, ...person.contacts].join(' ')).toBe(
    ' ada@example.com'.replace(/^ /, person.headline ? '' : ' '),
  );
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
    'Ada Larsen\nada@example.com\n\nPOSTS\n\nWard Nurse, Holm Hospital\n2018 – 2020\n• Gave medicines\n• Wrote reports\n\nCOURSES (in date)\nALS, exp. 05/2027\nTNCC, done 10/2022\n';
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
  `Ada Larsen\nada@example.com\n\n\nWhat I can do\n\nWorking with people\no Walk with them to the garden\no Help them eat\n\n${second}\no Notes each day\no Book the visits\n\n\nEducation\n\nBSc Nursing, Holm College, 2015\n`;

test.each(['Paper and order', 'Groups'])('the headings of groups in one section look alike: %s', (second) => {
  const headings = readResume(groups(second)).sections.map(({ heading }) => heading);
  expect(headings).toEqual(['What I can do', 'Education']);
});

test('a usual heading that names no group begins a section', () => {
  expect(readResume(groups('Volunteering')).sections.map(({ heading }) => heading)).toContain('Volunteering');
});

test('what stands apart below courses with headings in their lines is announced', () => {
  const text =
    'Ada Larsen\nada@example.com\n\nCourses\n\n2023   Wound care, 6 months\n2022   Stoma care\n2021   Leading teams\n2020   Triage\nAll yr  Moving people, first aid\n\nTests I use weekly: NEWS, MUST, Waterlow\nSoftware: Grid, Boardmaker, Excel\n\nLanguages: English, Irish\nClean licence, own car\nCommittee member, 2021–23\n';
  expect(renderResume(readResume(text))).toMatch(/## Additional Information\n\nLanguages: English, Irish/);
});
