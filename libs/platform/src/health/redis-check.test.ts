import { afterAll, afterEach, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis } from '../../../../tools/embedded/redis.mjs';
import { createRedis } from '../redis.js';
import { redisCheck } from './redis-check.js';

const dir = await mkdtemp(join(tmpdir(), 'tailwright-redis-'));
const server = await startRedis({ dir: join(dir, 'redis'), throwAway: true });
const redis = createRedis(server.url, { role: 'request' });
afterEach(() => redis.config('SET', 'maxmemory-policy', 'noeviction'));
afterAll(async () => {
  redis.disconnect();
  await server.stop();
  await rm(dir, { recursive: true });
});

it('a Redis that never evicts is ready', async () => {
  await expect(redisCheck(redis)()).resolves.toBeUndefined();
});

it('a Redis that may evict a job is not', async () => {
  await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
  await expect(redisCheck(redis)()).rejects.toThrow('noeviction');
});
