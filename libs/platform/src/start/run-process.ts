import { BootError } from '../boot-error.js';
import { describeError } from '../telemetry/describe-error.js';
import { type PlainLog, plainLog } from '../telemetry/plain-log.js';

const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * runProcess runs the start of a process. What keeps it from starting is logged, a line for each sentence, and ends it
 * with code 1. A signal during the start ends it at once: the first process of a container would ignore the signal.
 */
export async function runProcess(name: string, start: (log: PlainLog) => unknown): Promise<void> {
  const log = plainLog(name);
  const leave = () => process.exit(0);
  signals.forEach((signal) => process.once(signal, leave));
  try {
    await start(log);
  } catch (error) {
    tellWhy(error, log);
    process.exit(1);
  } finally {
    signals.forEach((signal) => process.removeListener(signal, leave));
  }
}

function tellWhy(error: unknown, log: PlainLog): void {
  if (error instanceof BootError) error.message.split('\n').forEach((sentence) => log.fatal({}, sentence));
  // Nobody has given this process a text yet that the message could quote.
  else
    log.fatal(
      { err: describeError(error), why: error instanceof Error ? error.message : String(error) },
      'could not start',
    );
}
