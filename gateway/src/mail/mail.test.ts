import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { checkMailServer, deliverTestMail } from '@tailwright/contracts/mail';
import { type TestGateway, startGateway } from '../testing/start.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ ADMIN_EMAILS: 'admin@example.org, Other@Example.org' });
  gateway.peers.on(checkMailServer, () => ({ success: false, message: 'Could not connect.' }));
  gateway.peers.on(deliverTestMail, ({ email }) => ({ success: true, message: `Sent to ${email}.` }));
});
afterAll(() => gateway.close());

it('an admin learns whether the mail server answers', async () => {
  const { headers } = gateway.signIn({ email: 'admin@example.org' });
  const response = await gateway.call('/api/email/verify', { headers });
  expect([response.status, await response.json()]).toEqual([200, { success: false, message: 'Could not connect.' }]);
});

it('an admin sends a test message, and 400 names an address that is none', async () => {
  const { headers } = gateway.signIn({ email: 'other@example.org' });
  const response = await gateway.post('/api/email/test', { email: 'ada@example.org' }, { headers });
  expect([response.status, await response.json()]).toEqual([
    200,
    { success: true, message: 'Sent to ada@example.org.' },
  ]);
  expect((await gateway.post('/api/email/test', { email: 'nobody' }, { headers })).status).toBe(400);
});

it('others answer 403 when the list of admins is set, visitors 401', async () => {
  const { headers } = gateway.signIn({ email: 'eve@example.org' });
  expect((await gateway.call('/api/email/verify', { headers })).status).toBe(403);
  expect((await gateway.call('/api/email/verify')).status).toBe(401);
});

it('any account may without that list, ten times an hour', async () => {
  const open = await startGateway();
  open.peers.on(checkMailServer, () => ({ success: true, message: 'ok' }));
  const { headers } = open.signIn();
  const statuses = new Set<number>();
  for (let call = 0; call < 10; call += 1) statuses.add((await open.call('/api/email/verify', { headers })).status);
  expect([...statuses]).toEqual([200]);
  expect((await open.call('/api/email/verify', { headers })).status).toBe(429);
  await open.close();
});
