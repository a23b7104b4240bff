import { expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findStale } from './sabotages.mjs';

test('a sabotage whose guard is not in the code any more, or whose file is gone, is stale', async () => {
  const root = await mkdtemp(join(tmpdir(), 'tailwright-sabotages-'));
  await writeFile(join(root, 'guard.js'), 'if (isFull()) refuse();');
  const stale = await findStale(root, {
    'the guard': [{ file: 'guard.js', find: 'isFull()' }],
    'the old guard': [{ file: 'guard.js', find: 'isFull(now)' }],
    'the lost guard': [{ file: 'lost.js', find: 'isFull()' }],
  });
  expect(stale).toEqual(['the old guard: guard.js has no "isFull(now)"', 'the lost guard: lost.js has no "isFull()"']);
  expect(await findStale(root)).toEqual([]);
  await rm(root, { recursive: true });
});
