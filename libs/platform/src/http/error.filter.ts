import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { FastifyReply } from './fastify-reply.js';
import { Logger } from '../telemetry/logger.js';
import { toAppError } from './to-app-error.js';

/** What a refused caller is told to wait when the error does not say. */
const retryAfterSeconds: Partial<Record<string, number>> = { rate_limited: 60, overloaded: 5, unavailable: 5 };

/** ErrorFilter answers every failed HTTP request with the error envelope; what is unknown stays in the log. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(Logger) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = toAppError(thrown);
    if (error.code === 'internal' || thrown !== error) this.logger.error({ err: thrown }, 'a request failed');

    // A stream that has begun cannot change its status any more.
    if (reply.raw.headersSent) {
      reply.raw.end();
      return;
    }
    const wait = error.details?.retryAfterSeconds ?? retryAfterSeconds[error.code];
    if (wait !== undefined) void reply.header('retry-after', String(Math.ceil(wait)));
    void reply.status(error.status).header('content-type', 'application/json; charset=utf-8').send(error.toEnvelope());
  }
}
