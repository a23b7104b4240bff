import { expect, test } from '@jest/globals';
import { isOfOtherUnit } from './counted-things.js';
import { readEvidence } from '../evidence.js';
import { findFigures } from './numbers.js';

const isOther = (text: string, line: string) => {
  const { sources } = readEvidence(`Imke Vandervelde\n\nExperience\n- ${line}`, new Date('2026-11-21'));
  const near = sources.filter(({ figures }) => figures.length > 0);
  return findFigures(text).some((figure) => isOfOtherUnit(figure, near, near, text));
};

test.each([
  ['beds, whatever they stand in', 'Cleaned a 16-bed delivery ward', '16-bed unit', false],
  ['tonnes in short', 'Drove a truck of 7.5 tonnes', '7.5 ton, diesel', false],
  ['tonnes told as tons', 'Drove a truck of 7.5 tons', '7.5 tonne truck', true],
  ['square metres in short', 'Mowed 1,800 m²', '1,800 square metres of lawn', false],
  ['square metres and square feet', 'Mowed 1,800 sq ft', '1,800 square metres of lawn', true],
  ['whose they are', '88% of the unit’s patients', '88% of patients', false],
  ['cases and patients', 'Saw 400 patients', '400 cases', false],
  ['all in all and a year', 'Rang about 70 peals a year', 'Rang about 70 peals', true],
  ['a year, said elsewhere in the line', 'Rang about 70 peals a year', 'Peals, yearly count 70', false],
  ['acres and hectares', 'Kept 12 hectares', '12 acres', true],
  ['stores and rooms', 'Cleaned 9 stores', '9 rooms', true],
])('the same figure of %s', (_what, text, line, isOtherThing) => {
  expect(isOther(text, line)).toBe(isOtherThing);
});
