import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { RpcClient } from '@tailwright/platform/bus/client';
import { make } from '@tailwright/testing/make';
import { Sessions } from './sessions.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('a session is asked for again after 900 ms, also when the clock is set back', async () => {
  let asked = 0;
  const user = make.user();
  const call = () => Promise.resolve({ user, asked: (asked += 1) });
  const sessions = new Sessions({ call } as unknown as RpcClient);
  await sessions.findUser('token');
  jest.advanceTimersByTime(899);
  expect(await sessions.findUser('token')).toBe(user);
  expect(asked).toBe(1);
  jest.advanceTimersByTime(1);
  jest.setSystemTime(Date.now() - 3_600_000);
  await sessions.findUser('token');
  expect(asked).toBe(2);
});
