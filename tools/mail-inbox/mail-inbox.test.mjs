import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { startMailInbox } from '../mail-inbox.mjs';

describe('the local inbox', () => {
  let dir;
  let inbox;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'inbox-'));
    inbox = await startMailInbox({ dir });
  });

  afterEach(async () => {
    await inbox.stop();
    await rm(dir, { recursive: true, force: true });
  });

  const send = (mail, url = inbox.smtpUrl) =>
    createTransport({ url }).sendMail({ from: 'Tailwright <a@example.com>', to: 'jane@example.com', ...mail });
  const get = (path, headers) => fetch(new URL(path, inbox.inboxUrl), { headers });
  const messages = async () => (await get('/api/messages')).json();

  it('catches a message, whoever it is for, with or without a log-in', async () => {
    await send({ subject: 'Grüße', text: 'Hello', html: '<p>Hello</p>' });
    await send({ subject: 'second', text: 'x' }, inbox.smtpUrl.replace('//', '//user:secret@'));
    expect(await messages()).toMatchObject([
      { subject: 'second' },
      { subject: 'Grüße', text: 'Hello\n', hasHtml: true, to: [{ address: 'jane@example.com' }] },
    ]);
  });

  it('keeps messages over a restart', async () => {
    await send({ subject: 'kept', text: 'x' });
    await inbox.stop();
    inbox = await startMailInbox({ dir });
    expect(await messages()).toMatchObject([{ subject: 'kept' }]);
  });

  it('keeps messages where their owner alone may read them, also those of an earlier version', async () => {
    const rights = async (path) => ((await stat(path)).mode & 0o777).toString(8);
    const message = async () => join(dir, (await readdir(dir))[0]);
    await send({ subject: 'private', text: 'x' });
    expect([await rights(dir), await rights(await message())]).toEqual(['700', '600']);
    await inbox.stop();
    await chmod(dir, 0o755);
    await chmod(await message(), 0o644);
    inbox = await startMailInbox({ dir });
    expect([await rights(dir), await rights(await message())]).toEqual(['700', '600']);
  });

  it('keeps the newest 200', async () => {
    const transport = createTransport({ url: inbox.smtpUrl, pool: true, maxMessages: Infinity });
    for (let index = 0; index < 205; index += 1) {
      await transport.sendMail({ from: 'a@example.com', to: 'b@example.com', subject: `message ${index}`, text: 'x' });
    }
    transport.close();
    expect(await readdir(dir)).toHaveLength(200);
    expect(await messages()).toHaveLength(200);
    expect((await messages())[0]).toMatchObject({ subject: 'message 204' });
  });

  it('answers 304 while nothing is new', async () => {
    const etag = (await get('/api/messages')).headers.get('etag');
    expect((await get('/api/messages', { 'if-none-match': etag })).status).toBe(304);
    await send({ subject: 'new', text: 'x' });
    expect((await get('/api/messages', { 'if-none-match': etag })).status).toBe(200);
  });

  it('shows foreign markup without script, requests or a way back to the page', async () => {
    await send({ subject: 'x', html: '<html><head></head><body><script>alert(1)</script></body></html>' });
    const [{ id }] = await messages();
    const answer = await get(`/api/messages/${id}/html`);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(/^sandbox allow-popups/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
    expect(await answer.text()).toContain('<head><base target="_blank">');
  });

  it('shows a plain message as escaped text', async () => {
    await send({ subject: 'x', text: '<b>no markup</b>' });
    const [{ id }] = await messages();
    expect(await (await get(`/api/messages/${id}/html`)).text()).toContain('&#60;b&#62;no markup');
  });

  it('serves its page, and nothing outside its folder', async () => {
    expect(await (await get('/')).text()).toContain('No messages yet');
    expect((await get('/api/messages/..%2F..%2Fpackage/raw')).status).toBe(404);
    expect((await get('/api/messages/000000000000000-00000000')).status).toBe(404);
  });

  it('refuses a request that came under a foreign name', async () => {
    const status = await new Promise((resolve, reject) => {
      const url = new URL('/api/messages', inbox.inboxUrl);
      request(url, { headers: { host: 'evil.example' } }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});
