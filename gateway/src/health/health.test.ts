import { describe, expect, it } from '@jest/globals';
import { startAwakeClock } from '@tailwright/testing/clocks';
import { listResumesOf } from '@tailwright/contracts/resumes';
import { checkMailServer } from '@tailwright/contracts/mail';
import { fillSharedPage } from '@tailwright/contracts/share';
import { loadConfig } from '@tailwright/platform/config';
import { Readiness } from '@tailwright/platform/health/readiness';
import { createRedis } from '@tailwright/platform/redis';
import { createLogger } from '@tailwright/platform/telemetry/logger';
import { testClient, testEnvironment } from '@tailwright/testing/boot';
import { GatewayConfig } from '../config.js';
import { startGateway } from '../testing/start.js';
import { Backends } from './backends.js';

const nowhere = 'redis://127.0.0.1:1';

describe('starting', () => {
  it('waits until every service has answered, but for mail, which readiness names until it does', async () => {
    const gateway = await startGateway();
    const notes = () => gateway.app.get(Readiness, { strict: false }).notes();
    let isReady = false;
    const ready = gateway.app
      .get(Backends)
      .ready()
      .then(() => (isReady = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isReady).toBe(false);
    gateway.peers.on(fillSharedPage, () => ({ found: false }));
    await ready;
    expect(notes()).toEqual({ services: 'not answered since the start: mail' });
    gateway.peers.on(checkMailServer, () => ({ success: false, message: 'no mail server' }));
    while (Object.keys(notes()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await gateway.close();
  });

  it('goes on after its time without a service that is away, and names it', async () => {
    const gateway = await startGateway({ START_MS: '600' });
    gateway.peers.on(checkMailServer, () => ({ success: true, message: 'ok' }));
    await gateway.app.get(Backends).ready();
    expect(gateway.app.get(Readiness, { strict: false }).notes()).toEqual({
      services: 'not answered since the start: resume',
    });
    await gateway.close();
  });

  it('is given up without Redis', async () => {
    const config = loadConfig(GatewayConfig, { ...testEnvironment(), COOKIE_KEY: 'x'.repeat(32), START_MS: '300' });
    const { rpc, close } = testClient({ ...testEnvironment(), REDIS_URL: nowhere });
    const redis = createRedis(nowhere, { role: 'request' });
    const backends = new Backends(config, redis, rpc, new Readiness(), createLogger('test', config));
    await expect(backends.ready()).rejects.toThrow('Redis did not answer within 300 ms.');
    backends.onModuleDestroy();
    close();
    redis.disconnect();
  });
});

describe('stopping', () => {
  it('answers the requests in flight, also those that wait for a service', async () => {
    const gateway = await startGateway();
    const reached = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    gateway.peers.on(listResumesOf, async () => {
      reached.resolve();
      await release.promise;
      return { resumes: [] };
    });
    const answer = gateway.call('/api/resumes', { headers: gateway.signIn().headers });
    await reached.promise;
    const closed = gateway.app.close();
    release.resolve();
    const response = await answer;
    expect([response.status, await response.json()]).toEqual([200, []]);
    await closed;
    await expect(gateway.call('/')).rejects.toThrow();
    await gateway.close();
  });

  it('serves for a while, and asks every client to connect elsewhere', async () => {
    const gateway = await startGateway({ DRAIN_MS: '500' });
    expect((await gateway.call('/api/auth/me')).headers.get('connection')).toBe('keep-alive');
    const closed = gateway.app.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const response = await gateway.call('/api/auth/me');
    expect([response.status, response.headers.get('connection')]).toEqual([401, 'close']);
    await closed;
    await gateway.close();
  });

  it('ends requests that take longer than they may', async () => {
    const gateway = await startGateway({ STOP_MS: '200' });
    const reached = Promise.withResolvers<void>();
    gateway.peers.on(listResumesOf, async () => {
      reached.resolve();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return { resumes: [] };
    });
    const answer = gateway.call('/api/resumes', { headers: gateway.signIn().headers }).catch(() => 'cut');
    await reached.promise;
    const began = startAwakeClock();
    await gateway.app.close();
    expect(began.ms()).toBeLessThan(900);
    expect(await answer).toBe('cut');
    await gateway.close();
  });
});

it('a gateway is ready while Redis answers', async () => {
  const gateway = await startGateway();
  expect(await gateway.app.get(Readiness, { strict: false }).failing()).toEqual([]);
  await gateway.close();
});
