import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { planWebApp } from './development.mjs';
import { Supervisor } from './supervisor.mjs';

const root = join(import.meta.dirname, '..', '..');
let gateway;
let logDir;
let supervisor;
let gaveUp;
let pid;

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  gateway = createServer((request, response) => response.end(`gateway ${request.method} ${request.url}`)).listen(0);
  await once(gateway, 'listening');
  logDir = mkdtempSync(join(tmpdir(), 'development-'));
  gaveUp = new Promise((resolve) => {
    supervisor = new Supervisor({
      logDir,
      runFile: { add: (id) => (pid = id), remove() {} },
      onGiveUp: resolve,
      waits: true,
    });
  });
});

afterEach(async () => {
  await supervisor.stop();
  gateway.close();
  jest.restoreAllMocks();
  rmSync(logDir, { recursive: true, force: true });
});

const startWebApp = () => supervisor.start(planWebApp({ root, apiUrl: `http://localhost:${gateway.address().port}` }));

it('the web app is served from its sources, and its /api is the gateway on whichever port that is', async () => {
  const { url } = await startWebApp();
  const get = async (path) => (await fetch(`${url}${path}`, { headers: { accept: '*/*' } })).text();
  expect(await get('/')).toContain('/@vite/client');
  expect(await get('/src/main.tsx')).toContain('"/src/app/app.tsx"');
  expect(await get('/api/resumes')).toBe('gateway GET /api/resumes');
});

it('everything stops when the web app’s server dies: nobody would look at an old page', async () => {
  await startWebApp();
  process.kill(pid, 'SIGKILL');
  expect(await gaveUp).toBe('web app ended (SIGKILL).');
});
