import { expect, test } from '@jest/globals';
import { readEvidence } from '../evidence.js';
import { findFigures } from '../figures/numbers.js';
import { isMoreThanOne } from './one-of-them.js';

const { sources } = readEvidence(
  `Imke Vandervelde

Experience
Head Grower, Heidehof Nursery, 2018 - 2024
- Mentored one apprentice in 2022
- Ran two tunnels, one tunnel heated`,
  new Date('2026-11-21'),
);

test.each([
  ['Mentored two apprentices in 2022', 'Mentored', true],
  ['Mentored one apprentice in 2022', 'Mentored', false],
  ['Mentored apprentices for two years', 'Mentored', false],
  ['Ran two tunnels', 'Ran', false],
])('several of a thing that a line has one of is another figure: “%s”', (text, begins, isMore) => {
  const near = sources.find((source) => source.text.startsWith(begins));
  const told = { text, kind: 'bullet' as const };
  expect(findFigures(text).some((figure) => isMoreThanOne(figure, told, near, sources))).toBe(isMore);
});
