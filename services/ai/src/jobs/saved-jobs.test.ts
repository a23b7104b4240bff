import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { claimJob } from '@tailwright/contracts/jobs';
import { make } from '@tailwright/testing/make';
import { type TestSystem, startSystem, until, visitor } from '../testing/system.js';
import { Retention } from './retention.js';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
});
afterEach(() => {
  system.resumes.isFull = false;
});
afterAll(() => system.close());

interface Row {
  is_bare: boolean;
  draft: string | null;
  has_result: boolean;
  is_saved: boolean;
  rests: boolean;
}
const rowOf = async (id: string) => {
  const rows = await system.sql<Row>(
    `SELECT input = '{}' AS is_bare, draft, result IS NOT NULL AS has_result, saved_at IS NOT NULL AS is_saved,
       swept_at = 'infinity' AS rests FROM jobs WHERE id = $1`,
    [id],
  );
  return rows[0];
};
const user = () => ({ kind: 'user' as const, id: randomUUID() });
const finished = async (owner = user(), idempotencyKey?: string) => {
  const { id } = await system.submit('optimize', make.optimizeRequest(), {
    owner,
    ...(idempotencyKey && { idempotencyKey }),
  });
  return { owner, id, state: await system.ended(id, owner) };
};
const passMinutes = (id: string, minutes: number) =>
  system.sql('UPDATE jobs SET saved_at = now() - make_interval(mins => $2) WHERE id = $1', [id, minutes]);

test("what a user gave goes as soon as the result is saved, and the job tells the record's id", async () => {
  const { id, owner, state } = await finished();
  expect(await rowOf(id)).toMatchObject({ is_bare: true, draft: null, has_result: true, is_saved: true });
  expect(state).toMatchObject({ resumeId: system.resumes.of(owner)[0]?.resumeId, result: { jobId: id } });
});

test('a saved result stays for a reload and is the record’s alone after a quarter of an hour', async () => {
  const { id, owner, state } = await finished();
  await passMinutes(id, 14);
  await system.api.get(Retention).prune();
  expect(await system.get(id, owner)).toHaveProperty('result');
  await passMinutes(id, 16);
  await system.api.get(Retention).prune();
  expect(await system.get(id, owner)).toEqual({ ...state, result: undefined });
  expect((await rowOf(id))?.has_result).toBe(false);
});

test('a deleted resume takes the texts of its job with it', async () => {
  const { id, state } = await finished();
  const other = await finished();
  await system.resumes.delete(state.resumeId ?? '');
  await until(async () => (await rowOf(id)) === undefined);
  expect(await rowOf(other.id)).toBeDefined();
});

test('a resume deleted before its job was marked done leaves no text there either', async () => {
  const { id, state } = await finished();
  await system.sql(`UPDATE jobs SET status = 'running', finished_at = NULL WHERE id = $1`, [id]);
  await system.resumes.delete(state.resumeId ?? '');
  await until(async () => !(await rowOf(id))?.has_result);
  expect(await system.sql('SELECT status FROM jobs WHERE id = $1', [id])).toEqual([{ status: 'cancelled' }]);
});

test('a claimed result is saved by the sweeper should the claimer not come to it, and is then claimed as saved', async () => {
  const actor = randomUUID();
  const { id } = await finished(visitor as never);
  const claim = { actor, visitor: visitor.id, jobId: id };
  const { resumeId, unsaved } = await system.rpc.call(claimJob, claim);
  expect(unsaved).toMatchObject({ actor, resumeId });
  expect((await rowOf(id))?.is_saved).toBe(false);
  await system.sweep();
  expect(await rowOf(id)).toMatchObject({ is_bare: true, is_saved: true });
  expect(system.resumes.of({ kind: 'user', id: actor })).toHaveLength(1);
  expect(await system.rpc.call(claimJob, claim)).toEqual({ resumeId, unsaved: null });
});

test('no text is kept with a repeated call', async () => {
  const { id, owner } = await finished(user(), 'a key');
  const repeat = { owner, id, idempotencyKey: 'a key' };
  const [before] = await system.sql<{ bytes: string }>('SELECT sum(length(answer)) AS bytes FROM message_ids');
  const state = await system.submit('optimize', make.optimizeRequest(), repeat);
  expect(state).toHaveProperty('result');
  const [after] = await system.sql<{ bytes: string }>('SELECT sum(length(answer)) AS bytes FROM message_ids');
  expect(Number(after?.bytes) - Number(before?.bytes)).toBeLessThan(200);
});

test('a result there is no room for is given all the same, and rests until its owner claims it', async () => {
  system.resumes.isFull = true;
  const { id, owner, state } = await finished();
  expect(state.result).toBeDefined();
  expect(state).not.toHaveProperty('resumeId');
  await system.sweep();
  expect(await rowOf(id)).toMatchObject({ has_result: true, is_saved: false, rests: true });
  system.resumes.isFull = false;
  const { unsaved } = await system.rpc.call(claimJob, { actor: owner.id, visitor: null, jobId: id });
  expect(unsaved).toMatchObject({ actor: owner.id });
  expect((await rowOf(id))?.rests).toBeFalsy();
});
