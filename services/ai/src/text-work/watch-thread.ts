import type { Worker } from 'node:worker_threads';
import { awakeTimer } from '@tailwright/platform/awake-timer';

/** WorkLimits are how much of a processor a piece of work may use, and how long it may take by the clock. */
export interface WorkLimits {
  processorMs: number;
  wallMs: number;
}

/** A piece that is done before the first look, as nearly all are, costs no question to its thread. */
const lookEveryMs = 250;

/**
 * watchThread calls `expire` with the reason once the thread has used more of a processor than it may. On a busy machine
 * that can take many times as long by the clock, and the text is not to blame for it; `wallMs` is for a thread that
 * waits for something that never comes. What was used before the first look does not count. The answer ends the watch.
 */
export function watchThread(
  worker: Worker,
  { processorMs, wallMs }: WorkLimits,
  expire: (reason: string) => void,
): () => void {
  let isOver = false;
  let usedBefore: NodeJS.CpuUsage | undefined;
  const end = (reason: string) => {
    if (isOver) return;
    isOver = true;
    expire(reason);
  };
  // A pause of the whole process stops the thread, too: it is no sign of a text without an end.
  const clock = awakeTimer(wallMs, () => end(`it took longer than ${wallMs} ms`));
  const looks = setInterval(() => void look(), lookEveryMs);

  async function look(): Promise<void> {
    // A thread that has just ended has no figures, and nothing to end.
    const used = await worker.cpuUsage(usedBefore).catch(() => undefined);
    if (!used || isOver) return;
    if (!usedBefore) usedBefore = used;
    else if ((used.user + used.system) / 1_000 > processorMs) end(`it used more than ${processorMs} ms of a processor`);
  }

  return () => {
    isOver = true;
    clearTimeout(clock);
    clearInterval(looks);
  };
}
