import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openSession, registerAccount } from '@tailwright/contracts/auth';
import type { AppError } from '@tailwright/contracts/errors';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { AuthConfig } from '../config.js';
import { database } from '../data-source.js';

let auth: RunningTest;

beforeAll(async () => {
  auth = await bootService({ name: 'auth', module: appModule, database, config: AuthConfig });
});
afterAll(() => auth.close());

const password = 'correct horse';
async function account(device?: string) {
  const email = `${randomUUID()}@example.com`;
  await auth.rpc.call(registerAccount, { name: 'Jane Doe', email, password, device });
  return email;
}
const logIn = (email: string, guess: string, device?: string) =>
  auth.rpc.call(openSession, { email, password: guess, device });
const failure = async (call: Promise<unknown>) =>
  call.then(() => undefined).catch((error: unknown) => error as AppError);

/** Guesses until refused; answers how many guesses were looked at, and the refusal. */
async function guessUntilRefused(email: string, device?: string) {
  for (let looked = 0; looked < 50; looked += 1) {
    const error = await failure(logIn(email, 'wrong guess', device));
    if (error?.code === 'rate_limited') return { looked, seconds: error.details?.retryAfterSeconds };
    expect(error?.code).toBe('invalid_credentials');
  }
  throw new Error('never refused');
}

/** Moves the account's past back, as if that much time had gone by. */
async function letPass(interval: string) {
  await auth.app.get(DataSource).query(
    `UPDATE password_attempts SET blocked_until = blocked_until - $1::interval, last_at = last_at - $1::interval,
       window_started_at = window_started_at - $1::interval`,
    [interval],
  );
}

it('right passwords at one moment, as from two windows, are all let in', async () => {
  for (let round = 0; round < 10; round += 1) {
    const email = await account();
    const errors = await Promise.all(Array.from({ length: 8 }, () => failure(logIn(email, password))));
    expect(errors.filter(Boolean)).toEqual([]);
  }
});

describe('wrong passwords', () => {
  it('answer the same for an account and for an unknown address', async () => {
    const known = await failure(logIn(await account(), 'wrong guess'));
    const unknown = await failure(logIn(`${randomUUID()}@example.com`, 'wrong guess'));
    expect(known?.toEnvelope()).toEqual(unknown?.toEnvelope());
    expect(known?.message).toBe('The email address or password is not right.');
  });

  it('are refused after ten, for unknown addresses alike, and so is the right one then', async () => {
    const email = await account();
    expect(await guessUntilRefused(email)).toEqual({ looked: 10, seconds: 30 });
    expect(await guessUntilRefused(`${randomUUID()}@example.com`)).toEqual({ looked: 10, seconds: 30 });
    expect(await failure(logIn(email, password))).toMatchObject({
      code: 'rate_limited',
      message: 'Rate limit exceeded. Please try again later.',
    });
  });

  it('sent all at once are looked at no more often', async () => {
    const email = await account();
    const errors = await Promise.all(Array.from({ length: 60 }, () => failure(logIn(email, 'wrong guess'))));
    expect(errors.filter((error) => error?.code === 'invalid_credentials')).toHaveLength(10);
    // Where the processor is busy, some do not even get their turn.
    expect(errors.filter((error) => error?.code === 'rate_limited' || error?.code === 'overloaded')).toHaveLength(50);
  });

  it('wait twice as long after each further one, up to 15 minutes', async () => {
    const email = await account();
    await guessUntilRefused(email);
    const waits = [];
    for (let round = 0; round < 7; round += 1) {
      await letPass('15 minutes');
      const { looked, seconds } = await guessUntilRefused(email);
      waits.push([looked, seconds]);
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900, 900].map((seconds) => [1, seconds]));
  });

  it('start from nothing when the right one follows', async () => {
    const email = await account();
    for (let wrong = 0; wrong < 9; wrong += 1) await failure(logIn(email, 'wrong guess'));
    await logIn(email, password);
    expect((await guessUntilRefused(email)).looked).toBe(10);
  });

  it('are forgotten after fifteen minutes below the limit, and after a quiet day above it', async () => {
    const email = await account();
    for (let wrong = 0; wrong < 9; wrong += 1) await failure(logIn(email, 'wrong guess'));
    await letPass('16 minutes');
    expect((await guessUntilRefused(email)).looked).toBe(10);
    await letPass('25 hours');
    expect((await guessUntilRefused(email)).looked).toBe(10);
  });

  it('of others do not keep the owner out on a device known to the account', async () => {
    const [device, foreign] = [randomUUID(), randomUUID()];
    const email = await account(device);
    await guessUntilRefused(email, foreign);
    expect((await failure(logIn(email, password, foreign)))?.code).toBe('rate_limited');
    await expect(logIn(email, password, device)).resolves.toMatchObject({ user: { email } });
  });

  it('on a known device are limited as well', async () => {
    const device = randomUUID();
    const email = await account(device);
    expect((await guessUntilRefused(email, device)).looked).toBe(10);
  });
});

describe('log-in time', () => {
  it('does not tell whether an account exists', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const known: string[] = [];
    for (let made = 0; made < 30; made += 1) known.push(await account());
    for (const email of known) {
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `${randomUUID()}@example.com`],
      ] as const) {
        const start = performance.now();
        await failure(logIn(address, 'wrong guess'));
        times[kind].push(performance.now() - start);
      }
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length / 2]!;
    const ratio = median(times.known) / median(times.unknown);
    // Without the comparison for nobody, an unknown address answers several times faster.
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });
});
