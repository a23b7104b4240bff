import { afterEach, expect, it } from '@jest/globals';
import { Readiness } from '@tailwright/platform/health/readiness';
import { Logger } from '@tailwright/platform/telemetry/logger';
import { type TestGateway, startGateway } from '../testing/start.js';

let gateway: TestGateway;
afterEach(() => gateway.close());

const forwarded = { 'x-forwarded-for': '203.0.113.7' };

async function start(env: Record<string, string> = {}) {
  gateway = await startGateway(env);
  const logger = gateway.app.get(Logger, { strict: false });
  const warnings: unknown[] = [];
  logger.warn = (line: unknown) => void warnings.push(line);
  const notes = () => gateway.app.get(Readiness, { strict: false }).notes();
  return { warnings, notes };
}

it('forwarding headers of a peer that is not trusted are noticed once in the log, and in readiness', async () => {
  const { warnings, notes } = await start();
  await gateway.call('/api/auth/me');
  expect([warnings, notes()]).toEqual([[], {}]);
  await gateway.call('/api/auth/me', { headers: forwarded });
  await gateway.call('/api/auth/me', { headers: { forwarded: 'for=203.0.113.7' } });
  expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY')]);
  expect(notes()).toEqual({ 'untrusted-proxy': expect.stringContaining('TRUST_PROXY') });
});

it('those of a trusted proxy are no notice', async () => {
  const { warnings, notes } = await start({ TRUST_PROXY: '127.0.0.1' });
  await gateway.call('/api/auth/me', { headers: forwarded });
  expect([warnings, notes()]).toEqual([[], {}]);
});
