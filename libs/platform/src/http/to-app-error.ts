import { HttpException } from '@nestjs/common';
import { AppError, type ErrorCode } from '@tailwright/contracts/errors';
import { isDependencyAway } from '../dependency-away.js';

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'invalid_input',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'deadline_exceeded',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'invalid_input',
  429: 'rate_limited',
  503: 'overloaded',
  504: 'deadline_exceeded',
};

/** A malformed body has no field to point at. */
const malformed = 'The request body could not be read.';

/** toAppError turns whatever a request threw into the product's own error; the unknown becomes `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDependencyAway(error)) return new AppError('unavailable', undefined, { retryAfterSeconds: 2 });
  const status = statusOf(error);
  const code = status === undefined ? undefined : codeOfStatus[status];
  if (code === undefined) return new AppError('internal');
  return code === 'invalid_input' ? new AppError(code, malformed) : new AppError(code);
}

/** Fastify and its plugins throw plain errors with a statusCode; NestJS throws HttpException. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}
