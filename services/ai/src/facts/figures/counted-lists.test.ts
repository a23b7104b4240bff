import { expect, test } from '@jest/globals';
import { isGradeOrCount } from './counted-lists.js';
import { findFigures } from './numbers.js';

test.each([
  ['the things named behind it', 'Three Highers (English, History and Maths)', '', true],
  ['fewer things than named', 'Five Highers (English, History and Maths)', '', false],
  ['a level', 'Level 2 support', '', true],
  ['as many dots as are filled', 'Photoshop (4/5)', 'photoshop ●●●●○', true],
  ['more dots than are filled', 'Photoshop (5/5)', 'photoshop ●●●●○', false],
  ['a quarter’s rate', 'Published four times a year', 'quarterly bulletin', true],
  ['a rate nobody gave', 'Published four times a year', 'a bulletin', false],
])('a number that is %s: “%s”', (_what, text, original, isOne) => {
  const [figure] = findFigures(text);
  expect(figure && isGradeOrCount(figure, text, original)).toBe(isOne);
});
