import { setTimeout as delay } from 'node:timers/promises';
import { BootError } from '../boot-error.js';

const retryMs = 500;
/** How long a wait is usual, and then how often it is told what is waited for. */
const noticeMs = 5_000;

interface Notices {
  info(fields: object, msg: string): void;
}

/**
 * waitAtStart asks `why` again until it answers nothing, and tells what it waits for. Throws BootError with the last
 * reason after `limitMs`.
 */
export async function waitAtStart(
  { limitMs, logger }: { limitMs: number; logger: Notices },
  why: () => Promise<string | undefined>,
): Promise<void> {
  const startedAt = performance.now();
  let toldAt = startedAt;
  for (;;) {
    const reason = await why();
    if (reason === undefined) return;
    const now = performance.now();
    if (now - startedAt >= limitMs) throw new BootError([reason]);
    if (now - toldAt >= noticeMs) {
      logger.info({ reason }, 'waiting');
      toldAt = now;
    }
    await delay(retryMs);
  }
}
