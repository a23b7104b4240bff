import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createRedis } from '@tailwright/platform/redis';
import { freshDatabase } from '@tailwright/testing/database';
import { freshPrefix, redisUrl } from '@tailwright/testing/redis';
import { DataSource } from 'typeorm';
import { database } from '../data-source.js';
import { ProviderBudget } from './budget.js';

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

const worker = (tokens: number, calls = 0) =>
  new ProviderBudget(redis, source, { PROVIDER_TOKENS_PER_DAY: tokens, PROVIDER_CALLS_PER_MINUTE: calls });

it('workers that reserve at once never take more than the day has, and settling gives back', async () => {
  const reserve = () => worker(1_000).reserve(300);
  const taken = await Promise.allSettled(Array.from({ length: 10 }, reserve));
  const settles = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(settles).toHaveLength(3);
  await expect(reserve()).rejects.toMatchObject({ reason: 'budget-spent', code: 'rate_limited' });
  await settles[0]?.(50);
  await expect(reserve()).resolves.toBeInstanceOf(Function);
});

it('a pause the provider asked for holds every worker', async () => {
  await worker(0).pause(60_000);
  await expect(worker(0).reserve(1)).rejects.toMatchObject({ reason: 'paused' });
  await redis.del('provider:paused');
  await expect(worker(0).reserve(1)).resolves.toBeInstanceOf(Function);
});

it('the calls of a minute are counted over all workers', async () => {
  await Promise.all([worker(0, 3).reserve(1), worker(0, 3).reserve(1), worker(0, 3).reserve(1)]);
  await expect(worker(0, 3).reserve(1)).rejects.toMatchObject({ reason: 'paused' });
});
