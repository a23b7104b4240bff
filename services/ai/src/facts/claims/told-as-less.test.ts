import { expect, test } from '@jest/globals';
import { linesOf } from '../../text/data-file.js';
import { readEvidence } from '../evidence.js';
import { isHeadOfUnfinished, isToldAsHeld } from './told-as-less.js';
import type { Told } from '../told.js';

const read = (section: string, lines: string) =>
  readEvidence(
    `Ola Brandt\nola@example.com\n\nEXPERIENCE\n\nRigger, Northgate Sheds\n2016 - present\n- Lifted roof panels\n\n${section}\n\n${lines}\n`,
    new Date('2026-11-21'),
  );

function isRaised(section: string, lines: string, text: string, kind: Told['kind']): boolean {
  return isToldAsHeld({ text, kind }, read(section, lines));
}

test.each([
  ['in brackets', 'Bluebeam (a little), MS Project', 'Bluebeam'],
  ['behind a dash', 'MS Project - opened it twice', 'MS Project'],
  ['behind a comma', 'Tekla, on a home computer only as a hobby', 'Tekla'],
  ['before it', 'Word, some Tekla', 'Tekla'],
  ['in a clause of its own', 'Word; Tekla from tutorials', 'Tekla'],
  ['at somebody else’s', "Word. Tekla seen at a client's", 'Tekla'],
  ['before it, in a column', 'learning     Tekla Structures (TS)', 'Tekla Structures'],
  ['before a list', 'Good: Word; Learning: Tekla, Revit', 'Revit'],
  ['in a table', 'Tekla\tbeginner', 'Tekla'],
])('a skill is told as held that is less %s', (_where, lines, claim) => {
  expect(isRaised('SKILLS', lines, claim, 'skill')).toBe(true);
});

test.each([
  ['says so itself', 'Bluebeam (a little), MS Project', 'a little Bluebeam'],
  ['says so before it', 'Bluebeam (a little), MS Project', 'MS Project and, to a small extent, Bluebeam'],
  [
    'leaves a part out',
    'Crane checks (daily and weekly, no overhauls)',
    'cleared for daily and weekly crane checks, overhauls excluded',
  ],
  ['is its neighbour', 'Bluebeam (a little), MS Project', 'MS Project'],
  ['is of another thing that is not there', 'Bluebeam, no Tekla', 'Bluebeam'],
  ['is used elsewhere', 'Roof panels (some)', 'roof panels'],
  ['is said to be more', 'Bluebeam (daily), Tekla (basic)', 'Bluebeam'],
])('a skill is no more than the original says where it %s', (_why, lines, claim) => {
  expect(isRaised('SKILLS', lines, claim, 'skill')).toBe(false);
});

test.each([
  ['an exam to come', 'Slinger ticket - sitting the exam in May 2027', 'Slinger ticket'],
  [
    'one of two that is only begun',
    'Rigging level 1 held, Rigging level 2 on the waiting list',
    'Rigging level 1 and level 2',
  ],
  ['a part of it', 'IPAF operator: 1 of 3 modules', 'IPAF operator'],
  ['an application', 'Crane supervisor card (applied for)', 'Crane supervisor card'],
  ['a label before it', 'In training: Telehandler A17', 'Telehandler A17'],
])('a paper is told as held of which the original has %s', (_what, lines, claim) => {
  expect(isRaised('CERTIFICATIONS', lines, claim, 'line')).toBe(true);
});

test.each([
  ['the exam is named', 'Slinger ticket - sitting the exam in May 2027', 'Slinger ticket (exam in May 2027)'],
  ['the held one of two is named', 'Rigging level 1 held, Rigging level 2 on the waiting list', 'Rigging level 1'],
  ['it was passed', 'Slinger ticket (final exam passed)', 'Slinger ticket'],
  ['it is only to be renewed', 'First aid 2024, to be renewed 2027', 'First aid, 2024'],
  ['its number follows', 'Licence no. 4471', 'Licence 4471'],
])('a paper is told as it is where %s', (_why, lines, claim) => {
  expect(isRaised('CERTIFICATIONS', lines, claim, 'line')).toBe(false);
});

const heads = [
  ['goes on', 'BSc Geology, Nordby University\n2024 - present', '2024', true],
  ['was left', 'BSc Geology, Nordby University\n2019 - 2021\nLeft after the second year', '2019 – 2021', true],
  ['goes on, and the head says so', 'BSc Geology, Nordby University\n2024 - present', '2024 – present', false],
  ['is over', 'BSc Geology, Nordby University\n2019 - 2022', '2019 – 2022', false],
] as const;

test.each(heads)('the head of a degree that %s', (_what, lines, dates, isWrong) => {
  const evidence = read('EDUCATION', lines);
  const [entry] = evidence.resume.sections.findLast(({ entries }) => entries.length > 0)?.entries ?? [];
  if (!entry) throw new Error('the degree was not read');
  expect(isHeadOfUnfinished(entry, `BSc Geology | Nordby University; ${dates}`, evidence)).toBe(isWrong);
});

test('the words that make something less are sorted, none twice', () => {
  const lines = linesOf('facts/less-than-held.txt');
  expect(lines).toEqual([...new Set(lines)].sort());
});
