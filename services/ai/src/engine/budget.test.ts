import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { createRedis } from '@tailwright/platform/redis';
import { freshDatabase } from '@tailwright/testing/database';
import { freshPrefix, redisUrl } from '@tailwright/testing/redis';
import { DataSource } from 'typeorm';
import { database } from '../data-source.js';
import { ProviderBudget, type Settle, dailyLimitsOf } from './budget.js';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let source: DataSource;
const redis = createRedis(redisUrl(), { role: 'request', keyPrefix: freshPrefix() });
beforeAll(async () => {
  fresh = await freshDatabase(database);
  const extra = { options: `-c search_path=${fresh.schema}` };
  source = await new DataSource({ type: 'postgres', url: fresh.url, extra }).initialize();
});
afterAll(async () => {
  redis.disconnect();
  await source.destroy();
  await fresh.drop();
});

afterEach(async () => {
  await source.query('DELETE FROM provider_reservations');
  await source.query('DELETE FROM provider_budget');
});

const worker = (tokens: number, calls = 0, callsPerDay = 0) =>
  new ProviderBudget(redis, source, {
    PROVIDER_TOKENS_PER_DAY: tokens,
    PROVIDER_CALLS_PER_MINUTE: calls,
    PROVIDER_CALLS_PER_DAY: callsPerDay,
  });
const settlesOf = async (reservations: Promise<Settle>[]) =>
  (await Promise.allSettled(reservations)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));

it('workers that reserve at once never take more than the day has, and settling gives back', async () => {
  const reserve = () => worker(1_000).reserve(300);
  const settles = await settlesOf(Array.from({ length: 10 }, reserve));
  expect(settles).toHaveLength(3);
  await settles[0]?.(50);
  await expect(reserve()).resolves.toBeInstanceOf(Function);
});

it('what calls under way may still give back is waited for, and only what was used is used up', async () => {
  const reserve = () => worker(1_000).reserve(300);
  const settles = await settlesOf([reserve(), reserve(), reserve()]);
  await expect(reserve()).rejects.toMatchObject({ reason: 'paused', code: 'rate_limited', retryable: true });
  for (const settle of settles) await settle(300);
  await expect(reserve()).rejects.toMatchObject({ reason: 'budget-spent', code: 'rate_limited', retryable: false });
});

it('workers that call at once never make more calls than the day has', async () => {
  const reserve = () => worker(0, 0, 5).reserve(1);
  const settles = await settlesOf(Array.from({ length: 20 }, reserve));
  expect(settles).toHaveLength(5);
  await expect(reserve()).rejects.toMatchObject({ reason: 'budget-spent' });
  await settles[0]?.(1);
  await expect(reserve()).rejects.toMatchObject({ reason: 'budget-spent' });
});

it('a call the provider refused at no cost is given back', async () => {
  const reserve = () => worker(0, 0, 1).reserve(1);
  await (
    await reserve()
  )(0);
  await expect(reserve()).resolves.toBeInstanceOf(Function);
});

it('a call whose worker died is counted whole in the end', async () => {
  const reserve = () => worker(1_000).reserve(600);
  await reserve();
  await expect(reserve()).rejects.toMatchObject({ reason: 'paused' });
  await source.query(`UPDATE provider_reservations SET expires_at = now() - interval '1 second'`);
  await expect(reserve()).rejects.toMatchObject({ reason: 'budget-spent' });
  expect(await source.query('SELECT tokens, reserved, calls FROM provider_budget')).toEqual([
    { tokens: '600', reserved: '0', calls: 1 },
  ]);
});

it('a key has a ceiling from its first day, which can be changed or lifted; a model without a key has none', () => {
  const rest = { PROVIDER_CALLS_PER_MINUTE: 0 };
  expect(dailyLimitsOf({ ...rest, OPENAI_API_KEY: 'key' })).toEqual({ tokens: 2_000_000, calls: 1_500 });
  expect(dailyLimitsOf({ ...rest, OPENAI_API_KEY: 'key', PROVIDER_TOKENS_PER_DAY: 0 })).toEqual({
    tokens: 0,
    calls: 1_500,
  });
  expect(dailyLimitsOf({ ...rest, OPENAI_API_KEY: 'key', PROVIDER_CALLS_PER_DAY: 9 }).calls).toBe(9);
  expect(dailyLimitsOf(rest)).toEqual({ tokens: 0, calls: 0 });
});

it('a pause the provider asked for holds every worker', async () => {
  await worker(0).pause(60_000);
  await expect(worker(0).reserve(1)).rejects.toMatchObject({ reason: 'paused' });
  await redis.del('provider:paused');
  await expect(worker(0).reserve(1)).resolves.toBeInstanceOf(Function);
});

/** later lets the calls made so far grow older, as if so much time had passed. */
async function later(ms: number): Promise<void> {
  for (const call of await redis.zrange('provider:calls', 0, -1)) await redis.zincrby('provider:calls', -ms, call);
}

it('in no stretch of a minute do all workers together make more calls than are allowed', async () => {
  const reserve = () => worker(0, 3).reserve(1);
  const made = async (count: number) => (await settlesOf(Array.from({ length: count }, reserve))).length;
  expect(await made(1)).toBe(1);
  await later(59_000);
  expect(await made(5)).toBe(2);
  await expect(reserve()).rejects.toMatchObject({ reason: 'paused', retryAfterMs: expect.any(Number) });
  await later(1_500);
  // The first call is more than a minute old, the other two are not, whenever a minute began.
  expect(await made(5)).toBe(1);
  await later(60_000);
  expect(await made(5)).toBe(3);
});

it('a call that can be left out leaves the last of the day to those that cannot', async () => {
  const settle = await worker(1_000).reserve(700);
  await expect(worker(1_000).reserve(200, { isOptional: true })).rejects.toMatchObject({ reason: 'paused' });
  await settle(700);
  await expect(worker(1_000).reserve(200, { isOptional: true })).rejects.toMatchObject({ reason: 'budget-spent' });
  await worker(1_000).reserve(100, { isOptional: true });
  await worker(1_000).reserve(200);
});
