import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startAwakeClock } from '@tailwright/testing/clocks';
import { redisUrl } from '@tailwright/testing/redis';
import { Redis } from 'ioredis';
import { addEffect, crash, echo } from '../testing/contract.js';
import { type FixtureProcesses, eventually, openFixture } from '../testing/processes.js';
import { deadStream, requestStream } from './names.js';

let fixture: FixtureProcesses;
let redis: Redis;

beforeEach(async () => {
  fixture = await openFixture();
  redis = new Redis(redisUrl());
});
afterEach(async () => {
  await fixture.close();
  redis.disconnect();
});

const stream = () => requestStream(fixture.prefix, 'resume');

describe('several replicas of a service', () => {
  it('give 200 mutating calls exactly 200 effects, and every replica works', async () => {
    await Promise.all([fixture.start(), fixture.start(), fixture.start()]);
    const keys = Array.from({ length: 200 }, (_, index) => `key ${index}`);
    const answers = await Promise.all(keys.map((key) => fixture.rpc.call(addEffect, { key })));
    expect(answers.map(({ key }) => key)).toEqual(keys);
    expect((await fixture.effects()).sort()).toEqual([...keys].sort());
    expect(new Set(answers.map(({ instance }) => instance)).size).toBe(3);
    await eventually(async () => (await redis.xlen(stream())) === 0);
  });

  it('answer every call when one is killed in the middle', async () => {
    const [victim] = await Promise.all([fixture.start(), fixture.start()]);
    const keys = Array.from({ length: 100 }, (_, index) => `key ${index}`);
    const calls = keys.map((key) => fixture.rpc.call(addEffect, { key, waitMs: 100 }));
    await Promise.race(calls);
    await victim.end('SIGKILL');
    const answers = await Promise.all(calls);
    expect(answers.map(({ key }) => key)).toEqual(keys);
    expect((await fixture.effects()).sort()).toEqual([...keys].sort());
  });

  it('finish what they have begun when they are stopped', async () => {
    const [leaving] = await Promise.all([fixture.start(), fixture.start()]);
    const calls = Array.from({ length: 40 }, (_, index) => fixture.rpc.call(echo, { text: `${index}`, waitMs: 500 }));
    await eventually(async () => Number((await redis.xpending(stream(), 'g'))[0]) > 0);
    const started = startAwakeClock();
    expect(await leaving.end('SIGTERM')).toBe(0);
    await Promise.all(calls);
    // Nothing had to wait for a reclaim, which takes 1.5 s.
    expect(started.ms()).toBeLessThan(1_500);
  });

  it('leave a call to one of them for as long as it is working on it', async () => {
    await Promise.all([fixture.start(), fixture.start()]);
    const started = Date.now();
    const call = fixture.rpc.call(addEffect, { key: 'slow', waitMs: 4_000 });
    const owner = async () => {
      const [held] = (await redis.xpending(stream(), 'g', '-', '+', 1)) as [string, string, number, number][];
      return held && { consumer: held[1], deliveries: held[3] };
    };
    const first = await eventually(owner);
    // Twice as long as a silent replica would keep it.
    await eventually(() => Promise.resolve(Date.now() - started > 3_300));
    expect(await owner()).toEqual({ ...first, deliveries: 1 });
    await call;
    expect(await fixture.effects()).toEqual(['slow']);
  });

  it('set a call aside that takes down every replica it reaches, and keep no payload of it', async () => {
    const starting = Array.from({ length: 4 }, () => fixture.start());
    await Promise.all(starting);
    await expect(fixture.rpc.call(crash, {})).rejects.toMatchObject({ code: 'internal' });
    const [[, fields] = []] = await redis.xrange(deadStream(fixture.prefix, 'resume'), '-', '+');
    expect(fields?.filter((_, index) => index % 2 === 0)).toEqual(['id', 'pattern', 'deliveries']);
    expect(fields?.[3]).toBe(crash.pattern);
  });
});

it('calls sent before the first start of a service are answered', async () => {
  const answer = fixture.rpc.call(echo, { text: 'early' });
  await fixture.start();
  expect(await answer).toEqual({ text: 'early' });
});

it('a call is refused as overloaded while too many wait', async () => {
  const filler = Array.from({ length: 2_000 }, () => ['i', 'x', 's', 'y']);
  const pipeline = redis.pipeline();
  filler.forEach((fields) => pipeline.xadd(stream(), '*', ...fields));
  await pipeline.exec();
  const started = startAwakeClock();
  await expect(fixture.rpc.call(echo, { text: 'one too many' })).rejects.toMatchObject({
    code: 'overloaded',
    details: { retryAfterSeconds: 2 },
  });
  expect(started.ms()).toBeLessThan(1_000);
});
