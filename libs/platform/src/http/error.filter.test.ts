import type { ArgumentsHost } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { AppError } from '@tailwright/contracts/errors';
import { createLogger } from '../telemetry/logger.js';
import { ErrorFilter } from './error.filter.js';

function answerTo(thrown: unknown, headersSent = false) {
  const answer = { status: 0, headers: {} as Record<string, string>, body: undefined as unknown, ended: false };
  const reply = {
    raw: { headersSent, end: () => (answer.ended = true) },
    header: (name: string, value: string) => ((answer.headers[name] = value), reply),
    status: (status: number) => ((answer.status = status), reply),
    send: (body: unknown) => ((answer.body = body), reply),
  };
  const host = { switchToHttp: () => ({ getResponse: () => reply }) } as unknown as ArgumentsHost;
  new ErrorFilter(createLogger('test', { LOG_LEVEL: 'silent', INSTANCE: 'test' })).catch(thrown, host);
  return answer;
}

describe('a failed request', () => {
  it('is answered with the envelope and the status of its code', () => {
    const details = { fields: [{ field: 'email', message: 'Please enter a valid email address' }] };
    const answer = answerTo(new AppError('invalid_input', 'Please enter a valid email address', details, 'internal'));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ code: 'invalid_input', message: 'Please enter a valid email address', details });
  });

  it('carries Retry-After whenever trying again later may help', () => {
    expect(answerTo(new AppError('rate_limited', undefined, { retryAfterSeconds: 7.2 })).headers['retry-after']).toBe(
      '8',
    );
    for (const code of ['rate_limited', 'overloaded', 'unavailable'] as const) {
      expect(Number(answerTo(new AppError(code)).headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(answerTo(new AppError('not_found')).headers).not.toHaveProperty('retry-after');
  });

  it('whose answer has begun as a stream is ended', () => {
    const answer = answerTo(new Error('late'), true);
    expect(answer.ended).toBe(true);
    expect(answer.body).toBeUndefined();
  });
});
