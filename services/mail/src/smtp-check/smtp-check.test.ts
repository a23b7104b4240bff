import { afterEach, describe, expect, it } from '@jest/globals';
import { checkMailServer } from '@tailwright/contracts/mail';
import type { BaseConfig } from '@tailwright/platform/config';
import { CONFIG } from '@tailwright/platform/platform.module';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { appModule } from '../app.module.js';
import { MailConfig } from '../config.js';
import { database } from '../data-source.js';
import { startSilent, startSmtp } from '../delivery/smtp.fixture.js';
import { startAuth } from '../welcome/auth.fixture.js';

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  const [smtp, mail, auth] = running.splice(0);
  await mail?.close();
  await auth?.close();
  await smtp?.close();
});

async function check(smtp: { url: string; stop(): Promise<void> }, url = smtp.url) {
  running.push({ close: () => smtp.stop() });
  const mail: RunningTest = await bootService({
    name: 'mail',
    module: appModule,
    database,
    config: MailConfig,
    env: { SMTP_URL: url },
  });
  // Without the publisher of its events a stopping service waits for the last question it asked.
  running.push(mail, await startAuth(mail.app.get<BaseConfig>(CONFIG)));
  return mail.rpc.call(checkMailServer, {});
}

const verified = { success: true, message: 'Email connection verified successfully.' };
const failed = { success: false, message: 'Could not connect to the email server.' };

describe('checking the mail server', () => {
  it('succeeds when it answers', async () => {
    expect(await check(await startSmtp())).toEqual(verified);
  });

  it('succeeds when it takes our password', async () => {
    const smtp = await startSmtp({ password: 'right' });
    expect(await check(smtp, smtp.url.replace('//', '//user:right@'))).toEqual(verified);
  });

  it('fails, as an answer, when it refuses our password', async () => {
    const smtp = await startSmtp({ password: 'right' });
    expect(await check(smtp, smtp.url.replace('//', '//user:wrong@'))).toEqual(failed);
  });

  it('fails when nobody listens', async () => {
    const smtp = await startSmtp();
    await smtp.stop();
    expect(await check({ url: smtp.url, stop: async () => {} })).toEqual(failed);
  });

  it.each([
    ['never speaks', {}],
    ['speaks without end', { dripMs: 200 }],
  ])('fails before the caller gives up when it %s', async (_name, how) => {
    expect(await check(await startSilent(how))).toEqual(failed);
  });
});
