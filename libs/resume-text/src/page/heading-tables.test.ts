import { expect, test } from '@jest/globals';
import { readHeadingTables } from './heading-tables.js';

const read = (text: string) =>
  readHeadingTables(text.split('\n').map((raw) => ({ raw, start: 0, end: raw.length }))).map(({ raw }) => raw);

test('a heading that is the first of the names of columns is the heading, and the others stand behind it in brackets', () => {
  expect(
    read(`
TRUCKS I DRIVE              GEARBOX          YRS
Kenworth T680     18 speed     6
Volvo VNL (short while)     I-Shift     2
yard tractor too, never on the road
`),
  ).toEqual([
    '',
    'TRUCKS I DRIVE (GEARBOX, YRS)',
    'Kenworth T680     18 speed     6',
    'Volvo VNL (short while)     I-Shift     2',
    'yard tractor too, never on the road',
    '',
  ]);
});

test('a usual heading has the name of one column beside it, and the last cell of a row may be empty', () => {
  expect(read('\nSOFTWARE\t\tLEVEL\nOutlook, Teams\t\texpert\nExcel\t\tgood\n')[1]).toBe('SOFTWARE (LEVEL)');
  const rows = '\nTRAINING\tYEAR\tHRS\nStudio 5000\t2020\t40\nAuditor\t2023\t16\nSoldering\t2017\nArc flash\t2024\t8\n';
  expect(read(rows)[1]).toBe('TRAINING (YEAR, HRS)');
});

test.each(['LANGUAGES\tQUALIFICATIONS', 'SKILLS\tPROJECT'])('the headings of two columns are no table: %s', (row) => {
  const below = 'English\tFirst aid 2019\nPolish\tForklift licence\nGerman\tFood hygiene';
  expect(read(`\n${row}\n${below}\n`)[1]).toBe(row);
});

test.each([
  [
    'a table without a heading',
    '\nTRUCK              GEARBOX          YRS\nKenworth     18 speed     6\nVolvo     I-Shift     2\n',
  ],
  [
    'rows of fewer cells',
    '\nTRUCKS I DRIVE      GEARBOX      YRS\nKenworth T680     18 speed\nVolvo VNL     I-Shift\n',
  ],
  ['an employer with its place', '\nOTTER CREEK MILL      ANTIGO WI      2009 - 2012\na     b     c\nd     e     f\n'],
])('%s stays as it is', (_name, text) => expect(read(text)).toEqual(text.split('\n')));
