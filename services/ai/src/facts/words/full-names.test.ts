import { expect, test } from '@jest/globals';
import { linesOf } from '../../text/data-file.js';
import { splitWords } from '../../text/words.js';
import { fullNames } from './full-names.js';

const found = (text: string, original: string) => fullNames(splitWords(text), original).length;

test.each([
  ['its maker before it', 'Dashboards in Microsoft Power BI', 'Dashboards (Power BI)', 3],
  ['its name in full', 'Drawings in Autodesk Revit', 'Drawings: Revit, CAD', 2],
  ['another part of the product', 'Apps on the Play Store', 'Apps, Play Console', 2],
])('a product is told with %s', (_what, text, original, words) => {
  expect(found(text, original)).toBe(words);
});

test.each([
  ['another product of the same maker', 'Drawings in Autodesk Inventor', 'Drawings: Revit, CAD'],
  ['a word of everyday language', 'Screens in Jetpack Compose', 'We compose letters'],
  ['a verb that begins a line', 'Screens in Jetpack Compose', 'Duties:\n- Compose letters'],
  ['a part of a longer word', 'Drawings in Autodesk Revit', 'Revitalised the yard'],
])('%s is no product told in full: “%s” of “%s”', (_what, text, original) => {
  expect(found(text, original)).toBe(0);
});

test('the full names are sorted, each has a short one, and none stands there twice', () => {
  const lines = linesOf('facts/full-names.txt');
  const names = lines.map((line) => line.split(', '));
  expect(new Set(names.map(([full]) => full)).size).toBe(lines.length);
  expect(names.every(([full, ...written]) => written.length > 0 && !written.includes(full ?? ''))).toBe(true);
});
