import { expect, test } from '@jest/globals';
import { partsOfLine, physicalLines } from '../page/physical-lines.js';

test.each([
  ['two fields of a time', 'from: may 2019 to: present'],
  ['a rating in dots set apart', 'excel: ● ● ● ○'],
  ['a label in bold', '**languages** english, welsh'],
  ['labelled fields in a row', 'period   : nov 2019 to dec 2020   role : site engineer'],
  ['the parts of a name', 'surname: whitlow   given: dana   middle: ruth'],
  ['icons', '📍 leeds   📞 0113 555 0133   ✉ dana@mail.example'],
  ['letters set apart', 'd a n a   w h i t l o w'],
  ['dots that lead to a value', 'first aid ..................... exp. 05/2026'],
])('a line by itself is read as the page would be that has no other: %s', (_, line) => {
  const parts = physicalLines(line).map(({ text }) => text);
  expect(partsOfLine(line)).toEqual(parts);
  expect(parts).not.toEqual([line]);
});

test('a line of a sentence stays as it is, and a rule says nothing', () => {
  expect(partsOfLine('  kept the books of two shops ')).toEqual(['kept the books of two shops']);
  expect(partsOfLine('----------')).toEqual([]);
});
