import { expect, test } from '@jest/globals';
import { isInName, numberedNames } from './numbered-names.js';
import { findFigures } from '../figures/numbers.js';

const isGiven = (text: string, line: string) =>
  findFigures(text).every((figure) => isInName(figure, text, numberedNames(line)));

test.each([
  ['a name and its number written in one', 'PyTest 7', 'PyTest7, Behave'],
  ['a word that is shortened to its letter', 'Band 6 nurse', 'B6 nurse'],
  ['two numbers of one word', 'Grades 5 and 6', 'G5/6'],
  ['two names of one word', 'Levels 2 and 3', 'L2 and L3'],
  ['the first letters of two words', 'Key Stage 3 pupils', 'KS3 pupils'],
])('the number of a name is given by %s: “%s” of “%s”', (_what, text, line) => {
  expect(isGiven(text, line)).toBe(true);
});

test.each([
  ['another number', 'PyTest 8', 'PyTest7, Behave'],
  ['another name', 'Node 7', 'PyTest7, Behave'],
  ['another level', 'Level 3', 'L2'],
  ['a thing that only begins with the letter', 'Built 6 boats', 'B6 nurse'],
  ['an amount', 'Paid $7', 'P7'],
])('the number of a name is not given for %s: “%s” of “%s”', (_what, text, line) => {
  expect(isGiven(text, line)).toBe(false);
});
