import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type JobKind, type Owner, cancelJobOf } from '@tailwright/contracts/jobs';
import { make } from '@tailwright/testing/make';
import { type TestSystem, startSystem } from '../testing/system.js';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem({
    JOBS_WAITING_MAX: '16',
    JOBS_IN_FLIGHT_VISITOR: '3',
    JOBS_IN_FLIGHT_USER: '6',
    VISITORS_PER_NETWORK: '2',
  });
});
afterAll(() => system.close());

const someone = (kind: Owner['kind'] = 'visitor'): Owner => ({ kind, id: randomUUID() });
const submit = (owner: Owner, kind: JobKind = 'optimize') => system.submit(kind, make.optimizeRequest(), { owner });
const outcomes = async (submissions: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(submissions);
  return settled.map((one) => (one.status === 'fulfilled' ? 'accepted' : (one.reason as { code: string }).code)).sort();
};
const empty = () => system.sql('DELETE FROM jobs');

test('a visitor has three jobs at once and a user six, however fast they click', async () => {
  const visitor = someone();
  expect(await outcomes(Array.from({ length: 5 }, () => submit(visitor)))).toEqual([
    ...Array<string>(3).fill('accepted'),
    ...Array<string>(2).fill('rate_limited'),
  ]);
  await empty();
  const user = someone('user');
  expect(await outcomes(Array.from({ length: 7 }, () => submit(user)))).toEqual([
    ...Array<string>(6).fill('accepted'),
    'rate_limited',
  ]);
  await expect(submit(user)).rejects.toMatchObject({ details: { retryAfterSeconds: expect.any(Number) } });
  await empty();
});

test('more waiting jobs than the cap are refused with a time to come back', async () => {
  const settled = await outcomes(Array.from({ length: 30 }, () => submit(someone())));
  expect(settled.filter((outcome) => outcome === 'accepted')).toHaveLength(16);
  expect(settled.filter((outcome) => outcome === 'overloaded')).toHaveLength(14);
  await expect(submit(someone())).rejects.toMatchObject({ details: { retryAfterSeconds: expect.any(Number) } });
  await empty();
});

describe('visitors of one network', () => {
  const mark = () => randomUUID().replaceAll('-', '').slice(0, 22);
  const from = (network: string, owner = someone()) =>
    system.submit('optimize', make.optimizeRequest(), { owner, network });
  const networks = () => system.sql<{ network: string | null }>('SELECT network FROM jobs');

  test('that never send their cookie have no more jobs at once than two visitors have here', async () => {
    const network = mark();
    expect(await outcomes(Array.from({ length: 8 }, () => from(network)))).toEqual([
      ...Array<string>(6).fill('accepted'),
      ...Array<string>(2).fill('rate_limited'),
    ]);
    await expect(from(mark())).resolves.toMatchObject({ status: 'queued' });
    // Another account of the same network is not another network.
    await expect(from(network, someone('user'))).rejects.toMatchObject({ code: 'rate_limited' });
    await empty();
  });

  test('and its accounts leave room for others, however many accounts they make and however few networks crowd in', async () => {
    const accounts = (network: string, count: number) =>
      outcomes(Array.from({ length: count }, () => from(network, someone('user'))));
    const [first, second, third] = [mark(), mark(), mark()];
    for (const network of [first, second, third]) {
      const taken = await accounts(network, 10);
      expect(taken).not.toContain('overloaded');
      expect(taken).toContain('accepted');
    }
    const [{ waiting } = { waiting: 0 }] = await system.sql<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM jobs WHERE status = 'queued'`,
    );
    expect(waiting).toBeLessThan(16);
    await expect(from(mark(), someone('user'))).resolves.toMatchObject({ status: 'queued' });
    await empty();
  });

  test('come after those of a network that asks for little', async () => {
    const network = mark();
    for (let i = 0; i < 4; i += 1) await from(network);
    expect((await from(mark())).position).toBe(2);
    await empty();
  });

  test('are not remembered once their jobs have ended', async () => {
    const owner = someone();
    const network = mark();
    const cancelled = await from(network, owner);
    await system.rpc.call(cancelJobOf, { owners: [owner], jobId: cancelled.id });
    expect(await networks()).toEqual([{ network: null }]);
    await empty();
    const late = await from(network, owner);
    await system.sql(`UPDATE jobs SET deadline = now() - interval '1 second'`);
    await system.sweep();
    expect([(await system.get(late.id, owner)).status, await networks()]).toEqual(['failed', [{ network: null }]]);
    await empty();
    const worker = await system.startWorker();
    const { id } = await from(network, owner);
    expect((await system.ended(id, owner)).status).toBe('done');
    expect(await networks()).toEqual([{ network: null }]);
    await worker.close();
    await empty();
  });
});

test('who has little outstanding goes before who has much', async () => {
  const heavy = someone('user');
  for (let i = 0; i < 4; i += 1) await submit(heavy);
  const light = await submit(someone());
  // Only the heavy owner's first job has the same priority and is older.
  expect(light.position).toBe(1);
});
