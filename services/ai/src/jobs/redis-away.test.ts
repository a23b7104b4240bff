import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type FakeProvider, startFakeProvider } from '@tailwright/testing/fake-provider';
import { make } from '@tailwright/testing/make';
import { startProcess } from '@tailwright/testing/process';
import { startRedis } from '../../../../tools/embedded/redis.mjs';
import { type TestSystem, startSystem, until } from '../testing/system.js';

const entry = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url));

let dir: string;
let redis: Awaited<ReturnType<typeof startRedis>>;
let provider: FakeProvider;
let system: TestSystem;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tailwright-redis-'));
  redis = await startRedis({ dir: join(dir, 'redis') });
  provider = await startFakeProvider();
  system = await startSystem({ REDIS_URL: redis.url, OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'fake-model' });
});
afterEach(async () => {
  redis = await startRedis({ dir: join(dir, 'redis'), port: Number(new URL(redis.url).port) });
});
afterAll(async () => {
  await system.close();
  await provider.stop();
  await redis.stop();
  await rm(dir, { recursive: true });
});

/** Every client has noticed, and waits for its next attempt. */
async function loseRedis(): Promise<void> {
  process.kill(redis.pid ?? 0, 'SIGKILL');
  await delay(1_500);
}

async function timed(run: () => Promise<number | null>): Promise<{ code: number | null; ms: number }> {
  const began = performance.now();
  return { code: await run(), ms: performance.now() - began };
}

test.each(['worker', 'main'])(
  'an idle process (%s) stops within 3 s while Redis is away',
  async (name) => {
    const idle = await startProcess(entry(name), { ...system.env, INSTANCE: `idle-${name}`, STOP_LIMIT_MS: '20000' });
    await loseRedis();
    const { code, ms } = await timed(() => idle.end('SIGTERM'));
    expect([code, ms < 3_000]).toEqual([0, true]);
  },
  60_000,
);

test('a worker with a job in hand records where it stands before it stops, and tells once of each trouble', async () => {
  const worker = await startProcess(entry('worker'), { ...system.env, INSTANCE: 'busy' });
  provider.setMode('slow');
  const { id } = await system.submit('optimize', make.optimizeRequest());
  await until(async () => (await system.get(id)).status === 'running');
  await loseRedis();
  expect(await worker.end('SIGTERM')).toBe(0);
  const [row] = await system.sql('SELECT status FROM jobs WHERE id = $1', [id]);
  // Done, or waiting for another worker when it had to ask Redis for a share of the provider's budget.
  expect(row).toEqual({ status: expect.stringMatching(/^(done|queued)$/) });
  const told = worker
    .output()
    .split('\n')
    .filter((line) => line.includes('queue trouble'));
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told.map(withoutTime)).size).toBe(told.length);
});

function withoutTime(line: string): string {
  const { queue, err } = JSON.parse(line) as { queue: string; err: { code?: string; name: string } };
  return `${queue} ${err.code ?? err.name}`;
}
