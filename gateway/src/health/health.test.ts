import { describe, expect, it } from '@jest/globals';
import { listResumesOf } from '@tailwright/contracts/resumes';
import { checkMailServer } from '@tailwright/contracts/mail';
import { fillSharedPage } from '@tailwright/contracts/share';
import { Readiness } from '@tailwright/platform/health/readiness';
import { startGateway } from '../testing/start.js';
import { Backends } from './backends.js';

describe('starting', () => {
  it('waits until every service has answered', async () => {
    const gateway = await startGateway();
    let isReady = false;
    const ready = gateway.app
      .get(Backends)
      .ready()
      .then(() => (isReady = true));
    gateway.peers.on(checkMailServer, () => ({ success: false, message: 'no mail server' }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isReady).toBe(false);
    gateway.peers.on(fillSharedPage, () => ({ found: false }));
    await ready;
    await gateway.close();
  });

  it('gives up after its time and names who is missing', async () => {
    const gateway = await startGateway({ START_MS: '600' });
    gateway.peers.on(checkMailServer, () => ({ success: true, message: 'ok' }));
    await expect(gateway.app.get(Backends).ready()).rejects.toThrow('resume did not answer within 600 ms');
    await gateway.close();
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
    const began = Date.now();
    await gateway.app.close();
    expect(Date.now() - began).toBeLessThan(900);
    expect(await answer).toBe('cut');
    await gateway.close();
  });
});

it('a gateway is ready while Redis answers', async () => {
  const gateway = await startGateway();
  expect(await gateway.app.get(Readiness, { strict: false }).failing()).toEqual([]);
  await gateway.close();
});
