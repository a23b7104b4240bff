import { afterEach, expect, it } from '@jest/globals';
import { type User, findSession, registerAccount } from '@tailwright/contracts/auth';
import { make } from '@tailwright/testing/make';
import { randomBytes } from 'node:crypto';
import { type TestGateway, startGateway } from '../testing/start.js';

let narrow: TestGateway;
afterEach(() => narrow.close());

const newToken = () => randomBytes(32).toString('base64url');
const opened = () => ({
  user: make.user(),
  token: newToken(),
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  remembered: false,
});

it('a network makes no more accounts in a day than it may, however many it asks for at once', async () => {
  narrow = await startGateway({ RATE_SIGN_UPS: 'network=3/86400', TRUST_PROXY: '127.0.0.1' });
  narrow.peers.on(registerAccount, () => opened());
  const from = async (address: string) =>
    (await narrow.post('/api/auth/register', make.registration(), { headers: { 'x-forwarded-for': address } })).status;
  const statuses = await Promise.all(Array.from({ length: 10 }, () => from('203.0.113.7')));
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  expect(await from('203.0.113.8')).toBe(200);
});

it('a network that tries session cookies is stopped before the auth service is asked, and those who stay are not', async () => {
  narrow = await startGateway({ RATE_SESSION_MISS: 'network=5/60', TRUST_PROXY: '127.0.0.1' });
  const sessions = new Map<string, User>();
  let asked = 0;
  narrow.peers.on(findSession, ({ token }) => {
    asked += 1;
    return { user: sessions.get(token) ?? null };
  });
  const from = async (address: string, token: string) => {
    const headers = { 'x-forwarded-for': address, cookie: `tw_session=${token}` };
    return (await narrow.call('/api/auth/me', { headers })).status;
  };
  const [stays, elsewhere] = [newToken(), newToken()];
  for (const token of [stays, elsewhere]) sessions.set(token, make.user());
  expect(await from('203.0.113.7', stays)).toBe(200);
  const statuses: number[] = [];
  for (let guess = 0; guess < 20; guess += 1) statuses.push(await from('203.0.113.7', newToken()));
  expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(15).fill(429)]);
  expect(asked).toBe(6);
  expect(await from('203.0.113.7', stays)).toBe(200);
  expect(await from('203.0.113.8', elsewhere)).toBe(200);
});
