import { expect, test } from '@jest/globals';
import { findFigures, unprovenMultiple } from './numbers.js';

test.each([
  ['30k visitors and 30,000 visitors', ['30000 ', '30000 ']],
  ['$1.2M, $1.2 million', ['1200000 $', '1200000 $']],
  ['48% to 81 percent', ['48 %', '81 %']],
  ['twenty-five nurses, a dozen eggs, forty thousand', ['25 ', '12 ', '40000 ']],
  ['10M+ users, 2x faster, 5-6 patients', ['10000000 ', '2 x', '5 ', '6 ']],
  ['one of the first', []],
  ['half a million reads, a quarter of a million books', ['500000 ', '250000 ']],
  ['starts at 6:15 with 5 people', ['6 ', '5 ']],
  ['the H145-2 with 3 crew', ['3 ']],
  ['2,5 tonnes, R2,9 million, N640,000', ['2.5 ', '2900000 ', '640000 ']],
  ['900 m² of floor, 400 m3 of milk, 3 m people', ['900 ', '400 ', '3000000 ']],
  ['4 500 readers and 12 000 copies', ['4500 ', '12000 ']],
  ['2 M.A. theses, read thrice', ['2 ', '3 ']],
  ['5.000 EUR, 38.000 €, €5,000 and EUR 21,000', ['5000 $', '38000 $', '5000 $', '21000 $']],
  ['1.250 kg and 2.5 EUR', ['1.25 ', '2.5 $']],
  ['half a dozen kilns, two dozen jars, 3 dozen lids', ['6 ', '24 ', '36 ']],
  ['an hour and a half, two and a half days', ['1.5 ', '2.5 ']],
  ['four hundred and twelve reviews, two thousand one hundred a week', ['412 ', '2100 ']],
  ['one hundred and thirty to one hundred and sixty calls', ['130 ', '160 ']],
  ['twelve hundred and fifty staff, a hundred and ten guards at sixty-two sites', ['1250 ', '110 ', '62 ']],
  ['three hundred, five of them new, and a thousand hens', ['300 ', '5 ']],
  ['40 mn events, 1.2 million euro', ['40000000 ', '1200000 $']],
  ['4 and a half years, 12 and a halfpenny', ['4.5 ', '12 ']],
])('%s', (text, expected) => {
  expect(findFigures(text).map(({ value, unit }) => `${value} ${unit}`)).toEqual(expected);
});

test('a multiple needs two figures in that ratio', () => {
  expect(unprovenMultiple('More than doubled replies', 'raised reply rate from 3% to 7%')).toBeUndefined();
  expect(unprovenMultiple('Tripled replies', 'raised reply rate from 3% to 7%')).toBe('Tripled');
  expect(unprovenMultiple('Nearly doubled the herd', 'herd 41 → 79')).toBeUndefined();
  expect(unprovenMultiple('Double-checked the till', 'till checks')).toBeUndefined();
});
