import { BadRequestException, HttpException, NotFoundException, PayloadTooLargeException } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { AppError } from '@tailwright/contracts/errors';
import { toAppError } from './to-app-error.js';

const fastifyError = (statusCode: number, code: string) => Object.assign(new Error('inside'), { statusCode, code });

describe('what a request threw', () => {
  it.each([
    [new NotFoundException('Cannot GET /api/nothing'), 404, 'not_found'],
    [new PayloadTooLargeException(), 413, 'payload_too_large'],
    [new BadRequestException('Unexpected token } in JSON'), 400, 'invalid_input'],
    [new HttpException('slow down', 429), 429, 'rate_limited'],
    [fastifyError(413, 'FST_ERR_CTP_BODY_TOO_LARGE'), 413, 'payload_too_large'],
    [fastifyError(415, 'FST_ERR_CTP_INVALID_MEDIA_TYPE'), 415, 'unsupported_media_type'],
    [fastifyError(400, 'FST_ERR_CTP_INVALID_JSON_BODY'), 400, 'invalid_input'],
    [fastifyError(500, 'FST_ERR_ANY'), 500, 'internal'],
    [new TypeError('x is undefined'), 500, 'internal'],
    ['a thrown string', 500, 'internal'],
    [undefined, 500, 'internal'],
  ])('%p answers %i %s and quotes nothing', (thrown, status, code) => {
    const error = toAppError(thrown);
    expect([error.status, error.code]).toEqual([status, code]);
    expect(error.message).not.toMatch(/Cannot GET|token|inside|undefined/);
  });

  it('stays itself when it is ours', () => {
    const error = new AppError('email_taken');
    expect(toAppError(error)).toBe(error);
  });
});
