import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { JobKind, Owner } from '@tailwright/contracts/jobs';
import { make } from '@tailwright/testing/make';
import { type TestSystem, startSystem } from '../testing/system.js';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem({ JOBS_WAITING_MAX: '8', JOBS_IN_FLIGHT_VISITOR: '3', JOBS_IN_FLIGHT_USER: '6' });
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
  expect(settled.filter((outcome) => outcome === 'accepted')).toHaveLength(8);
  expect(settled.filter((outcome) => outcome === 'overloaded')).toHaveLength(22);
  await expect(submit(someone())).rejects.toMatchObject({ details: { retryAfterSeconds: expect.any(Number) } });
  await empty();
});

test('who has little outstanding goes before who has much', async () => {
  const heavy = someone('user');
  for (let i = 0; i < 4; i += 1) await submit(heavy);
  const light = await submit(someone());
  // Only the heavy owner's first job has the same priority and is older.
  expect(light.position).toBe(1);
});
