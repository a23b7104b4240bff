import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openSession } from '@tailwright/contracts/auth';
import { AppError } from '@tailwright/contracts/errors';
import { describeEngine, submitJob } from '@tailwright/contracts/jobs';
import { createRedis } from '@tailwright/platform/redis';
import { make } from '@tailwright/testing/make';
import { freshPrefix, redisUrl } from '@tailwright/testing/redis';
import { type TestGateway, startGateway } from '../testing/start.js';
import { RedisThrottleStorage } from './throttle-storage.js';

describe('a sliding window', () => {
  const redis = createRedis(redisUrl(), { role: 'request', keyPrefix: freshPrefix() });
  let nowMs = 1_000_000_000_000;
  const storage = new RedisThrottleStorage(redis, () => nowMs);
  afterAll(() => redis.disconnect());

  it('lets exactly its number of calls through, also when they come at once', async () => {
    const calls = await Promise.all(Array.from({ length: 50 }, () => storage.increment('at-once', 60_000, 20)));
    expect(calls.filter(({ isBlocked }) => !isBlocked)).toHaveLength(20);
  });

  it('says how long to wait, and waiting that long is enough', async () => {
    const call = () => storage.increment('wait', 60_000, 3);
    for (let nth = 0; nth < 3; nth += 1) expect((await call()).isBlocked).toBe(false);
    const { isBlocked, timeToBlockExpire } = await call();
    expect(isBlocked).toBe(true);
    nowMs += timeToBlockExpire * 1_000 - 1_001;
    expect((await call()).isBlocked).toBe(true);
    nowMs += 1_001;
    expect((await call()).isBlocked).toBe(false);
  });

  it('never lets twice its calls through around an edge', async () => {
    const passed: number[] = [];
    for (const endMs = nowMs + 1_000; nowMs < endMs; nowMs += 5) {
      if (!(await storage.increment('edge', 500, 10)).isBlocked) passed.push(nowMs);
    }
    const most = Math.max(...passed.map((from) => passed.filter((at) => at >= from && at < from + 500).length));
    expect(most).toBeLessThan(20);
    expect(passed.length).toBeGreaterThanOrEqual(15);
  });

  it('leaves no key without an end', async () => {
    await storage.increment('ends', 60_000, 5);
    expect(await redis.pttl('throttle:ends')).toBeGreaterThan(60_000);
  });
});

describe('a gateway', () => {
  let gateway: TestGateway;
  afterAll(() => gateway.close());
  const start = async (env: Record<string, string>) => (gateway = await startGateway(env));
  const statuses = async (count: number, call: () => Promise<Response>) => {
    const seen: number[] = [];
    for (let index = 0; index < count; index += 1) seen.push((await call()).status);
    return seen;
  };

  describe('with few calls allowed', () => {
    beforeAll(() =>
      start({
        RATE_GENERAL: 'visitor=2/60;user=4/60',
        RATE_CREDENTIALS: 'network=2/60',
        RATE_AI_BUILT_IN: 'visitor=1/60;user=2/60',
        TRUST_PROXY: '',
      }),
    );
    afterAll(() => gateway.close());

    it('answers 429 with Retry-After and the exact message', async () => {
      const me = () => gateway.call('/api/auth/me');
      expect(await statuses(2, me)).toEqual([401, 401]);
      const refused = await me();
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect([refused.status, await refused.json()]).toMatchObject([
        429,
        { code: 'rate_limited', message: 'Rate limit exceeded. Please try again later.' },
      ]);
    });

    it('counts a user apart from visitors of the same address', async () => {
      const { headers } = gateway.signIn();
      expect(await statuses(5, () => gateway.call('/api/auth/me', { headers }))).toEqual([200, 200, 200, 200, 429]);
    });

    it('counts the users of one address together as well', async () => {
      const { headers } = gateway.signIn();
      const many = () => gateway.call('/api/auth/me', { headers: gateway.signIn().headers });
      // Five users’ worth: the calls before and these.
      expect((await statuses(40, many)).filter((status) => status === 200).length).toBeLessThanOrEqual(20);
      expect((await gateway.call('/api/auth/me', { headers })).status).toBe(429);
    });

    it('counts passwords by address, and believes no forwarding header of a stranger', async () => {
      gateway.peers.on(openSession, () => {
        throw new AppError('invalid_credentials');
      });
      let forged = 0;
      const logIn = () =>
        gateway.post('/api/auth/login', make.credentials(), {
          headers: { ...gateway.signIn().headers, 'x-forwarded-for': `203.0.113.${(forged += 1)}` },
        });
      expect(await statuses(3, logIn)).toEqual([401, 401, 429]);
    });

    it('counts what the engine writes in its own class', async () => {
      gateway.peers.on(submitJob, () => {
        throw new AppError('unavailable');
      });
      expect(await statuses(2, () => gateway.post('/api/resume/optimize-json', make.optimizeRequest()))).toEqual([
        503, 429,
      ]);
    });

    it('keeps no address in Redis', async () => {
      const keys = await gateway.redis.keys(`${gateway.config.KEY_PREFIX}throttle:*`);
      expect(keys.length).toBeGreaterThan(0);
      expect(keys.join()).not.toContain('127.0.0.1');
    });
  });

  it('believes the forwarding header of a proxy it is told to trust', async () => {
    await start({ RATE_GENERAL: 'visitor=1/60;user=1/60', TRUST_PROXY: '127.0.0.1' });
    const from = (address: string) => () => gateway.call('/api/auth/me', { headers: { 'x-forwarded-for': address } });
    expect(await statuses(2, from('203.0.113.1'))).toEqual([401, 429]);
    expect(await statuses(1, from('203.0.113.2'))).toEqual([401]);
    expect(await statuses(1, from('2001:db8::1'))).toEqual([401]);
    expect(await statuses(1, from('2001:db8::ffff:1'))).toEqual([429]);
    await gateway.close();
  });

  it('counts a paid engine by the hour and by the day', async () => {
    await start({ RATE_AI_PROVIDER: 'visitor=5/3600,1/86400;user=5/3600' });
    gateway.peers.on(describeEngine, () => ({ name: 'a-model', paid: true }));
    gateway.peers.on(submitJob, () => {
      throw new AppError('unavailable');
    });
    const generate = () => gateway.post('/api/resume/optimize-json', make.optimizeRequest());
    expect(await statuses(2, generate)).toEqual([503, 429]);
    await gateway.close();
  });

  it('lets reads pass and refuses what costs while counts cannot be kept', async () => {
    await start({});
    gateway.peers.on(submitJob, () => {
      throw new AppError('internal');
    });
    // A key of another type makes every script of the limits fail, and leaves the bus alone.
    const { headers } = gateway.signIn();
    await gateway.call('/api/auth/me', { headers });
    await gateway.post('/api/resume/build', make.builderForm());
    const keys = await gateway.redis.keys(`${gateway.config.KEY_PREFIX}throttle:*`);
    expect(keys.length).toBeGreaterThanOrEqual(2);
    for (const key of keys) await gateway.redis.set(key.slice(gateway.config.KEY_PREFIX.length), 'not a hash');
    expect((await gateway.call('/api/auth/me', { headers })).status).toBe(200);
    const refused = await gateway.post('/api/resume/build', make.builderForm());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    await gateway.close();
  });
});
