import { expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verdict } from './figures.mjs';
import { findStale, judgeSabotage } from './sabotages.mjs';

test('a sabotage whose guard is not in the code any more, or whose file is gone, is stale', async () => {
  const root = await mkdtemp(join(tmpdir(), 'tailwright-sabotages-'));
  await writeFile(join(root, 'guard.js'), 'if (isFull()) refuse();');
  const stale = await findStale(root, {
    'the guard': { breaks: 'full', edits: [{ file: 'guard.js', find: 'isFull()' }] },
    'the old guard': { breaks: 'full', edits: [{ file: 'guard.js', find: 'isFull(now)' }] },
    'the lost guard': { breaks: 'full', edits: [{ file: 'lost.js', find: 'isFull()' }] },
  });
  expect(stale).toEqual(['the old guard: guard.js has no "isFull(now)"', 'the lost guard: lost.js has no "isFull()"']);
  expect(await findStale(root)).toEqual([]);
  await rm(root, { recursive: true });
});

test('a sabotaged run proves its guard only by missing the promise it breaks', () => {
  const sabotage = { breaks: 'nothing twice' };
  const outcome = (...promises) =>
    promises.reduce((verdict, [name, held]) => verdict.expect(name, '1', held), new Verdict());
  const verdictOf = (...promises) => judgeSabotage(sabotage, outcome(...promises));
  expect(verdictOf(['nothing lost', true], ['nothing twice', false])).toEqual({
    isGood: true,
    verdict: 'red by "nothing twice", as it must be',
  });
  expect(verdictOf(['nothing lost', false], ['nothing twice', true])).toEqual({
    isGood: false,
    verdict: 'RED FOR ANOTHER REASON, not "nothing twice"',
  });
  expect(verdictOf(['nothing lost', true], ['nothing twice', true])).toEqual({ isGood: false, verdict: 'STILL GREEN' });
  expect(judgeSabotage(sabotage, { broken: true })).toEqual({ isGood: false, verdict: 'BROKEN' });
});

test('a verdict holds when every promise does, and shows which did not', () => {
  const verdict = new Verdict().expect('nothing lost', '0 lost', true);
  expect(verdict.passed).toBe(true);
  verdict.expect('nothing twice', '2 twice', false);
  expect(verdict).toMatchObject({ passed: false, figures: '0 lost, 2 twice (MISSED: nothing twice)' });
});
