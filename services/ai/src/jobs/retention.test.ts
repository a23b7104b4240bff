import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { make } from '@tailwright/testing/make';
import { type TestSystem, startSystem } from '../testing/system.js';
import { Retention } from './retention.js';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.close());

const cases: [string, 'user' | 'visitor', string, string, boolean, number, 'kept' | 'gone'][] = [
  ["a visitor's finished job lives for a day", 'visitor', 'optimize', 'done', false, 23, 'kept'],
  ["a visitor's finished job goes after a day", 'visitor', 'optimize', 'done', false, 25, 'gone'],
  ["a user's saved resume goes after a day", 'user', 'optimize', 'done', true, 25, 'gone'],
  ["a user's resume stays until it is saved", 'user', 'build', 'done', false, 25, 'kept'],
  ["a user's letter goes after a day", 'user', 'cover-letter', 'done', false, 25, 'gone'],
  ["a user's failed job goes after a day", 'user', 'optimize', 'failed', false, 25, 'gone'],
  ['what could not be saved for a week goes', 'user', 'optimize', 'done', false, 169, 'gone'],
];

test.each(cases)('%s', async (_, ownerKind, kind, status, saved, hours, expected) => {
  const owner = { kind: ownerKind, id: randomUUID() };
  const { id } = await system.submit('optimize', make.optimizeRequest(), { owner });
  await system.sql(
    `UPDATE jobs SET kind = $2, status = $3, saved_at = CASE WHEN $4 THEN now() END,
       finished_at = now() - make_interval(hours => $5) WHERE id = $1`,
    [id, kind, status, saved, hours],
  );
  await system.api.get(Retention).prune();
  const rows = await system.sql('SELECT 1 FROM jobs WHERE id = $1', [id]);
  expect(rows.length === 1 ? 'kept' : 'gone').toBe(expected);
});

test('a job that has not ended is never pruned', async () => {
  const { id } = await system.submit('optimize', make.optimizeRequest());
  await system.sql(`UPDATE jobs SET created_at = now() - interval '30 days' WHERE id = $1`, [id]);
  await system.api.get(Retention).prune();
  expect(await system.get(id)).toMatchObject({ status: 'queued' });
});
