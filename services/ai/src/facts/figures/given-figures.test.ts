import { expect, test } from '@jest/globals';
import { readEvidence } from '../evidence.js';
import { isGiven } from './given-figures.js';
import { findFigures } from './numbers.js';

const linesOf = (text: string) =>
  readEvidence(`Imke Vandervelde\n\nExperience\n- ${text}`, new Date('2026-11-21')).sources;
const isEachGiven = (text: string, line: string) =>
  findFigures(text).every((figure) => isGiven(figure, linesOf(line), ''));

test.each([
  ['Cleaned two kilns', 'Cleaned both kilns'],
  ['Won the ribbon twice', 'Blue ribbon x2'],
  ['Fires the kiln thrice a week', 'Kiln fired 3 times a week'],
  ['Attends the fortnightly market', 'Market every other Saturday'],
  ['Had zero breakages', 'Nothing broken'],
  ['Losses of 2.1% against an average of 3.4%', 'Losses 2.1% this season, the others 3.4'],
])('the line gives the figure of “%s” in its own words', (text, line) => {
  expect(isEachGiven(text, line)).toBe(true);
});

test.each([
  ['Cleaned two kilns', 'Cleaned the kilns'],
  ['Won the ribbon twice', 'Blue ribbon'],
  ['Attends the fortnightly market', 'Market every Saturday'],
  ['Losses of 3.4%', 'Losses 2.1%, and 3.4 kg of clay'],
])('the line does not give the figure of “%s”', (text, line) => {
  expect(isEachGiven(text, line)).toBe(false);
});

test('a number within the name of a form counts nothing', () => {
  const raw = 'Landlord checks (CP12s), about 450 a year, on grade A36 steel';
  const given = (text: string) => findFigures(text).every((figure) => isGiven(figure, [], raw));
  expect(given('Up to 12 jobs a day')).toBe(false);
  expect(given('Steel of grade 36')).toBe(true);
});
