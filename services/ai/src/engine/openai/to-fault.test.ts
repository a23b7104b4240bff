import { expect, test } from '@jest/globals';
import { APIError } from 'openai';
import { toFault } from './to-fault.js';

const throttled = (retryAfter: string) =>
  toFault(APIError.generate(429, {}, undefined, new Headers({ 'retry-after': retryAfter })));

test('a provider is asked again within a quarter of an hour, whatever it says', () => {
  expect(throttled('20')).toMatchObject({ reason: 'throttled', retryAfterMs: 20_000 });
  expect(throttled('99999999').retryAfterMs).toBe(15 * 60_000);
  expect(throttled(new Date(Date.now() + 86_400_000).toUTCString()).retryAfterMs).toBe(15 * 60_000);
  expect(throttled('soon').retryAfterMs).toBeUndefined();
});
