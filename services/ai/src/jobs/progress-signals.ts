import { Injectable } from '@nestjs/common';
import { type JobSignal, jobChannels } from '@tailwright/contracts/jobs';
import { BusConnections } from '@tailwright/platform/bus/connections';
import { Seal } from '@tailwright/platform/bus/seal';

/** Five times a second is smooth to read; each signal carries the whole text. */
const textEveryMs = 200;
/** Who begins to watch between two signals, or lost one, waits so long at most for the text so far. */
const repeatEveryMs = 1_000;

/** ProgressSignals tells those who wait for a job about it. A lost signal costs a second: they ask for the row too. */
@Injectable()
export class ProgressSignals {
  constructor(
    private readonly connections: BusConnections,
    private readonly seal: Seal,
  ) {}

  publish(signal: JobSignal): void {
    const { prefix, commands } = this.connections;
    const sealed = this.seal.seal(signal, jobChannels.progress);
    void commands.publish(`${prefix}${jobChannels.progress}`, sealed).catch(() => undefined);
  }

  /** liveText passes on the text of one running job: the first words at once, then five times a second; an unchanged text each second. */
  liveText(id: string): { write(textSoFar: string): void; stop(): void } {
    let latest: string | undefined;
    let timer: NodeJS.Timeout | undefined;
    let sentAt = 0;
    let isStopped = false;
    const send = (partialText: string) => {
      this.publish({ id, status: 'running', stage: 'writing', partialText });
      sentAt = Date.now();
      timer = setTimeout(() => send(latest ?? partialText), repeatEveryMs);
    };
    return {
      write: (textSoFar) => {
        // What comes after the end would be repeated for ever.
        if (isStopped || textSoFar === latest) return;
        latest = textSoFar;
        clearTimeout(timer);
        timer = setTimeout(() => send(textSoFar), Math.max(0, sentAt + textEveryMs - Date.now()));
      },
      stop: () => {
        isStopped = true;
        clearTimeout(timer);
      },
    };
  }
}
