import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { redisUrl } from '@tailwright/testing/redis';
import { Redis } from 'ioredis';
import { addEffect, echo, publish, refuse } from '../testing/contract.js';
import { type FixtureProcesses, eventually, openFixture } from '../testing/processes.js';
import type { TestProcess } from '@tailwright/testing/process';

const canary = 'canary-of-jane-doe';
let fixture: FixtureProcesses;
let redis: Redis;
let seen: string;
let publisher: TestProcess;

beforeAll(async () => {
  fixture = await openFixture();
  redis = new Redis(redisUrl());
  seen = '';
  const monitor = await redis.monitor();
  monitor.on('monitor', (_time: string, args: string[]) => (seen += args.join(' ')));
  publisher = await fixture.start();
  await fixture.start('subscriber');
  await fixture.rpc.call(echo, { text: canary });
  await fixture.rpc.call(addEffect, { key: canary });
  await fixture.rpc.call(publish, { text: `poison ${canary}` });
  await fixture.rpc.call(refuse, { how: 'unknown' }).catch(() => undefined);
  await eventually(async () => (await fixture.query('subscriber', 'SELECT 1 FROM dead_events')).length > 0);
  monitor.disconnect();
});
afterAll(async () => {
  await fixture.close();
  redis.disconnect();
});

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
