import type { LoggerService } from '@nestjs/common';
import { type Logger as PinoLogger, pino } from 'pino';
import type { BaseConfig } from '../config.js';
import { currentScope } from './context.js';
import { describeError } from './describe-error.js';

/** Logger is the injection token of the process's pino logger. */
export abstract class Logger {
  abstract fatal: PinoLogger['fatal'];
  abstract error: PinoLogger['error'];
  abstract warn: PinoLogger['warn'];
  abstract info: PinoLogger['info'];
  abstract debug: PinoLogger['debug'];
  abstract child: PinoLogger['child'];
}

/** createLogger writes JSON lines with the process name, the instance and the trace; errors lose foreign messages. */
export function createLogger(name: string, config: Pick<BaseConfig, 'LOG_LEVEL' | 'INSTANCE'>): PinoLogger {
  return pino({
    name,
    level: config.LOG_LEVEL,
    base: { instance: config.INSTANCE },
    serializers: { err: describeError, error: describeError },
    mixin: () => {
      const trace = currentScope()?.traceparent.split('-')[1];
      return trace ? { trace } : {};
    },
  });
}

/** nestLogger lets NestJS write its warnings and errors through pino. */
export function nestLogger(logger: Logger): LoggerService {
  const text = (message: unknown) => (typeof message === 'string' ? message : undefined);
  return {
    log: () => undefined,
    warn: (message: unknown, context?: unknown) => logger.warn({ context }, text(message)),
    error: (message: unknown, ...rest: unknown[]) =>
      logger.error({ err: message instanceof Error ? message : undefined, context: rest.at(-1) }, text(message)),
    fatal: (message: unknown, context?: unknown) => logger.fatal({ context }, text(message)),
  };
}
