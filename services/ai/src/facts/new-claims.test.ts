import { expect, test } from '@jest/globals';
import { readEvidence } from './evidence.js';
import { guardResume } from './guard.js';
import { judgeClaim } from './judge-claim.js';

const resume = 'Ada Lee\n\nExperience\nWelder, Example Works, 2019 - 2021\n- Welded frames for trains and buses';

test('behind five hundred new claims nothing new is let through, and what the resume says stays', () => {
  const evidence = readEvidence(resume, new Date('2026-11-21'));
  const doubtsOf = (text: string) => judgeClaim({ text, kind: 'line' }, evidence, undefined).doubts;
  for (let nth = 0; nth < 500; nth += 1) doubtsOf(`Sold ${nth} tickets`);
  expect(doubtsOf('Welded frames for buses and trains')).toHaveLength(1);
  expect(doubtsOf('Welded frames for trains and buses')).toEqual([]);
  expect(
    judgeClaim(
      { text: 'Welded frames for buses and trains', kind: 'line' },
      readEvidence(resume, new Date('2026-11-21')),
      undefined,
    ).doubts,
  ).toEqual([]);
});

test('a level behind a comma is that of the skill before it', () => {
  const original = 'Imke Vandervelde\n\nSkills\n- British Sign Language L1\n- Excel';
  const guarded = (row: string) =>
    guardResume({
      original,
      tailored: `# Imke Vandervelde\n\n## Skills\n\n- ${row}\n- Excel\n`,
      today: new Date('2026-11-21'),
    }).text;
  expect(guarded('British Sign Language, Level 3')).not.toContain('Level 3');
  expect(guarded('British Sign Language, Level 1')).toContain('Level 1');
});
