import { expect, test } from '@jest/globals';
import { partCountedDuties } from './counted-duties.js';

const parted = (...texts: string[]) =>
  partCountedDuties(texts.map((raw, at) => ({ raw, start: at * 100, end: at * 100 + raw.length }))).map(
    ({ raw, start, end }) => [raw, start, end],
  );

test('the first counted duty behind a label stands in a line of its own, as the others do', () =>
  expect(parted('  Duties: i. Typed letters', '  ii. Kept the diary')).toEqual([
    ['  Duties:', 0, 9],
    ['  i. Typed letters', 8, 26],
    ['  ii. Kept the diary', 100, 120],
  ]));

test.each([
  ['a count with no second one below', ['Duties: 1. Typed letters', 'Kept the diary']],
  ['a label of something else', ['Awards: 1. Best clerk', '2. Second best clerk']],
])('%s stays as it is', (_, texts) => expect(parted(...texts).map(([raw]) => raw)).toEqual(texts));
