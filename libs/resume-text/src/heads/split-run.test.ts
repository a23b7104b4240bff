import { expect, test } from '@jest/globals';
import { splitRun } from './split-run.js';
import { logicalLineOf } from '../lines/logical-line-of.js';

const entriesOf = (...texts: string[]) =>
  splitRun({ head: texts.map((text) => logicalLineOf('head', text)), details: [] }).map((lines) =>
    lines.map(({ text }) => text),
  );

const tutor = 'Sessional tutor, Drawing Studio 2                Sem 1, 2018-19';
const speaker = 'Speaker, Timber in Bridges forum                 May 2020';

test('a school between two rows with their times at the right is that of the row above', () => {
  expect(entriesOf(tutor, 'University of West Harbour', speaker)).toEqual([
    [tutor, 'University of West Harbour'],
    [speaker],
  ]);
});

test('an employer above a row with its time at the right is that of the row below where no row stands above it', () => {
  expect(entriesOf('West Harbour Architects', tutor, 'Hollis Engineering Group', speaker)).toEqual([
    ['West Harbour Architects', tutor],
    ['Hollis Engineering Group', speaker],
  ]);
});

test('the levels of schools each begin an entry', () => {
  const [college, secondary, primary] = [
    'College      BS Forestry, Lakeside State College, 2001 - 2005',
    'Secondary    Lakeside High School, 1997 - 2001',
    'Elementary   San Isidro School, 1991 - 1997',
  ];
  expect(entriesOf(college, secondary, primary)).toEqual([[college], [secondary], [primary]]);
});

test('beside a column of times, a deeper line with a time and no title is of the post above', () => {
  const head = logicalLineOf('head', '2008-11         US Navy, Deck Hand');
  const deeper = { ...logicalLineOf('head', 'Norfolk VA, one deployment 2009-10'), indent: 16 };
  expect(splitRun({ head: [head, deeper], details: [] })).toEqual([[head, deeper]]);
  const next = { ...logicalLineOf('head', 'Boatswain, Baltic Ferries, 2012-14'), indent: 16 };
  expect(splitRun({ head: [head, next], details: [] })).toEqual([[head], [next]]);
});

test('below a time alone stand an employer and a title, also where no word tells which is which', () => {
  const post = ["'14 to fall 2017", 'private for the old mr. ashcombe, green river', 'night caregiver'];
  expect(entriesOf(...post)).toEqual([post]);
  expect(entriesOf('2019 – 2021', 'Clerk, Acme Ltd', 'Runner, Bright Co., 2017 – 2019')).toHaveLength(2);
});

test('a line that tells how a post changed is of the post above, which has its time', () => {
  const change = 'Deckhand, since 2016 boatswain';
  expect(entriesOf('Inchcolm Ferries Ltd', '2012 – 2019', change)).toEqual([
    ['Inchcolm Ferries Ltd', '2012 – 2019', change],
  ]);
  expect(entriesOf('Rigger, Leith Docks, 2008 – 2012', change)).toHaveLength(1);
  expect(entriesOf('Rigger, Leith Docks, 2008', change)).toHaveLength(2);
  expect(entriesOf('Rigger, Leith Docks, 2008 – 2012', 'Boatswain from 2014 to 2016')).toHaveLength(2);
  const lines = ['Rigger, Leith Docks, 2008 – 2012', change].map((text, at) =>
    logicalLineOf('head', text, { blanksBefore: at }),
  );
  expect(splitRun({ head: lines, details: [] })).toHaveLength(2);
});

test('a row of a table that has no time, and one that lacks a cell, are entries of their own', () => {
  const rows = [
    'Fire Safety Basics\tHarbour Academy\tSept. 2021',
    'Leading a Shift\tHarbour Academy\tJuly 2020',
    'Food Waste Act Awareness\tonline\tyearly',
    'Forklift Instructor\ton-going (test not yet taken)',
  ];
  expect(entriesOf(...rows)).toEqual(rows.map((row) => [row]));
});
