import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { redisUrl } from '@tailwright/testing/redis';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { isDependencyAway } from './dependency-away.js';
import { ImpatientClient } from './impatient-client.js';
import { createRedis } from './redis.js';
import { echo } from './testing/contract.js';
import { type FixtureProcesses, openFixture } from './testing/processes.js';

/** A slow disk, a machine with too much to do, a long piece of work: for so long this process does not run. */
async function standStill(ms: number): Promise<void> {
  // After immediates come timers, and only then what arrived.
  await new Promise((resolve) => setImmediate(resolve));
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** Longer than Redis and Postgres may take to answer. */
const pauseMs = 1_700;

describe('while this process stood still, what arrived is read before', () => {
  const redis = createRedis(redisUrl(), { role: 'request' });
  let dataSource: DataSource;
  let fixture: FixtureProcesses;
  beforeAll(async () => {
    fixture = await openFixture();
    await fixture.start();
    dataSource = await postgres({ query_timeout: 1_500 });
  });
  afterAll(async () => {
    redis.disconnect();
    await dataSource.destroy();
    await fixture.close();
  });

  it('Redis is given up', async () => {
    await redis.ping();
    const answer = redis.ping();
    await standStill(pauseMs);
    expect(await answer).toBe('PONG');
  });

  it('Postgres is given up', async () => {
    await dataSource.query('SELECT 1');
    const answer = dataSource.query('SELECT 2 AS two');
    await standStill(pauseMs);
    expect(await answer).toEqual([{ two: 2 }]);
  });

  it("a call's deadline has passed", async () => {
    await fixture.rpc.call(echo, { text: 'warm' });
    const deadline = Date.now() + 1_500;
    const answer = fixture.rpc.call(echo, { text: 'in time', waitMs: 500 }, { deadline });
    // The call has left by then.
    await delay(200);
    await standStill(pauseMs);
    expect(await answer).toEqual({ text: 'in time' });
  });
});

it('a Postgres that does not answer in time is away, and what waits behind the query fails with it', async () => {
  const dataSource = await postgres({ query_timeout: 200, max: 1 });
  const failed = dataSource
    .transaction((manager) => manager.query('SELECT pg_sleep(60)'))
    .catch((error: unknown) => error);
  const error: unknown = await failed;
  expect(error).toMatchObject({ message: 'Query read timeout' });
  expect(isDependencyAway(error)).toBe(true);
  expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await dataSource.destroy();
});

function postgres(extra: object): Promise<DataSource> {
  const url = process.env.TEST_DATABASE_URL ?? '';
  return new DataSource({ type: 'postgres', url, extra: { ...extra, Client: ImpatientClient } }).initialize();
}
