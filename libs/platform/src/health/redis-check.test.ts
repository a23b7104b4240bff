import { afterAll, afterEach, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startRedis } from '../../../../tools/embedded/redis.mjs';
import { createRedis } from '../redis.js';
import { redisCheck } from './redis-check.js';

const dir = await mkdtemp(join(tmpdir(), 'tailwright-redis-'));
const server = await startRedis({ dir: join(dir, 'redis'), throwAway: true });
const redis = createRedis(server.url, { role: 'request' });
afterEach(() => redis.config('SET', 'maxmemory-policy', 'noeviction', 'maxmemory', '0', 'save', ''));
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

it('a Redis whose memory is full is not', async () => {
  await redis.config('SET', 'maxmemory', '1');
  await expect(redisCheck(redis)()).rejects.toThrow('OOM');
});

it('a Redis that cannot write to its disk is not, until it can again', async () => {
  // What it writes gets the name of a folder in the end, which fails as a full disk does.
  const inTheWay = join(dir, 'redis', 'dump.rdb');
  await mkdir(join(inTheWay, 'occupied'), { recursive: true });
  await redis.config('SET', 'save', '3600 1');
  const state = () => redisCheck(redis)().then(() => 'ready', String);
  const becomes = async (wanted: string) => {
    await redis.bgsave();
    while (!(await state()).includes(wanted)) await delay(20);
  };
  await becomes('MISCONF');
  await rm(inTheWay, { recursive: true });
  await becomes('ready');
});
