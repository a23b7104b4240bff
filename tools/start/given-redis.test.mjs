import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { redisCheck } from '../../libs/platform/src/health/redis-check.ts';
import { createRedis } from '../../libs/platform/src/redis.ts';
import { startRedis } from '../embedded/redis.mjs';
import { assertRedisFits } from './given-redis.mjs';

const platform = { createRedis, redisCheck, keyPrefix: 'test:' };
const dir = await mkdtemp(join(tmpdir(), 'tailwright-given-redis-'));
const server = await startRedis({ dir: join(dir, 'redis'), throwAway: true });
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true });
});

it('lets a Redis be that can carry the system, and says why of one that cannot', async () => {
  await assertRedisFits(server.url, platform);
  const redis = createRedis(server.url, { role: 'request' });
  await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
  redis.disconnect();
  await expect(assertRedisFits(server.url, platform)).rejects.toThrow(
    'REDIS_URL cannot be used: Redis maxmemory-policy is allkeys-lru, it must be noeviction.',
  );
});

it('leaves a Redis that does not answer yet to the processes, which wait for it', async () => {
  const notThere = { status: 'reconnecting', disconnect() {} };
  const redisCheck = () => () => Promise.reject(new Error('Command timed out'));
  await assertRedisFits('redis://127.0.0.1', { ...platform, createRedis: () => notThere, redisCheck });
});
