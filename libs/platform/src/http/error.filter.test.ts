import { type ArgumentsHost, BadRequestException, PayloadTooLargeException } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { AppError } from '@tailwright/contracts/errors';
import { Logger, createLogger } from '../telemetry/logger.js';
import { ErrorFilter } from './error.filter.js';

const silent = createLogger('test', { LOG_LEVEL: 'silent', INSTANCE: 'test' });

function answerTo(thrown: unknown, headersSent = false, logger: Logger = silent) {
  const answer = { status: 0, headers: {} as Record<string, string>, body: undefined as unknown, ended: false };
  const reply = {
    raw: { headersSent, end: () => (answer.ended = true) },
    header: (name: string, value: string) => ((answer.headers[name] = value), reply),
    status: (status: number) => ((answer.status = status), reply),
    send: (body: unknown) => ((answer.body = body), reply),
  };
  const host = { switchToHttp: () => ({ getResponse: () => reply }) } as unknown as ArgumentsHost;
  new ErrorFilter(logger).catch(thrown, host);
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

  it.each([
    [new AppError('invalid_input'), 'debug'],
    [new AppError('forbidden', undefined, undefined, 'cross-site request'), 'debug'],
    [new BadRequestException('Unexpected token'), 'debug'],
    [new PayloadTooLargeException(), 'debug'],
    [Object.assign(new Error('too large'), { statusCode: 413 }), 'debug'],
    [new AppError('rate_limited'), 'debug'],
    [new AppError('overloaded'), 'warn'],
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'warn'],
    [new AppError('deadline_exceeded'), 'warn'],
    [new AppError('internal'), 'error'],
    [new TypeError('x is undefined'), 'error'],
  ])('%p is logged as %s: only what is wrong with us is an error', (thrown, level) => {
    const levels: string[] = [];
    const note = (name: string) => () => void levels.push(name);
    const names = ['fatal', 'error', 'warn', 'info', 'debug'];
    answerTo(thrown, false, Object.fromEntries(names.map((name) => [name, note(name)])) as unknown as Logger);
    expect(levels).toEqual([level]);
  });
});
