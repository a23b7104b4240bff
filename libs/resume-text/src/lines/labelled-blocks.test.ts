import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const text = (blocks: string) => `Bert Kowalik
bert@example.com

${blocks}

JOBS

HARBOR GEAR WORKS, Racine  2015 - now
Gear hobber
> cut spur gears
> ground worm gears

CHECKING: gear rolls, pins over wires, lead and
profile charts

SCHOOL
Bradley Tech H.S. 2006
`;
const headings = (blocks: string) => readResume(text(blocks)).sections.map(({ heading }) => heading);

test('blocks that begin with a label in capitals are all sections, and none is a line of the job above', () => {
  const { sections } = readResume(
    text('MACHINES\nPfauter hobber\n\nSTOCK 8620, 4140 and a little bronze\n\nLIMITS  AGMA 10 on the grinder'),
  );
  expect(sections.map(({ heading }) => heading)).toEqual(['MACHINES', 'STOCK', 'LIMITS', 'JOBS', 'CHECKING', 'SCHOOL']);
  expect(sections[4]?.details.map((detail) => detail.text)).toEqual([
    'gear rolls, pins over wires, lead and profile charts',
  ]);
});

test('one such block is no heading by itself', () => {
  expect(headings('Cuts gears of all kinds')).not.toContain('CHECKING');
});
