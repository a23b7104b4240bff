import { expect, test } from '@playwright/test';
import { alive, startSystem } from '../system.js';

const user = { name: 'Maya Lindqvist', email: 'maya@example.com', password: 'correct horse' };

/** `npm test` runs the screens beside it; `npm run e2e` measures. */
const readyMaxMs = process.env.BESIDE_OTHERS ? 60_000 : 15_000;

test('a second start is ready in time, keeps the data, and Ctrl-C leaves no process behind', async ({ request }) => {
  const first = await startSystem();
  const registered = await request.post(`${first.url}/api/auth/register`, { data: user });
  expect(registered.status()).toBe(200);
  const processes = first.processes();
  // npm, its shell, our scripts, Postgres, Redis and six processes at the least.
  expect(processes.length).toBeGreaterThanOrEqual(11);
  await first.interrupt();
  await expect(() => expect(alive(processes)).toEqual([])).toPass({ timeout: 20_000 });

  const second = await startSystem({ dataDir: first.dataDir });
  expect(second.readyMs).toBeLessThanOrEqual(readyMaxMs);
  const login = await request.post(`${second.url}/api/auth/login`, { data: user });
  expect(login.status()).toBe(200);
  await second.end();
});

test('a start with wrong words says so in one sentence and leaves nothing running', async () => {
  await expect(startSystem({ args: ['--replicas', 'gateway=2'] })).rejects.toThrow(
    '--replicas knows auth, resume, ai, mail; "gateway" is none of them.',
  );
});
