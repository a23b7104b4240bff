import { BootError } from '../boot-error.js';
import { hostname } from 'node:os';
import { type Logger, createLogger } from '../telemetry/logger.js';

const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * runProcess runs the start of a process. What keeps it from starting is logged, a line for each sentence, and ends it
 * with code 1. A signal during the start ends it at once: the first process of a container would ignore the signal.
 */
export async function runProcess(name: string, start: (logger: Logger) => unknown): Promise<void> {
  const logger = createLogger(name, { LOG_LEVEL: 'info', INSTANCE: `${hostname()}-${process.pid}` });
  const leave = () => process.exit(0);
  signals.forEach((signal) => process.once(signal, leave));
  try {
    await start(logger);
  } catch (error) {
    tellWhy(error, logger);
    process.exit(1);
  } finally {
    signals.forEach((signal) => process.removeListener(signal, leave));
  }
}

function tellWhy(error: unknown, logger: Logger): void {
  if (error instanceof BootError) error.message.split('\n').forEach((sentence) => logger.fatal(sentence));
  // Nobody has given this process a text yet that the message could quote.
  else logger.fatal({ err: error, why: error instanceof Error ? error.message : String(error) }, 'could not start');
}
