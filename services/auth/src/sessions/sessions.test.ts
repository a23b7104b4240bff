import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closeSession, findSession, openSession, registerAccount } from '@tailwright/contracts/auth';
import { limits } from '@tailwright/contracts/limits';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { AuthConfig } from '../config.js';
import { database } from '../data-source.js';
import { Pruning } from './pruning.js';

let auth: RunningTest;

beforeAll(async () => {
  auth = await bootService({ name: 'auth', module: appModule, database, config: AuthConfig });
});
afterAll(() => auth.close());

const password = 'correct horse';
async function account() {
  const email = `${randomUUID()}@example.com`;
  const { user } = await auth.rpc.call(registerAccount, { name: 'Jane Doe', email, password });
  return { email, user };
}
const daysUntil = (time: string) => (Date.parse(time) - Date.now()) / 86_400_000;
const endAllSessions = () => auth.app.get(DataSource).query(`UPDATE sessions SET expires_at = now()`);
const unknownToken = 'A'.repeat(43);

describe('logging in', () => {
  it('opens a session of its own each time', async () => {
    const { email, user } = await account();
    const one = await auth.rpc.call(openSession, { email, password });
    const two = await auth.rpc.call(openSession, { email: ` ${email.toUpperCase()} `, password });
    expect(one.token).not.toBe(two.token);
    expect(one.user).toEqual(user);
    expect(two.user).toEqual(user);
  });

  it('lasts 7 days, and 30 with "remember me"', async () => {
    const { email } = await account();
    const short = await auth.rpc.call(openSession, { email, password, rememberMe: false });
    const long = await auth.rpc.call(openSession, { email, password, rememberMe: true });
    expect([short.remembered, long.remembered]).toEqual([false, true]);
    expect(daysUntil(short.expiresAt)).toBeCloseTo(limits.sessionDays, 2);
    expect(daysUntil(long.expiresAt)).toBeCloseTo(limits.sessionRememberedDays, 2);
  });

  it('returns the same session when the same message arrives again', async () => {
    const { email } = await account();
    const id = randomUUID();
    const first = await auth.rpc.call(openSession, { email, password }, { id });
    expect(await auth.rpc.call(openSession, { email, password }, { id })).toEqual(first);
  });
});

describe('a session', () => {
  it('is unknown for any other token', async () => {
    expect(await auth.rpc.call(findSession, { token: unknownToken })).toEqual({ user: null });
  });

  it('is gone after logging out, while the others of the account live', async () => {
    const { email, user } = await account();
    const one = await auth.rpc.call(openSession, { email, password });
    const two = await auth.rpc.call(openSession, { email, password });
    await auth.rpc.call(closeSession, { token: one.token });
    expect(await auth.rpc.call(findSession, { token: one.token })).toEqual({ user: null });
    expect(await auth.rpc.call(findSession, { token: two.token })).toEqual({ user });
  });

  it('can be closed again, or without ever having been', async () => {
    await expect(auth.rpc.call(closeSession, { token: unknownToken })).resolves.toEqual({ success: true });
    await expect(auth.rpc.call(closeSession, { token: unknownToken })).resolves.toEqual({ success: true });
  });

  it('ends at its time, and is then pruned', async () => {
    const { email } = await account();
    const { token } = await auth.rpc.call(openSession, { email, password });
    await endAllSessions();
    const { token: fresh } = await auth.rpc.call(openSession, { email, password });
    expect(await auth.rpc.call(findSession, { token })).toEqual({ user: null });
    await auth.app.get(Pruning).prune();
    const [row] = await auth.app.get(DataSource).query<{ count: number }[]>('SELECT count(*)::int FROM sessions');
    expect(row?.count).toBe(1);
    expect((await auth.rpc.call(findSession, { token: fresh })).user).not.toBeNull();
  });
});
