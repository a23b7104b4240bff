import { Injectable } from '@nestjs/common';
import { JobSignal, jobChannels } from '@tailwright/contracts/jobs';
import { BusConnections } from '@tailwright/platform/bus/connections';
import { Seal } from '@tailwright/platform/bus/seal';
import { Logger } from '@tailwright/platform/telemetry/logger';

type Listener = (signal: JobSignal) => void;

/** JobSignals hears what changes in any job, on one subscription for the whole process. A lost signal costs a second. */
@Injectable()
export class JobSignals {
  private readonly listeners = new Set<Listener>();

  constructor(
    private readonly connections: BusConnections,
    private readonly seal: Seal,
    private readonly logger: Logger,
  ) {
    // Not before the connection is ready: ioredis lets SUBSCRIBE overtake its own ready check, which then fails.
    connections.onReconnect(() => this.subscribe());
  }

  listen(listener: Listener): void {
    this.listeners.add(listener);
  }

  private subscribe(): void {
    this.connections
      .listen(`${this.connections.prefix}${jobChannels.progress}`, this.hear)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'job signals are not heard; jobs are polled'));
  }

  private readonly hear = (sealed: Buffer): void => {
    const signal = this.open(sealed);
    if (signal) for (const listener of this.listeners) listener(signal);
  };

  /** open ignores what it cannot read: anyone who reaches Redis may publish here, and the signal is only a hint. */
  private open(sealed: Buffer): JobSignal | undefined {
    try {
      return JobSignal.parse(this.seal.open(sealed, jobChannels.progress));
    } catch {
      return undefined;
    }
  }
}
