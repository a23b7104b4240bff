import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BaseConfig } from '@tailwright/platform/config';
import { CONFIG } from '@tailwright/platform/platform.module';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { MailConfig } from '../config.js';
import { database } from '../data-source.js';
import { MailQueue } from '../delivery/mail-queue.js';
import { type FakeSmtp, startSmtp } from '../delivery/smtp.fixture.js';
import { type FakeAuth, startAuth } from './auth.fixture.js';

let smtp: FakeSmtp;
let mail: RunningTest;
let auth: FakeAuth;
let postgres: DataSource;

beforeAll(async () => {
  smtp = await startSmtp();
  mail = await bootService({
    name: 'mail',
    module: appModule,
    database,
    config: MailConfig,
    env: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://tailwright.example' },
  });
  auth = await startAuth(mail.app.get<BaseConfig>(CONFIG));
  postgres = mail.app.get(DataSource);
});
beforeEach(() => {
  smtp.mood = 'accept';
});
afterEach(() => void smtp.received.splice(0));
afterAll(async () => {
  await auth.close();
  await mail.close();
  await smtp.stop();
});

const jane = () => ({ userId: randomUUID(), name: 'Jane Doe', email: `${randomUUID()}@example.com` });
interface Row {
  name: string | null;
  email: string | null;
  attempts: number;
  due_at: Date | null;
  sent_at: Date | null;
}
async function rowOf({ userId }: { userId: string }): Promise<Row | undefined> {
  const [row] = await postgres.query<Row[]>('SELECT * FROM mails WHERE user_id = $1', [userId]);
  return row;
}
/** Waits for what the service does by itself. */
async function eventually<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error('it did not happen within 10 s');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const sent = (user: { userId: string }) =>
  eventually(async () => ((await rowOf(user))?.sent_at ? rowOf(user) : undefined));
const tried = (user: { userId: string }) =>
  eventually(async () => {
    const row = await rowOf(user);
    return row && row.attempts > 0 && (!row.due_at || row.due_at.getTime() < Date.now() + 59_000) ? row : undefined;
  });
const makeDue = (user: { userId: string }) =>
  postgres.query('UPDATE mails SET due_at = now() WHERE user_id = $1', [user.userId]);

it('leaves nothing of an account that is deleted, and is not sent any more', async () => {
  const user = jane();
  smtp.mood = 'defer';
  await auth.publish(user);
  await tried(user);
  await auth.publishDeletion({ userId: user.userId });
  await eventually(async () => (await rowOf(user)) === undefined);
});

describe('the welcome mail', () => {
  it('reaches a new account', async () => {
    const user = jane();
    await auth.publish(user);
    await sent(user);
    expect(smtp.received).toMatchObject([{ subject: 'Welcome to Tailwright', to: [{ address: user.email }] }]);
    expect(smtp.received[0]!.text).toContain('Hello Jane Doe,');
  });

  it('is sent once, however often the event is published', async () => {
    const [user, later] = [jane(), jane()];
    await auth.publish(user);
    await auth.publish(user);
    await sent(user);
    await auth.publish(user);
    await auth.publish(later);
    await sent(later);
    expect(smtp.received.filter(({ to }) => to?.[0]?.address === user.email)).toHaveLength(1);
    expect(await postgres.query<unknown[]>('SELECT FROM dead_events')).toEqual([]);
  });

  it('leaves no name and no address behind', async () => {
    const user = jane();
    await auth.publish(user);
    expect(await sent(user)).toMatchObject({ name: null, email: null, due_at: null });
  });

  it('is sent later when the server is busy, and once', async () => {
    const user = jane();
    smtp.mood = 'defer';
    await auth.publish(user);
    expect(await tried(user)).toMatchObject({ attempts: 1, sent_at: null, email: user.email });
    smtp.mood = 'accept';
    await makeDue(user);
    expect(await sent(user)).toMatchObject({ attempts: 2 });
    expect(smtp.received).toHaveLength(1);
  });

  it('is given up when the server refuses the address for good', async () => {
    const user = jane();
    smtp.mood = 'refuse';
    await auth.publish(user);
    expect(await tried(user)).toMatchObject({ attempts: 1, sent_at: null, due_at: null, name: null, email: null });
  });

  it('is given up when a day of trying has passed', async () => {
    const user = jane();
    smtp.mood = 'defer';
    await auth.publish(user);
    await tried(user);
    await postgres.query(`UPDATE mails SET created_at = created_at - interval '25 hours' WHERE user_id = $1`, [
      user.userId,
    ]);
    await makeDue(user);
    const row = await eventually(async () => {
      const now = await rowOf(user);
      return now?.due_at === null ? now : undefined;
    });
    expect(row).toMatchObject({ attempts: 2, sent_at: null, email: null });
  });

  it('is not lost when the process dies while it sends', async () => {
    const user = jane();
    await postgres.query(
      `INSERT INTO mails (user_id, kind, name, email, due_at) VALUES ($1, 'welcome', $2, $3, NULL)`,
      [user.userId, user.name, user.email],
    );
    // As the dead process left it: claimed, the claim run out, never marked.
    await postgres.query('UPDATE mails SET attempts = 1, due_at = now() WHERE user_id = $1', [user.userId]);
    expect(await sent(user)).toMatchObject({ attempts: 2 });
    expect(smtp.received).toHaveLength(1);
  });
});

describe('the mail queue', () => {
  it('hands each mail to one of many senders', async () => {
    await postgres.query(
      `INSERT INTO mails (user_id, kind, name, email, due_at)
       SELECT gen_random_uuid(), 'welcome', 'Jane', 'x@example.com', now() - interval '1 hour' FROM generate_series(1, 40)`,
    );
    const queue = mail.app.get(MailQueue);
    const claims = await Promise.all(Array.from({ length: 30 }, () => queue.claim()));
    const ids = claims.flatMap((claim) => claim?.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });
});
