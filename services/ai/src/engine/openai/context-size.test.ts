import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ContextSize } from './context-size.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('twelve calls refused at once without a limit shrink the context once, and not for good', () => {
  const size = new ContextSize(100_000);
  const assumed = size.tokens;
  for (let call = 0; call < 12; call += 1) expect(size.shrink(assumed, 0)).toBe(true);
  expect(size.tokens).toBe(60_000);
  expect(size.shrink(size.tokens, 0)).toBe(true);
  expect(size.tokens).toBe(36_000);
  jest.advanceTimersByTime(600_000);
  expect(size.tokens).toBe(100_000);
});

test('a limit the server names is believed from then on, and nothing shrinks below the least', () => {
  const size = new ContextSize(100_000);
  size.shrink(100_000, 8_192);
  jest.advanceTimersByTime(86_400_000);
  expect(size.tokens).toBe(8_192);
  size.shrink(8_192, 100);
  expect(size.tokens).toBe(4_096);
  expect(size.shrink(4_096, 0)).toBe(false);
});
