import { afterAll, afterEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
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
  const check = redisCheck(redis);
  const state = () => check().then(() => 'ready', String);
  const becomes = async (wanted: string) => {
    await redis.bgsave();
    while (!(await state()).includes(wanted)) await delay(20);
  };
  await becomes('MISCONF');
  await rm(inTheWay, { recursive: true });
  await becomes('ready');
});

it('a Redis below 7 is not, and its version is asked once a connection', async () => {
  await using old = await olderRedis();
  const check = redisCheck(old.redis);
  const sentence = /^Redis is version 6\.\d+\.\d+, it must be 7 or newer, or Valkey$/;
  await expect(check()).rejects.toThrow(sentence);
  await expect(check()).rejects.toThrow(sentence);
  expect(old.timesAsked()).toBe(1);
  old.redis.disconnect(true);
  await once(old.redis, 'close');
  await expect(check()).rejects.toThrow(sentence);
  expect(old.timesAsked()).toBe(2);
});

/** The same Redis seen through a door at which it calls itself a 6. */
async function olderRedis() {
  let asked = 0;
  const door = createServer((client) => {
    const inside = connect(Number(new URL(server.url).port), '127.0.0.1');
    for (const socket of [client, inside]) socket.on('error', () => undefined);
    client.on('close', () => inside.destroy());
    client.on('data', (bytes) => {
      asked += bytes.toString('latin1').split('\r\nserver\r\n').length - 1;
      inside.write(bytes);
    });
    inside.on('data', (bytes) => {
      const text = bytes.toString('latin1').replace(/redis_version:\d/, 'redis_version:6');
      client.write(Buffer.from(text, 'latin1'));
    });
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const url = new URL(server.url);
  url.port = String((door.address() as AddressInfo).port);
  const client = createRedis(url.href, { role: 'request' });
  return {
    redis: client,
    timesAsked: () => asked,
    async [Symbol.asyncDispose]() {
      client.disconnect();
      await new Promise((resolve) => door.close(resolve));
    },
  };
}
