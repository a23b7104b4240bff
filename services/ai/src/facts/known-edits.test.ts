import { expect, test } from '@jest/globals';
import { readEvidence } from './evidence.js';
import { KnownEdits } from './known-edits.js';

test('a cited line that was read as the ends of two lines cites both', () => {
  const evidence = readEvidence(
    `Imke Vandervelde

Experience
Beekeeper, Heidehof Apiaries, 2018 - 2024
- Winter losses under plan in 7 of 9 years
- Hives 4 to 12 are mine alone but for the queens
- Taught beginners`,
    new Date('2026-11-21'),
  );
  const cites = (line: string) =>
    new KnownEdits([{ text: 'Kept losses low', kind: 'reworded', lines: [line], requirements: [] }], evidence)
      .citedBy('Kept losses low', undefined)
      ?.map(({ text }) => text);
  expect(cites('under plan in 7 of 9 years Hives 4 to 12 are mine alone but for the queens')).toEqual([
    'Hives 4 to 12 are mine alone but for the queens',
    'Winter losses under plan in 7 of 9 years',
  ]);
  expect(cites('Hives 4 to 12 are mine alone but for the queens')).toEqual([
    'Hives 4 to 12 are mine alone but for the queens',
  ]);
});
