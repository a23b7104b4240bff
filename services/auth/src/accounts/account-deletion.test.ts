import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deleteAccountOf } from '@tailwright/contracts/account';
import { findSession, openSession, registerAccount } from '@tailwright/contracts/auth';
import { listEvents } from '@tailwright/contracts/events';
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

const device = randomUUID();
async function registered() {
  const registration = make.registration();
  const { user, token } = await auth.rpc.call(registerAccount, { ...registration, device });
  return { ...registration, id: user.id, token };
}
const remove = (actor: string, password: string, id: string = randomUUID()) =>
  auth.rpc.call(deleteAccountOf, { actor, password }, { id });
const eventsAbout = async (userId: string) => {
  const { entries } = await auth.rpc.call(listEvents('auth'), { after: 0, limit: 1_000 });
  return entries.filter(({ payload }) => (payload as { userId?: string }).userId === userId);
};
const wholeDatabase = async () => {
  const database = auth.app.get(DataSource);
  const tables = await database.query<{ table_name: string }[]>(
    `SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()`,
  );
  const rows = await Promise.all(tables.map(({ table_name: table }) => database.query<unknown[]>(`TABLE ${table}`)));
  return JSON.stringify(rows);
};

describe('deleting an account', () => {
  it('ends every session, frees the address and tells the other services without a name', async () => {
    const jane = await registered();
    const { token } = await auth.rpc.call(openSession, jane);
    await expect(remove(jane.id, jane.password)).resolves.toEqual({ success: true });
    for (const each of [token, jane.token])
      expect(await auth.rpc.call(findSession, { token: each })).toEqual({ user: null });
    await expect(auth.rpc.call(openSession, jane)).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(await eventsAbout(jane.id)).toMatchObject([{ name: 'account.deleted', payload: { userId: jane.id } }]);
    const { user } = await auth.rpc.call(registerAccount, jane);
    expect(user.id).not.toBe(jane.id);
  });

  it('leaves neither name nor address in any table', async () => {
    const jane = await registered();
    expect(await wholeDatabase()).toContain(jane.email);
    await remove(jane.id, jane.password);
    expect(await wholeDatabase()).not.toContain(jane.email);
  });

  it('touches no other account', async () => {
    const [jane, john] = [await registered(), await registered()];
    await remove(jane.id, jane.password);
    expect(await auth.rpc.call(findSession, { token: john.token })).toMatchObject({ user: { id: john.id } });
    expect(await eventsAbout(john.id)).toMatchObject([{ name: 'account.registered' }]);
  });

  it('is told once, however often its message arrives or it is asked for again', async () => {
    const jane = await registered();
    const id = randomUUID();
    await Promise.all([remove(jane.id, jane.password, id), remove(jane.id, jane.password, id)]);
    await expect(remove(jane.id, jane.password, id)).resolves.toEqual({ success: true });
    await expect(remove(jane.id, 'whatever it was')).resolves.toEqual({ success: true });
    expect(await eventsAbout(jane.id)).toHaveLength(1);
  });
});

describe('a wrong password', () => {
  it('deletes nothing', async () => {
    const jane = await registered();
    await expect(remove(jane.id, 'not the password')).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(await auth.rpc.call(findSession, { token: jane.token })).toMatchObject({ user: { id: jane.id } });
    expect(await eventsAbout(jane.id)).toMatchObject([{ name: 'account.registered' }]);
  });

  it('may be guessed ten times, and then has to wait, and keeps nobody from logging in', async () => {
    const jane = await registered();
    for (let guess = 0; guess < 10; guess += 1)
      await expect(remove(jane.id, `guess ${guess}`)).rejects.toMatchObject({ code: 'invalid_credentials' });
    await expect(remove(jane.id, jane.password)).rejects.toMatchObject({
      code: 'rate_limited',
      details: { retryAfterSeconds: expect.any(Number) as unknown as number },
    });
    await expect(auth.rpc.call(openSession, jane)).resolves.toMatchObject({ user: { id: jane.id } });
  });
});
