import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { EngineFault } from '../fault.js';
import { type Breaker, createBreaker } from './breaker.js';

/** Longer than the calls of a test take, on a busy machine as well. */
const pauseMs = 700;
let breaker: Breaker;

beforeEach(async () => {
  breaker = createBreaker({ halfOpenAfterMs: pauseMs });
  for (let call = 0; call < 12; call++) await reasonOf(fail(new EngineFault('server-error')));
  expect(await reasonOf(succeed())).toBe('circuit-open');
});
afterEach(() => void jest.restoreAllMocks());

const fail = (error: Error) => breaker.run(() => Promise.reject(error));
const succeed = () => breaker.run(() => Promise.resolve('ok'));
const reasonOf = (call: Promise<string>) =>
  call.catch((error: unknown) => (error instanceof EngineFault ? error.reason : (error as Error).message));
const afterPause = () => new Promise((resolve) => setTimeout(resolve, pauseMs + 10));

test('one call tries whether the provider is back, and the others do not wait for it', async () => {
  await afterPause();
  const { promise, resolve } = Promise.withResolvers<string>();
  const trying = breaker.run(() => promise);
  expect(await reasonOf(succeed())).toBe('circuit-open');
  resolve('back');
  expect(await trying).toBe('back');
  expect(await succeed()).toBe('ok');
});

test.each([new Error('cancelled'), new EngineFault('paused', 1_000), new EngineFault('budget-spent')])(
  'a try that ends with "%s" tells nothing of the provider',
  async (error) => {
    await afterPause();
    await reasonOf(fail(error));
    expect(await reasonOf(succeed())).toBe('circuit-open');
  },
);

test('a provider that refuses one call is there again', async () => {
  await afterPause();
  await reasonOf(fail(new EngineFault('bad-request')));
  expect(await succeed()).toBe('ok');
});

test('a clock that is set back does not make the pause longer', async () => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now - 3_600_000);
  await afterPause();
  expect(await succeed()).toBe('ok');
});
