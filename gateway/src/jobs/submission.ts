import { type ExecutionContext, Injectable, type PipeTransform, createParamDecorator } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import type { Owner } from '@tailwright/contracts/jobs';
import { Owners } from '../identity/owners.js';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';

/** Submission is what a request that starts a job says besides its body. */
export interface Submission {
  owner: Owner;
  /** `Prefer: respond-async`: answer at once with the job instead of its result. */
  isAsync: boolean;
  idempotencyKey?: string;
  /** Aborts when the client goes away before it was answered. */
  gone: AbortSignal;
  reply: FastifyReply;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

const Exchanged = createParamDecorator((_: unknown, context: ExecutionContext): Exchange => {
  const http = context.switchToHttp();
  return { request: http.getRequest(), reply: http.getResponse() };
});

@Injectable()
export class ReadSubmission implements PipeTransform<Exchange, Submission> {
  constructor(private readonly owners: Owners) {}

  transform({ request, reply }: Exchange): Submission {
    const idempotencyKey = idempotencyKeyOf(request);
    return {
      owner: this.owners.ofNewJob(request, reply),
      isAsync: prefersAsync(request),
      ...(idempotencyKey && { idempotencyKey }),
      gone: clientGone(reply),
      reply,
    };
  }
}

/** Submitted injects the Submission of a request. */
export const Submitted = () => Exchanged(ReadSubmission);

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  // Printable ASCII (RFC 9110 field value), bounded because it is stored with the job.
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new AppError('invalid_input', 'Idempotency-Key must be 1 to 200 visible characters.');
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
