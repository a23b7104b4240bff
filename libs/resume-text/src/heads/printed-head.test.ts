import { expect, test } from '@jest/globals';
import { headingOfHead } from './printed-head.js';

test.each([
  ['a date whose end stands elsewhere', '12/2024   – Stayed on the register'],
  ['a dash', '– Stayed on the register'],
  ['the end of a period', 'to 2019'],
  ['dates alone', '05/2021'],
  ['a line that stops at a dash', 'Diploma, Business -'],
  ['a line that stops at a small word', 'Responsible for the'],
  ['a sentence that names nobody', '1 week in 5 on call since 2022.'],
])('%s is never printed as the head of an entry', (_name, line) => {
  expect(headingOfHead([line]).heading).toBe('');
});

test.each([
  ['dates before a title', ['2018 – 2020   Barista, Bean There'], '2018 – 2020 · Barista, Bean There'],
  ['dates above an employer', ["'03 to '08", 'desert willow care center'], "'03 to '08 · desert willow care center"],
  ['a line that goes on in the next', ['Diploma, Business -', 'Accounting'], 'Diploma, Business - Accounting'],
  ['the mark of a bullet before a head', ['• Barista, Bean There, 2018'], 'Barista, Bean There, 2018'],
  [
    'a time and a town above a degree',
    ['01/10/2017 – 30/06/2019 – Kraków, Poland', 'MA IN LINGUISTICS – Odra University'],
    '01/10/2017 – 30/06/2019 – Kraków, Poland · MA IN LINGUISTICS – Odra University',
  ],
  ['a year before a school', ['2013 | NVQ Level 3 | Trades College'], '2013 | NVQ Level 3 | Trades College'],
])('%s: the heading is the words as they were written', (_name, lines, heading) => {
  expect(headingOfHead(lines).heading).toBe(heading);
});

test('a line that is too long for a heading is cut where its writer paused, and loses no word', () => {
  const line =
    'Army National Guard, culinary specialist, mobile kitchen trailer for 250 soldiers three times a day, two weeks a year and once for a hurricane';
  const { heading, rest } = headingOfHead([line]);
  expect(heading).toBe('Army National Guard, culinary specialist');
  expect(`${heading}, ${rest}`).toBe(line);
});

test('a long head is cut behind its first sentence rather than at a comma', () => {
  const line =
    '2015 on\tPipefitter, commercial. Schools and a 4 storey care home, press-fit copper, screwed barrel up to 2", plant rooms off iso drawings, all tested yearly';
  expect(headingOfHead([line])).toEqual({
    heading: '2015 on · Pipefitter, commercial',
    lines: [],
    rest: line.slice(line.indexOf('Schools')),
  });
});

test('a long line behind its time is cut behind its first sentence, though it ends with a full stop', () => {
  const line =
    '2004–2009\tRate Clerk, Dunmore & Vale Assurance, Derby. Household tables in a spreadsheet that three offices used, passed two papers of the institute. Left to travel.';
  expect(headingOfHead([line])).toEqual({
    heading: '2004–2009 · Rate Clerk, Dunmore & Vale Assurance, Derby',
    lines: [],
    rest: line.slice(line.indexOf('Household')),
  });
});

test('two blanks behind a time at the side are a gap', () =>
  expect(headingOfHead(['02/2011 – 11/2013  Client: Fjord Mobility, Bergen']).heading).toBe(
    '02/2011 – 11/2013 · Client: Fjord Mobility, Bergen',
  ));
