import { expect, test } from '@jest/globals';
import { AppError } from '@tailwright/contracts/errors';
import { EngineFault } from '../engine/fault.js';
import { type AfterFailure, afterFailure } from './after-failure.js';

const now = Date.parse('2026-01-01T12:00:00Z');
const job = (failures = 0, leftMs = 60_000) => ({ failures, deadline: new Date(now + leftMs) });

const cases: [string, unknown, ReturnType<typeof job>, AfterFailure | { action: 'give-up'; error: unknown }][] = [
  [
    'a failing provider is tried again',
    new EngineFault('server-error'),
    job(),
    { action: 'retry', failed: true, code: 'provider_failed' },
  ],
  [
    'three failures are enough',
    new EngineFault('server-error'),
    job(2),
    { action: 'give-up', error: expect.objectContaining({ code: 'provider_failed' }) },
  ],
  [
    'a wrong key is not tried again',
    new EngineFault('auth'),
    job(),
    { action: 'give-up', error: expect.objectContaining({ code: 'provider_auth' }) },
  ],
  [
    'a used-up quota is said at once, however much time is left',
    new EngineFault('quota-spent'),
    job(),
    {
      action: 'give-up',
      error: expect.objectContaining({ code: 'provider_failed', message: expect.stringContaining('no credit left') }),
    },
  ],
  [
    'a throttled provider gets the pause it asks for',
    new EngineFault('throttled', 7_000),
    job(),
    { action: 'pause', failed: true, ms: 7_000 },
  ],
  [
    'a pause beyond the deadline ends the job',
    new EngineFault('throttled', 70_000),
    job(),
    { action: 'give-up', error: expect.objectContaining({ code: 'rate_limited', details: { retryAfterSeconds: 70 } }) },
  ],
  [
    'throttling without a pause backs off',
    new EngineFault('throttled'),
    job(2),
    { action: 'pause', failed: true, ms: 4_000 },
  ],
  [
    'an open circuit fails fast',
    new EngineFault('circuit-open', 10_000),
    job(),
    { action: 'give-up', error: expect.objectContaining({ code: 'overloaded' }) },
  ],
  [
    'a passed deadline ends the job',
    new AppError('deadline_exceeded'),
    job(0, -1),
    { action: 'give-up', error: expect.objectContaining({ code: 'deadline_exceeded' }) },
  ],
  ['a cancelled job needs nothing', new AppError('cancelled'), job(), { action: 'nothing' }],
  [
    'a stopping worker hands the job on without blame',
    new AppError('unavailable'),
    job(2),
    { action: 'retry', failed: false, code: 'unavailable' },
  ],
  [
    'an unknown error is tried again',
    new TypeError('secret text'),
    job(),
    { action: 'retry', failed: true, code: 'internal' },
  ],
  [
    'an unknown error becomes internal in the end',
    new TypeError('secret text'),
    job(2),
    {
      action: 'give-up',
      error: expect.objectContaining({ code: 'internal', message: expect.not.stringContaining('secret') }),
    },
  ],
];

test.each(cases)('%s', (_, error, of, expected) => {
  expect(afterFailure(error, of, now)).toEqual(expected);
});
