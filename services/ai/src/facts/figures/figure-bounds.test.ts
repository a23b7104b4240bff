import { expect, test } from '@jest/globals';
import { readEvidence } from '../evidence.js';
import { isBeyondGiven } from './figure-bounds.js';
import { findFigures } from './numbers.js';

const evidence = readEvidence(
  `Imke Vandervelde

Experience
Beekeeper, Heidehof Apiaries, 2018 - 2024
- Looked after 140 hives
- About 60 queens a year
- 25 to 35 swarms each spring
- 80+ school visits
- Losses below 6 % in three winters
- Honey to market within 9 days
- Passed 500 subscribers
- Took on 12 allotments
- Taught in 4 evening sessions
- Foreman nights, 11 hands
- Moved 1,200 frames on 3 sites
- Inspector 396.19
- Combs up to 20kg`,
  new Date('2026-11-21'),
);

test.each([
  ['Looked after over 140 hives'],
  ['Looked after 140 or more hives'],
  ['Looked after at least 140 hives'],
  ['Looked after 140 hives and over for the estate'],
  ['Bred more than 60 queens a year'],
  ['Collected up to 25, and well over 35 swarms each spring'],
  ['Looked after fewer than 140 hives'],
  ['Took over responsibility for more than 12 allotments'],
  ['Lifted combs of 20kg and over by hand'],
  ['Managed over 3 sites'],
])('“%s” says more than the figure of its line', (text) => {
  expect(findFigures(text).some((figure) => isBeyondGiven(figure, text, evidence.sources))).toBe(true);
});

test.each([
  ['the figure as it is', 'Looked after 140 hives'],
  ['about as many', 'Looked after some 140 hives'],
  ['the low end of a range', 'Collected over 25 swarms each spring'],
  ['a plus in words', 'Led more than 80 school visits'],
  ['a bound of the line', 'Kept losses under 6 % in three winters'],
  ['a term in other words', 'Brought honey to market in under 9 days'],
  ['what was passed', 'Grew to over 500 subscribers'],
  ['a verb with “over”', 'Took over 12 allotments'],
  ['how long it took', 'Sold honey over 9 days'],
  ['how often it was done', 'Taught beginners over four evening sessions'],
  ['whom somebody leads', 'Worked as foreman over 11 hands'],
  ['how many places it was spread over', 'Moved 1,200 frames over 3 sites'],
  ['a rule', 'Qualified inspector under 396.19'],
  ['a target that it is compared with', 'Stayed below the 6 % target'],
])('%s is no more: “%s”', (_what, text) => {
  expect(findFigures(text).some((figure) => isBeyondGiven(figure, text, evidence.sources))).toBe(false);
});
