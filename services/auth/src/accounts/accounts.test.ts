import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findSession, registerAccount } from '@tailwright/contracts/auth';
import { listEvents } from '@tailwright/contracts/events';
import { limits } from '@tailwright/contracts/limits';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { make } from '@tailwright/testing/make';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { AuthConfig } from '../config.js';
import { database } from '../data-source.js';

let auth: RunningTest;

beforeAll(async () => {
  auth = await bootService({ name: 'auth', module: appModule, database, config: AuthConfig });
});
afterAll(() => auth.close());

const count = async (table: string) => {
  const [row] = await auth.app.get(DataSource).query<{ count: string }[]>(`SELECT count(*) FROM ${table}`);
  return Number(row?.count);
};

describe('registering', () => {
  it('answers an open session of the new account', async () => {
    const { email, ...rest } = make.registration({ name: 'Jane Doe' });
    const opened = await auth.rpc.call(registerAccount, { ...rest, email: `  ${email.toUpperCase()}` });
    expect(opened).toMatchObject({ user: { name: 'Jane Doe', email }, remembered: false });
    const days = (Date.parse(opened.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(limits.sessionDays, 2);
    const { user } = await auth.rpc.call(findSession, { token: opened.token });
    expect(user).toEqual(opened.user);
  });

  it('stores id, e-mail, name and a hash of the password, with the time as created_at', async () => {
    const registration = make.registration();
    const began = Date.now();
    const { user } = await auth.rpc.call(registerAccount, registration);
    expect(Object.keys(user).sort()).toEqual(['created_at', 'email', 'id', 'name']);
    const [row] = await auth.app
      .get(DataSource)
      .query<Record<string, unknown>[]>('SELECT * FROM accounts WHERE id = $1', [user.id]);
    expect(row).toMatchObject({ id: user.id, email: registration.email, name: registration.name });
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(registration.password);
    expect(Date.parse(user.created_at)).toBe((row?.created_at as Date).getTime());
    expect(Math.abs(Date.parse(user.created_at) - began)).toBeLessThan(60_000);
  });

  it('refuses to register without e-mail, password or name', async () => {
    for (const field of ['email', 'password', 'name'] as const) {
      const { [field]: _, ...rest } = make.registration();
      const without = rest as ReturnType<typeof make.registration>;
      await expect(auth.rpc.call(registerAccount, without)).rejects.toMatchObject({
        code: 'invalid_input',
        details: { fields: [{ field }] },
      });
    }
  });

  it('refuses an address that is taken, whatever its case', async () => {
    const first = make.registration();
    await auth.rpc.call(registerAccount, first);
    const again = auth.rpc.call(registerAccount, { ...first, email: first.email.toUpperCase() });
    await expect(again).rejects.toMatchObject({
      code: 'email_taken',
      message: 'An account with this email address already exists.',
    });
  });

  it('stores a name without what Postgres cannot hold', async () => {
    const { user } = await auth.rpc.call(registerAccount, make.registration({ name: 'Jane\0 \u0007Doe\r\n' }));
    expect(user.name).toBe('Jane Doe');
  });

  it('names the fields that are wrong', async () => {
    const wrong = auth.rpc.call(registerAccount, { name: 'J', email: 'nobody', password: '12345' });
    await expect(wrong).rejects.toMatchObject({
      code: 'invalid_input',
      details: {
        fields: [
          { field: 'name', message: 'Name must be at least 2 characters' },
          { field: 'email', message: 'Please enter a valid email address' },
          { field: 'password', message: 'Password must be at least 6 characters' },
        ],
      },
    });
  });

  it('creates one account, one session and one event when the same message arrives again', async () => {
    const before = [await count('accounts'), await count('sessions'), await count('outbox')];
    const [id, input] = [randomUUID(), make.registration()];
    const first = await auth.rpc.call(registerAccount, input, { id });
    const second = await auth.rpc.call(registerAccount, input, { id });
    expect(second).toEqual(first);
    expect([await count('accounts'), await count('sessions'), await count('outbox')]).toEqual(before.map((n) => n + 1));
  });

  it('lets one of many simultaneous registrations of an address win', async () => {
    const input = make.registration();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => auth.rpc.call(registerAccount, input)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('publishes account.registered with the account', async () => {
    const { user } = await auth.rpc.call(registerAccount, make.registration());
    const { entries } = await auth.rpc.call(listEvents('auth'), { after: 0, limit: 1_000 });
    expect(entries.at(-1)).toMatchObject({
      name: 'account.registered',
      payload: { userId: user.id, name: user.name, email: user.email },
    });
  });

  it('stores neither the password nor the session token', async () => {
    const { token } = await auth.rpc.call(registerAccount, make.registration({ password: 'very-own-phrase' }));
    const rows = await auth.app.get(DataSource).query<{ row: string }[]>(
      `SELECT row_to_json(a)::text AS row FROM accounts a UNION ALL SELECT row_to_json(s)::text FROM sessions s
       UNION ALL SELECT encode(answer, 'escape') FROM message_ids`,
    );
    const stored = rows.map(({ row }) => row).join('\n');
    const tokenBytes = Buffer.from(token, 'base64url').toString('hex');
    const found = ['$argon2id$v=19$m=19456,t=2,p=1$', 'very-own-phrase', token, tokenBytes].map((s) =>
      stored.includes(s),
    );
    expect(found).toEqual([true, false, false, false]);
  });
});
