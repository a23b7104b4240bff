import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { AppError } from '@tailwright/contracts/errors';
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
    this.log(thrown, error);

    // A stream that has begun cannot change its status any more.
    if (reply.raw.headersSent) {
      reply.raw.end();
      return;
    }
    const wait = error.details?.retryAfterSeconds ?? retryAfterSeconds[error.code];
    if (wait !== undefined) void reply.header('retry-after', String(Math.ceil(wait)));
    void reply.status(error.status).header('content-type', 'application/json; charset=utf-8').send(error.toEnvelope());
  }

  /** A caller's mistake is a caller's business: only what is wrong with us may wake somebody. */
  private log(thrown: unknown, { code, status, internalDetail }: AppError): void {
    if (code === 'internal') this.logger.error({ err: thrown }, 'a request failed');
    else if (status >= 500) this.logger.warn({ err: thrown, code }, 'a request could not be served');
    else this.logger.debug({ code, internalDetail }, 'a request was refused');
  }
}
