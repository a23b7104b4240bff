import { expect, test } from '@jest/globals';
import { readEvidence } from '../evidence.js';
import { findFigures } from './numbers.js';
import { isOtherGroup, isOtherTeam } from './team-sizes.js';

const evidence = readEvidence(
  `Imke Vandervelde

Experience
Head Grower, Heidehof Nursery, 2018 - 2024
- 9 glasshouses, 14 pumps
- Rota for 5 growers
- Six in the crew at harvest
- 1 of 3 on grafting
- One of 12 sheds`,
  new Date('2026-11-21'),
);

test.each([
  ['Planned the week for a crew of nine', true],
  ['Ran a team of 14', true],
  ['Planned the week for a team of five', false],
  ['Led a harvest crew of six', false],
  ['Kept a stock of 14 pumps', false],
  ['Led a team of 30', false],
  ['Grafted in a team of three', false],
  ['Worked in a team of 12', true],
])('a figure that counts other things is no size of a team: “%s”', (text, isOther) => {
  expect(findFigures(text).some((figure) => isOtherTeam(figure, text, evidence.sources))).toBe(isOther);
});

test.each([
  ['Rigged the mast with a crew of nine', true],
  ['Rigged the mast with a crew of four', false],
  ['Rigged nine masts with a crew of four', false],
])('the size of the group that a line gives is no other one: “%s”', (text, isOther) => {
  const [retold] = readEvidence(
    'Imke Vandervelde\n\nExperience\nRigger, Heidehof Yard, 2018 - 2024\n- Masts up to nine decks high, in a crew of four',
    new Date('2026-11-21'),
  ).sources.filter(({ text }) => text.includes('crew'));
  expect(findFigures(text).some((figure) => isOtherGroup(figure, text, retold))).toBe(isOther);
});
