import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startAwakeClock } from '@tailwright/testing/clocks';
import { testClient, testEnvironment } from '@tailwright/testing/boot';
import { Redis } from 'ioredis';
import { startRedis } from '../../../../tools/embedded/redis.mjs';
import { addEffect, echo } from '../testing/contract.js';
import { type FixtureProcesses, openFixture } from '../testing/processes.js';
import { openSilentLine } from '../testing/silent-line.js';

let dir: string;
let server: Awaited<ReturnType<typeof startRedis>>;
let port: number;
let fixture: FixtureProcesses;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tailwright-redis-'));
  server = await startRedis({ dir: join(dir, 'redis') });
  port = Number(new URL(server.url).port);
  fixture = await openFixture({ redisUrl: server.url });
});
afterEach(async () => {
  await fixture.close();
  await server.stop();
  await rm(dir, { recursive: true });
});

const kill = (signal: NodeJS.Signals) => process.kill(server.pid ?? 0, signal);

describe('while Redis', () => {
  it('is killed and started again, every call is answered once and everything goes on by itself', async () => {
    await Promise.all([fixture.start(), fixture.start()]);
    const keys = Array.from({ length: 300 }, (_, index) => `key ${index}`);
    const calls = keys.map((key) => fixture.rpc.call(addEffect, { key, waitMs: 50 }));
    await Promise.race(calls);
    kill('SIGKILL');
    server = await startRedis({ dir: join(dir, 'redis'), port });
    await Promise.all(calls);
    expect((await fixture.effects()).sort()).toEqual([...keys].sort());
    expect(await fixture.rpc.call(echo, { text: 'after' })).toEqual({ text: 'after' });
  });

  it('loses everything it holds, every call is still answered once', async () => {
    await Promise.all([fixture.start(), fixture.start()]);
    const redis = new Redis(server.url);
    const keys = Array.from({ length: 300 }, (_, index) => `key ${index}`);
    const calls = keys.map((key) => fixture.rpc.call(addEffect, { key, waitMs: 50 }));
    await Promise.race(calls);
    await redis.flushall();
    redis.disconnect();
    await Promise.all(calls);
    expect((await fixture.effects()).sort()).toEqual([...keys].sort());
  });

  it('cannot be reached from the start, callers hear `unavailable` within 3 s', async () => {
    const { rpc, close } = testClient({ ...testEnvironment(), REDIS_URL: 'redis://127.0.0.1:1' });
    const started = startAwakeClock();
    await expect(rpc.call(echo, { text: 'nobody' })).rejects.toMatchObject({ code: 'unavailable' });
    expect(started.ms()).toBeLessThan(3_000);
    close();
  });

  it('is frozen, callers hear `unavailable` within 3 s, and calls pass again afterwards', async () => {
    await fixture.start();
    await fixture.rpc.call(echo, { text: 'before' });
    kill('SIGSTOP');
    try {
      for (let round = 0; round < 3; round++) {
        const started = startAwakeClock();
        await expect(fixture.rpc.call(echo, { text: 'frozen' })).rejects.toMatchObject({ code: 'unavailable' });
        expect(started.ms()).toBeLessThan(3_000);
      }
    } finally {
      kill('SIGCONT');
    }
    const thawed = startAwakeClock();
    await fixture.rpc.call(echo, { text: 'after' });
    expect(thawed.ms()).toBeLessThan(5_000);
  });

  it.each(['SIGKILL', 'SIGSTOP'] as const)('is away (%s), a service stops within 3 s', async (signal) => {
    const service = await fixture.start();
    await fixture.rpc.call(echo, { text: 'before' });
    kill(signal);
    // Long enough for every client to have noticed.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const began = startAwakeClock();
    expect(await service.end()).toBe(0);
    expect(began.ms()).toBeLessThan(3_000);
    if (signal === 'SIGSTOP') kill('SIGCONT');
  });

  it('loses its power without a word and is back elsewhere, calls pass again within 15 s', async () => {
    const line = await openSilentLine(port);
    const far = await openFixture({ redisUrl: `redis://:${new URL(server.url).password}@127.0.0.1:${line.port}` });
    try {
      await far.start();
      await far.rpc.call(echo, { text: 'before' });
      line.goSilent();
      const lost = startAwakeClock();
      const passes = () => far.rpc.call(echo, { text: 'after' }).then(Boolean, () => false);
      while (!(await passes())) expect(lost.ms()).toBeLessThan(15_000);
    } finally {
      await far.close();
      await line.close();
    }
  });

  it('is demoted and its name leads to another one, calls pass again within 5 s', async () => {
    await copyFile(join(dir, 'redis.password'), join(dir, 'heir.password'));
    const heir = await startRedis({ dir: join(dir, 'heir'), throwAway: true });
    const line = await openSilentLine(port);
    const far = await openFixture({ redisUrl: `redis://:${new URL(server.url).password}@127.0.0.1:${line.port}` });
    const demoted = new Redis(server.url);
    try {
      await far.start();
      await far.rpc.call(echo, { text: 'before' });
      line.turnTo(Number(new URL(heir.url).port));
      await demoted.replicaof('127.0.0.1', new URL(heir.url).port);
      const lost = startAwakeClock();
      const passes = () => far.rpc.call(echo, { text: 'after' }).then(Boolean, () => false);
      while (!(await passes())) expect(lost.ms()).toBeLessThan(5_000);
    } finally {
      demoted.disconnect();
      await far.close();
      await line.close();
      await heir.stop();
    }
  });

  it('has no memory left, callers hear `unavailable` within 3 s, and calls pass again afterwards', async () => {
    await fixture.start();
    await fixture.rpc.call(echo, { text: 'before' });
    const redis = new Redis(server.url);
    await redis.config('SET', 'maxmemory', '1');
    const started = startAwakeClock();
    await expect(fixture.rpc.call(echo, { text: 'full' })).rejects.toMatchObject({ code: 'unavailable' });
    expect(started.ms()).toBeLessThan(3_000);
    await redis.config('SET', 'maxmemory', '0');
    redis.disconnect();
    expect(await fixture.rpc.call(echo, { text: 'after' })).toEqual({ text: 'after' });
  });
});
