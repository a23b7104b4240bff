import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';

/** Submission is what a request that starts a job says besides its body. */
export interface Submission {
  request: FastifyRequest;
  reply: FastifyReply;
  /** `Prefer: respond-async`: answer at once with the job instead of its result. */
  isAsync: boolean;
  idempotencyKey?: string;
  /** Aborts when the client goes away before it was answered. */
  gone: AbortSignal;
}

/** Submitted injects the Submission of a request. Throws invalid_input for an Idempotency-Key that is none. */
export const Submitted = createParamDecorator((_: unknown, context: ExecutionContext): Submission => {
  const http = context.switchToHttp();
  const request = http.getRequest<FastifyRequest>();
  const reply = http.getResponse<FastifyReply>();
  const isAsync = prefersAsync(request);
  return { request, reply, isAsync, idempotencyKey: idempotencyKeyOf(request), gone: clientGone(reply) };
});

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  // Printable ASCII (RFC 9110 field value), bounded because it is stored with the job.
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  const message = 'Idempotency-Key must be 1 to 200 visible characters.';
  throw new AppError('invalid_input', message, { fields: [{ field: 'Idempotency-Key', message }] });
}

function prefersAsync(request: FastifyRequest): boolean {
  const preferences = String(request.headers.prefer ?? '').split(',');
  return preferences.some((preference) => preference.trim().toLowerCase() === 'respond-async');
}

function clientGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
