import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startParts } from './parts.mjs';

const minute = 60_000;
let now;
let redis;
let sentences;

beforeEach(() => {
  now = 0;
  redis = [];
  sentences = [];
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Parts that end when they are told to; everything else around them is real. */
function start({ env = {}, ...other } = {}) {
  const runFile = { add() {}, remove() {} };
  const starters = {
    postgres: { start: async () => part('postgres://own') },
    redis: {
      start: async ({ port = 7_000 }) => {
        const { promise: exited, resolve: end } = Promise.withResolvers();
        redis.push({ port, end });
        return { ...part(`redis://127.0.0.1:${port}`), exited };
      },
    },
    mail: { start: async () => ({ smtpUrl: 'smtp://own', inboxUrl: 'http://own', stop: async () => undefined }) },
    ...other,
  };
  return startParts({
    dataDir: '/data',
    env,
    runFile,
    starters,
    now: () => now,
    onGiveUp: (one) => sentences.push(one),
  });
}

function part(url, stop = async () => undefined) {
  return { url, exited: new Promise(() => undefined), stop };
}

async function endRedis(afterMs) {
  now += afterMs;
  const count = redis.length;
  redis.at(-1).end();
  for (let turn = 0; turn < 20 && redis.length === count && sentences.length === 0; turn++) await Promise.resolve();
}

it('starts a part again on its port, for as long as it does not end too often', async () => {
  await start().ready;
  for (let end = 0; end < 20; end++) await endRedis(3 * minute);
  expect(redis).toHaveLength(21);
  expect(new Set(redis.map(({ port }) => port)).size).toBe(1);
  expect(sentences).toEqual([]);
});

it('gives up with a sentence on a part that ends six times within ten minutes', async () => {
  await start().ready;
  for (let end = 0; end < 6; end++) await endRedis(minute);
  expect(sentences).toEqual(['redis ended 6 times within 10 minutes and is not started again.']);
  expect(redis).toHaveLength(6);
});

it('names as its stores only what it started itself', async () => {
  const own = await start().ready;
  expect(own.stores).toEqual({ databaseUrl: 'postgres://own', redisUrl: 'redis://127.0.0.1:7000' });
  const given = await start({ env: { DATABASE_URL: 'postgres://u:secret@db/x', REDIS_URL: 'redis://:secret@r' } })
    .ready;
  expect(given).toMatchObject({ databaseUrl: 'postgres://u:secret@db/x', redisUrl: 'redis://:secret@r' });
  expect(JSON.stringify(given.stores)).toBe('{}');
});

describe('a stop', () => {
  let comeUp;
  let stopped;
  let postgres;

  beforeEach(() => {
    stopped = 0;
    const up = new Promise((resolve) => {
      comeUp = () => resolve(part('postgres://own', async () => void stopped++));
    });
    postgres = { start: () => up };
  });

  it('reaches what is still coming up', async () => {
    const parts = start({ postgres });
    const outcome = parts.ready.catch((error) => error.message);
    const stop = parts.stop();
    setTimeout(comeUp, 50);
    await stop;
    expect(stopped).toBe(1);
    expect(await outcome).toMatch('came up while everything stopped.');
  });

  it('reaches it too after another part could not be started', async () => {
    const parts = start({ postgres, redis: { start: () => Promise.reject(new Error('no Redis was found')) } });
    await expect(parts.ready).rejects.toThrow('no Redis was found');
    const stop = parts.stop();
    setTimeout(comeUp, 50);
    await stop;
    expect(stopped).toBe(1);
  });
});
