import { expect, test } from '@playwright/test';
import { processesNaming, removeData, startSystem } from '../system.js';

const user = { name: 'Maya Lindqvist', email: 'maya@example.com', password: 'correct horse' };

test('a second start is ready within 15 s, keeps the data, and Ctrl-C leaves no process behind', async ({ request }) => {
  const first = await startSystem();
  const registered = await request.post(`${first.url}/api/auth/register`, { data: user });
  expect(registered.status()).toBe(200);
  expect(await first.interrupt()).toBe(0);
  expect(processesNaming(first.dataDir)).toEqual([]);

  const second = await startSystem({ dataDir: first.dataDir });
  expect(second.readyMs).toBeLessThanOrEqual(15_000);
  const login = await request.post(`${second.url}/api/auth/login`, { data: user });
  expect(login.status()).toBe(200);
  expect(await second.interrupt()).toBe(0);
  expect(processesNaming(second.dataDir)).toEqual([]);
  await removeData(second);
});

test('a start with wrong words says so in one sentence and leaves nothing running', async () => {
  await expect(startSystem({ args: ['--replicas', 'gateway=2'] })).rejects.toThrow(
    '--replicas knows auth, resume, ai, mail; "gateway" is none of them.',
  );
});
