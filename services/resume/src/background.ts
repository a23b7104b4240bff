import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Logger } from '@tailwright/platform/telemetry/logger';
import { Takedowns } from './share/takedowns.js';
import { Flusher } from './views/flusher.js';
import { Visitors } from './views/visitors.js';

const flushEveryMs = 500;
const sweepEveryMs = 5_000;
const forgetEveryMs = 3_600_000;

/** Background flushes views, finishes interrupted deletions and forgets visitors until the process stops; every replica does it. */
@Injectable()
export class Background implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly flusher: Flusher,
    private readonly takedowns: Takedowns,
    private readonly visitors: Visitors,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = Promise.all([
      this.repeat('view flush', flushEveryMs, () => this.flusher.flush()),
      this.repeat('takedown sweep', sweepEveryMs, () => this.takedowns.sweep()),
      this.repeat('forgetting visitors', forgetEveryMs, () => this.visitors.forget()),
    ]);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async repeat(task: string, everyMs: number, work: () => Promise<void>): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await work().catch((error: unknown) => this.logger.warn({ err: error, task }, 'background work failed'));
      await sleep(everyMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }
}
