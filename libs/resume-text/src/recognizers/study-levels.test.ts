import { expect, test } from '@jest/globals';
import { beginsWithLevel, withLevelAsLabel } from './study-levels.js';

test.each([
  ['Secondary    Lagoon High School, 1998 - 2002', 'Secondary: Lagoon High School, 1998 - 2002'],
  ['Tertiary   :  Bachelor of Arts', 'Tertiary: Bachelor of Arts'],
  ['High school\tHillside, 1999', 'High school: Hillside, 1999'],
  ['Post graduate studies   Master of Arts', 'Post graduate studies: Master of Arts'],
])('the level of a school in %j is a label', (text, shown) => {
  expect(beginsWithLevel(text)).toBe(true);
  expect(withLevelAsLabel(text)).toBe(shown);
});

test.each(['College of Arts, 2004', 'Primary school teacher', 'Secondary'])('%j begins with no level', (text) => {
  expect(beginsWithLevel(text)).toBe(false);
  expect(withLevelAsLabel(text)).toBe(text);
});
