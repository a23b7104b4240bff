import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { corpus, hardFolder, hardResumeFiles } from './corpus.js';
import { judgeLines, readLinesOf, tally } from './lines.js';
import { inResumes } from './mutations/in-resumes.js';
import { runMutations } from './mutations/suite.js';
import { measureKept } from './retention.js';

test.each(['tuned', 'held-out'])('of the hand-written lines (%s) 85 %% are caught and 10 %% flagged', (half) => {
  const { planted, caught, honest, flagged } = tally(
    judgeLines(readLinesOf(join(hardFolder, `${half}.jsonl`)), hardResumeFiles()),
  );
  expect(caught / planted).toBeGreaterThanOrEqual(0.85);
  expect(flagged / honest).toBeLessThanOrEqual(0.1);
});

const { resumes, postings } = corpus();

test('what is planted in a resume or a letter does not come through', async () => {
  const { kinds, flagged } = await runMutations(resumes.slice(0, 2), postings, { resume: 2, letter: 1 });
  expect(kinds.length).toBeGreaterThan(Object.keys(inResumes).length);
  expect(kinds.flatMap((each) => each.missed)).toEqual([]);
  expect(flagged).toEqual([]);
});

test('a line lost on the way is put back, with the period of its job', () => {
  const { facts, lost } = measureKept(resumes.slice(1, 4), postings);
  expect(facts).toBeGreaterThan(1_000);
  expect(lost.length).toBeLessThanOrEqual(facts * 0.005);
});
