import type { LoggerService } from '@nestjs/common';
import { type LoggerOptions, type Logger as PinoLogger, pino } from 'pino';
import { BootError } from '../boot-error.js';
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

/** pino's number for the level. */
const warn = 40;

/** A write for each line cost 0.26 ms, a sixth of what the gateway does for a submission. */
const lines = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 200 };

/**
 * createLogger writes JSON lines with the process name, the instance and the trace; errors lose foreign messages. Up to
 * info they are written together, 200 ms late at most; from warn on at once, with all before them.
 */
export function createLogger(name: string, config: Pick<BaseConfig, 'LOG_LEVEL' | 'INSTANCE'>): PinoLogger {
  const destination = pino.destination(lines);
  const options: LoggerOptions = {
    name,
    level: config.LOG_LEVEL,
    base: { instance: config.INSTANCE },
    serializers: { err: describeError, error: describeError },
    mixin: () => {
      const trace = currentScope()?.traceparent.split('-')[1];
      return trace ? { trace } : {};
    },
    hooks: {
      logMethod(line, write, level) {
        write.apply(this, line);
        if (level >= warn) destination.flushSync();
      },
    },
  };
  return pino(options, destination);
}

/** nestLogger lets NestJS write its warnings and errors through pino. */
export function nestLogger(logger: Logger): LoggerService {
  const text = (message: unknown) => (typeof message === 'string' ? message : undefined);
  return {
    log: () => undefined,
    warn: (message: unknown, context?: unknown) => logger.warn({ context }, text(message)),
    error: (message: unknown, ...rest: unknown[]) => {
      // The start of the process tells these by itself, see runProcess.
      if (message instanceof BootError) return;
      logger.error({ err: message instanceof Error ? message : undefined, context: rest.at(-1) }, text(message));
    },
    fatal: (message: unknown, context?: unknown) => logger.fatal({ context }, text(message)),
  };
}
