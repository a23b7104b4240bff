import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deliverTestMail } from '@tailwright/contracts/mail';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { appModule } from '../app.module.js';
import { MailConfig } from '../config.js';
import { database } from '../data-source.js';
import { type FakeSmtp, startSilent, startSmtp } from './smtp.fixture.js';

let smtp: FakeSmtp;
let mail: RunningTest;
const boot = (SMTP_URL: string) =>
  bootService({
    name: 'mail',
    module: appModule,
    database,
    config: MailConfig,
    env: { SMTP_URL, PUBLIC_URL: 'https://tailwright.example', MAIL_FROM: 'Tailwright <hello@tailwright.example>' },
  });

beforeAll(async () => {
  smtp = await startSmtp();
  mail = await boot(smtp.url);
});
beforeEach(() => {
  smtp.mood = 'accept';
});
afterEach(() => void smtp.received.splice(0));
afterAll(async () => {
  await mail.close();
  await smtp.stop();
});

const failed = { success: false, message: 'Could not send the test email.' };

describe('a test mail', () => {
  it('arrives, readable as text and as HTML', async () => {
    const outcome = await mail.rpc.call(deliverTestMail, { email: ' jane@example.com ' });
    expect(outcome).toEqual({ success: true, message: 'Test email sent to jane@example.com' });
    expect(smtp.received).toHaveLength(1);
    const [email] = smtp.received;
    expect(email).toMatchObject({
      subject: 'Test email from Tailwright',
      from: { name: 'Tailwright', address: 'hello@tailwright.example' },
      to: [{ address: 'jane@example.com' }],
    });
    for (const body of [email!.text, email!.html]) {
      expect(body).toContain('Your email system works');
      expect(body).toContain('https://tailwright.example');
    }
  });

  it('is sent once when the same message arrives again', async () => {
    const id = randomUUID();
    const first = await mail.rpc.call(deliverTestMail, { email: 'jane@example.com' }, { id });
    expect(await mail.rpc.call(deliverTestMail, { email: 'jane@example.com' }, { id })).toEqual(first);
    expect(smtp.received).toHaveLength(1);
  });

  it.each(['defer', 'refuse'] as const)(
    'that the server does not take (%s) is an answer, not an error',
    async (mood) => {
      smtp.mood = mood;
      expect(await mail.rpc.call(deliverTestMail, { email: 'jane@example.com' })).toEqual(failed);
    },
  );

  it('is refused for what is no address', async () => {
    const bad = mail.rpc.call(deliverTestMail, { email: 'jane@example.com, eve@example.com' });
    await expect(bad).rejects.toMatchObject({ code: 'invalid_input' });
    expect(smtp.received).toEqual([]);
  });

  it.each([
    ['127.0.0.1', ['secret']],
    // Another name of this machine that is no loopback address.
    ['0.0.0.0', []],
  ])('goes to a server at %s that has no TLS with these passwords: %j', async (host, passwords) => {
    const plain = await startSmtp();
    const url = plain.url.replace('//127.0.0.1', `//jane:secret@${host}`);
    const sender = await boot(url);
    const outcome = await sender.rpc.call(deliverTestMail, { email: 'jane@example.com' });
    expect([outcome.success, plain.passwords]).toEqual([passwords.length > 0, passwords]);
    await sender.close();
    await plain.stop();
  });

  it('fails before the caller gives up when the server never speaks, and half of the connections stay free', async () => {
    const silent = await startSilent();
    const stuck = await boot(silent.url);
    const send = () => stuck.rpc.call(deliverTestMail, { email: 'jane@example.com' });
    const sent = Array.from({ length: 3 }, send);
    while (silent.connections() < 3) await new Promise((resolve) => setTimeout(resolve, 20));
    await expect(send()).rejects.toMatchObject({ code: 'overloaded', details: { retryAfterSeconds: 2 } });
    expect(await Promise.all(sent)).toEqual(sent.map(() => failed));
    await stuck.close();
    await silent.stop();
  });
});
