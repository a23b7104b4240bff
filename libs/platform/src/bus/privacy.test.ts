import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis } from '../../../../tools/embedded/redis.mjs';
import { addEffect, echo, publish, refuse } from '../testing/contract.js';
import { type FixtureProcesses, eventually, openFixture } from '../testing/processes.js';
import type { TestProcess } from '@tailwright/testing/process';

const canary = 'canary-of-jane-doe';
let dir: string;
let server: Awaited<ReturnType<typeof startRedis>>;
let fixture: FixtureProcesses;
let redis: Redis;
let seen: string;
let publisher: TestProcess;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tailwright-redis-'));
  // What is watched is told word for word: on the Redis of all tests that would be megabytes of others, and slow them.
  server = await startRedis({ dir: join(dir, 'redis'), throwAway: true });
  fixture = await openFixture({ redisUrl: server.url });
  redis = new Redis(server.url);
  seen = '';
  const monitor = await watchRedis((text) => (seen += text));
  publisher = await fixture.start();
  await fixture.start('subscriber');
  await fixture.rpc.call(echo, { text: canary });
  await fixture.rpc.call(addEffect, { key: canary });
  await fixture.rpc.call(publish, { text: `poison ${canary}` });
  await fixture.rpc.call(refuse, { how: 'unknown' }).catch(() => undefined);
  await eventually(async () => (await fixture.query('subscriber', 'SELECT 1 FROM dead_events')).length > 0);
  monitor.destroy();
});
afterAll(async () => {
  await fixture.close();
  redis.disconnect();
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

/** Over a socket of its own: ioredis loses count of its replies when a busy Redis sends its first lines with the OK. */
async function watchRedis(onText: (text: string) => void): Promise<Socket> {
  const { hostname, port, password } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(`${password ? `AUTH ${password}\r\n` : ''}MONITOR\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  onText(first.toString());
  socket.on('data', (chunk: Buffer) => onText(chunk.toString()));
  return socket;
}

it('nothing a person wrote reaches Redis', () => {
  expect(seen).toContain(`${fixture.prefix}req:resume`);
  expect(seen).not.toContain(canary);
});

it('nothing of an answered call stays in Redis', async () => {
  const keys = await redis.keys(`${fixture.prefix}*`);
  const lengths = await Promise.all(keys.map((key) => redis.xlen(key)));
  expect(lengths.every((length) => length === 0)).toBe(true);
});

it('nothing a person wrote, and no foreign error text, reaches a log', () => {
  expect(publisher.output()).toContain('a call failed');
  expect(publisher.output()).not.toContain(canary);
  expect(publisher.output()).not.toContain('secret of the inside');
});
