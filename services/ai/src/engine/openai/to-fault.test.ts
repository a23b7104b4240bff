import { expect, test } from '@jest/globals';
import { APIError } from 'openai';
import { toFault } from './to-fault.js';

const throttled = (retryAfter: string) =>
  toFault(APIError.generate(429, {}, undefined, new Headers({ 'retry-after': retryAfter })));

const refused = (status: number, error: object) =>
  toFault(APIError.generate(status, { error }, undefined, new Headers()));

test.each([
  [429, { code: 'insufficient_quota', message: 'You exceeded your current quota' }, 'quota-spent'],
  [429, { type: 'insufficient_quota', message: 'You exceeded your current quota' }, 'quota-spent'],
  [402, { message: 'Insufficient credits' }, 'quota-spent'],
  [403, { code: 'billing_not_active', message: 'Your account is not active' }, 'quota-spent'],
  [400, { code: 'content_filter', message: 'The prompt was filtered' }, 'refusal'],
  [429, { code: 'rate_limit_exceeded', message: 'Request too large for gpt: Limit 30000' }, 'bad-request'],
  [429, { code: 'rate_limit_exceeded', message: 'Rate limit reached' }, 'throttled'],
])('a refusal with %i and %j is %s', (status, error, reason) => {
  expect(refused(status, error).reason).toBe(reason);
});

test('a used-up quota is final and says so', () => {
  expect(refused(429, { code: 'insufficient_quota' })).toMatchObject({
    code: 'provider_failed',
    retryable: false,
    breaks: false,
    message: expect.stringContaining('no credit left'),
  });
});

test('a provider is asked again within a quarter of an hour, whatever it says', () => {
  expect(throttled('20')).toMatchObject({ reason: 'throttled', retryAfterMs: 20_000 });
  expect(throttled('99999999').retryAfterMs).toBe(15 * 60_000);
  expect(throttled(new Date(Date.now() + 86_400_000).toUTCString()).retryAfterMs).toBe(15 * 60_000);
  expect(throttled('soon').retryAfterMs).toBeUndefined();
});
