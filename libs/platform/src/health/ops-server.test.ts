import { afterEach, describe, expect, it } from '@jest/globals';
import { startAwakeClock } from '@tailwright/testing/clocks';
import { Metrics } from '../telemetry/metrics.js';
import { type OpsServer, startOpsServer } from './ops-server.js';
import { Readiness } from './readiness.js';

let server: OpsServer | undefined;
afterEach(() => server?.close());

async function start(readiness: Readiness) {
  server = await startOpsServer({ host: '127.0.0.1', port: 0 }, { readiness, registry: new Metrics('test').registry });
  const { port } = server;
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
}

describe('the operations port', () => {
  it('reports life whatever a dependency does', async () => {
    const readiness = new Readiness();
    readiness.register('postgres', () => Promise.reject(new Error('away')));
    const get = await start(readiness);
    expect((await get('/livez')).status).toBe(200);
    const ready = await get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, failing: ['postgres'] }]);
  });

  it('counts a dependency that never answers as away, within about a second', async () => {
    const readiness = new Readiness();
    readiness.register('redis', () => new Promise(() => undefined));
    readiness.register('postgres', () => Promise.resolve());
    const get = await start(readiness);
    const started = startAwakeClock();
    expect(await (await get('/readyz')).json()).toEqual({ ready: false, failing: ['redis'] });
    expect(started.ms()).toBeLessThan(2_000);
  });

  it('is ready while every check passes, and never again once it stops', async () => {
    const readiness = new Readiness();
    readiness.register('redis', () => Promise.resolve());
    const get = await start(readiness);
    expect((await get('/readyz')).status).toBe(200);
    readiness.stop();
    expect((await get('/readyz')).status).toBe(503);
  });

  it('shows a note for the operator as long as it stands, and stays ready', async () => {
    const readiness = new Readiness();
    readiness.note('proxy', 'A proxy is not trusted.');
    const get = await start(readiness);
    const noted = await get('/readyz');
    expect([noted.status, await noted.json()]).toEqual([
      200,
      { ready: true, failing: [], notes: { proxy: 'A proxy is not trusted.' } },
    ]);
    readiness.clearNote('proxy');
    expect(await (await get('/readyz')).json()).toEqual({ ready: true, failing: [] });
  });

  it('shows metrics and nothing else', async () => {
    const get = await start(new Readiness());
    expect(await (await get('/metrics')).text()).toContain('bus_call_seconds');
    expect((await get('/anything')).status).toBe(404);
  });
});
