import { Injectable } from '@nestjs/common';
import { type JobSignal, jobChannels } from '@tailwright/contracts/jobs';
import { BusConnections } from '@tailwright/platform/bus/connections';
import { Seal } from '@tailwright/platform/bus/seal';

/** Five times a second is smooth to read; each signal carries the whole text. */
const textEveryMs = 200;

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

  /** liveText passes on the text of one running job: the first words at once, then five times a second. */
  liveText(id: string): { write(textSoFar: string): void; stop(): void } {
    let latest: string | undefined;
    let timer: NodeJS.Timeout | undefined;
    const send = () => {
      timer = undefined;
      if (latest === undefined) return;
      this.publish({ id, status: 'running', stage: 'writing', partialText: latest });
      latest = undefined;
      timer = setTimeout(send, textEveryMs);
    };
    return {
      write: (textSoFar) => {
        latest = textSoFar;
        if (!timer) send();
      },
      stop: () => clearTimeout(timer),
    };
  }
}
