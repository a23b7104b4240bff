import { describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import pg from 'pg';
import { isDependencyAway } from './dependency-away.js';

const failed = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a dependency', () => {
  it('that refuses connections is away', async () => {
    const redis = new Redis('redis://127.0.0.1:1', { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: null });
    redis.on('error', () => undefined);
    expect(isDependencyAway(await failed(redis.ping()))).toBe(true);
    redis.disconnect();
    const client = new pg.Client('postgres://127.0.0.1:1/none');
    expect(isDependencyAway(await failed(client.connect()))).toBe(true);
  });

  it('that takes too long is away', async () => {
    const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL, query_timeout: 50 });
    await client.connect();
    expect(isDependencyAway(await failed(client.query('SELECT pg_sleep(1)')))).toBe(true);
    await client.end();
    const redis = new Redis(process.env.TEST_REDIS_URL ?? '', { commandTimeout: 50 });
    expect(isDependencyAway(await failed(redis.blpop('no-such-list', 1)))).toBe(true);
    redis.disconnect();
  });

  it('that refuses what we ask of it is not away', async () => {
    const client = new pg.Client(process.env.TEST_DATABASE_URL);
    await client.connect();
    expect(isDependencyAway(await failed(client.query('SELECT nothing')))).toBe(false);
    await client.end();
    const redis = new Redis(process.env.TEST_REDIS_URL ?? '');
    expect(isDependencyAway(await failed(redis.call('NOSUCHCOMMAND')))).toBe(false);
    redis.disconnect();
    expect(isDependencyAway(new TypeError('x is undefined'))).toBe(false);
    expect(isDependencyAway(undefined)).toBe(false);
  });
});
