import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { readSkillGroups } from './skills.js';
import { printed, topOfResume } from '../testing/printed.js';

const listedAs = (text: string, kind: string) =>
  readResume(topOfResume + text)
    .sections.filter((section) => section.kind === kind)
    .flatMap(({ details }) => readSkillGroups(details).flatMap(({ items }) => items));

test.each([
  ['below another line', 'OTHER\nTreasurer of the choir, 2019 to 2022\nSage 50 (3 years), Xero before. Excel well.'],
  ['first of all', 'OTHER\nSage 50 (3 years), Xero before. Excel well.\nFull driving licence'],
  ['among heads', 'ALSO\nTrustee, Quayside Trust, 2018—21\nSage 50 (3 years) · Xero before · Excel well'],
])('a line of programs among other things lists skills, %s', (_where, text) => {
  expect(listedAs(text, 'skills')).toEqual(['Sage 50 (3 years)', 'Xero before', 'Excel well']);
  expect(printed(text).filter((line) => line.startsWith('## '))).toHaveLength(1);
});

test('programs and languages among other things stand in their places, one list below the other', () => {
  const text = 'ADDITIONAL\nMember of the guild\nRevit, AutoCAD, Photoshop\nGreek native, German B1\nOwn van';
  expect(listedAs(text, 'skills')).toEqual(['Revit', 'AutoCAD', 'Photoshop']);
  expect(listedAs(text, 'languages')).toEqual(['Greek native', 'German B1']);
  expect(printed(text).slice(1)).toEqual(text.split('\n').slice(1));
});

test.each([
  ['hobbies', 'OTHER\nClimbing, chess, baking'],
  ['what is told', 'OTHER\nExcel I taught my team, Word they knew, and I stayed'],
  ['dates', 'OTHER\nExcel course, 2019, Leeds'],
])('%s among other things are no list of skills', (_what, text) => {
  expect(listedAs(text, 'skills')).toEqual([]);
});

test.each([
  ['Computer stuff: Gmail, Trello, Canva', 'Computer stuff', 'skills'],
  ['Familiar with: Gmail, Trello, Canva', 'Familiar with', 'skills'],
  ['Softwares: Gmail, Trello, Canva', 'Softwares', 'skills'],
  ['Speaks: Welsh, Polish. A little Irish.', 'Speaks', 'languages'],
])('%s announces a list', (line, heading, kind) => {
  const { sections } = readResume(`${topOfResume}EDUCATION\nBSc Biology, University of Porto, 2018\n\n${line}`);
  expect(sections.at(-1)).toMatchObject({ heading, kind });
});

test('what I bring may be programs, each in a line', () => {
  const lines = ['Sage Payroll', 'Iris (viewer)', 'Excel: pivots, lookups', 'SharePoint'];
  const text = `WHAT I BRING\n\n${lines.join('\n')}`;
  expect(readResume(topOfResume + text).sections[0]?.kind).toBe('skills');
  expect(printed(text).some((line) => line.startsWith('**'))).toBe(false);
  const told = 'WHAT I BRING\n\nTen years on the ward.\nA calm voice.\nExcel.';
  expect(readResume(topOfResume + told).sections[0]?.kind).toBe('summary');
});

test('capitals beside a gap are the headings of their lines', () => {
  const text = `\tMY WHOLE BAR EXCEPT THE RENT AND LIGHT
FOOD HYGIENE LEVEL 3 GENERAL, 2021
K.C. FUMIGATION DEALER LICENSE, EXP. 12/2025

PROGRAMS\tMERIDIAN, LEDGER DESK POS, MS EXCEL, OUTLOOK, ZEBRA READERS

COMMUNITY\tCOACH, GIRLS FOOTBALL, TOWN CLUB, SINCE 2021. FOOD BANK CAPTAIN (900 BOXES LAST
DEC.)`;
  expect(readResume(topOfResume + text).sections.map(({ heading }) => heading)).toEqual(
    expect.arrayContaining(['PROGRAMS', 'COMMUNITY']),
  );
  expect(listedAs(text, 'skills')).toEqual(['MERIDIAN', 'LEDGER DESK POS', 'MS EXCEL', 'OUTLOOK', 'ZEBRA READERS']);
});

test('rows that a heading explains by letters are one thing each, and none goes on in the next', () => {
  const rows = [
    'Bath hoists\tA',
    'Tube feeding\tB\tabout 10',
    'Wounds, dressings\tA',
    'Insulin\tC',
    'Systems (two)\tA',
  ];
  const text = `WHAT I CAN DO\t\tA = alone, B = with help, C = watched\n${rows.join('\n')}`;
  expect(listedAs(text, 'skills')).toEqual(rows.map((row) => row.replaceAll('\t', ' ')));
});

test.each([
  ['a place and a month', 'Bamberg, in May 2025'],
  ['what the writer wants', 'Happy with nights, I can move in June.'],
  ['a name and an address', 'Ana Silva · 555-010-0199 · ana@example.com'],
])('%s apart from a list is no item of it', (_what, line) => {
  const text = `SKILLS\nWelding, Brazing, Fitting\n\n${line}`;
  expect(listedAs(text, 'skills')).toEqual(['Welding', 'Brazing', 'Fitting']);
});

test('languages below a list of skills, apart from it, are languages', () => {
  const text =
    'SKILLS\nGo 5      Bash 3\nAWS 4      Azure 2\n\nLanguages      German (native), English (C1)\nDriving licence      B';
  expect(listedAs(text, 'languages')).toEqual(['German (native)', 'English (C1)']);
  expect(listedAs(text, 'skills')).toEqual(['Go 5', 'Bash 3', 'AWS 4', 'Azure 2']);
});
