import { expect, test } from '@jest/globals';
import { isPaperRaised, isRankRaised, isToldAsWon } from './raised-papers.js';

test.each([
  ['a course told as a certificate', 'Certified in scaffolding', 'Scaffolding, two-day course', true],
  ['a webinar told as one', 'Certificate in hive health', 'Hive health webinar, 2025', true],
  ['who attended told as a teacher', 'Sign language instructor', 'Sign language evening class', true],
  [
    'a class told as one that ended with it',
    'Scaffolding certificate, evening class',
    'Scaffolding, evening class',
    true,
  ],
  ['a course for a licence', 'Licence course', 'Licence training', false],
  ['a course told as a course', 'Two-day course in scaffolding', 'Scaffolding, two-day course', false],
  ['a course that ends with a certificate', 'Scaffolding certificate', 'Scaffolding course, certificate 2021', false],
  ['a certificate', 'Certified scaffolder', 'Scaffolder certificate', false],
])('%s', (_name, text, line, isRaised) => {
  expect(isPaperRaised(text, [line])).toBe(isRaised);
});

test.each([
  ['the second place told as the first', 'Grew the best roses of the show', 'Second best roses of the show', true],
  ['one of several told as the first', 'Top seller of the county', 'Top 5 seller of the county', true],
  ['a finalist told as a winner', 'Winner, Baker of the Year', 'Finalist, Baker of the Year', true],
  ['the place as it is', 'Second best roses of the show', 'Second best roses of the show', false],
  ['a first place', 'Best roses of the show', 'Won first prize for roses', false],
  ['a second shift', 'Best sales on the floor', 'Second shift, best sales', false],
])('%s', (_name, text, line, isRaised) => {
  expect(isRankRaised(text, line)).toBe(isRaised);
});

test.each([
  ['a prize on whose list somebody stood', 'Won the Bronze Quill in 2018', 'Bronze Quill (shortlist) 2018', true],
  ['the list itself', 'On the shortlist of the Bronze Quill', 'Bronze Quill (shortlist) 2018', false],
  ['a prize that was won after it', 'Won the Bronze Quill', 'Nominated for the Bronze Quill and won it', false],
])('told as won: %s', (_what, text, line, isIt) => {
  expect(isToldAsWon(text, line)).toBe(isIt);
});

test('a status with “qualified” in its name is no certificate', () => {
  expect(isPaperRaised('Qualified Teacher Status, July 2004', ['QTS July 2004. Induction 2005'])).toBe(false);
});
