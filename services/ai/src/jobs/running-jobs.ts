import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import { jobChannels } from '@tailwright/contracts/jobs';
import { BusConnections } from '@tailwright/platform/bus/connections';
import { Logger } from '@tailwright/platform/telemetry/logger';
import { JobRows } from './job-rows.js';
import { leaseTiming } from './lease-timing.js';

/** RunningJobs are the jobs this process runs now: it renews their leases and aborts those that were cancelled. */
@Injectable()
export class RunningJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly running = new Map<string, AbortController>();
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(
    private readonly rows: JobRows,
    private readonly connections: BusConnections,
    private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.heartbeat = setInterval(() => void this.renew(), leaseTiming.renewMs).unref();
    const channel = `${this.connections.prefix}${jobChannels.cancelled}`;
    await this.connections.listen(channel, (id) => this.abort(id.toString(), new AppError('cancelled')));
  }

  /** Not earlier: while the processors wait for their last jobs, those keep their leases. */
  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeat);
  }

  has(id: string): boolean {
    return this.running.has(id);
  }

  /** during runs the work with a signal that aborts when the job is cancelled, taken away, or past its deadline. */
  async during<T>(id: string, deadline: Date, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const expire = () => controller.abort(new AppError('deadline_exceeded'));
    const leftMs = deadline.getTime() - Date.now();
    if (leftMs <= 0) expire();
    const timer = setTimeout(expire, Math.max(0, leftMs));
    this.running.set(id, controller);
    try {
      return await work(controller.signal);
    } finally {
      clearTimeout(timer);
      this.running.delete(id);
    }
  }

  /** abortAll is for the shutdown: the jobs go back to the queue for another worker. */
  abortAll(): void {
    for (const id of this.running.keys()) this.abort(id, new AppError('unavailable'));
  }

  private abort(id: string, reason: AppError): void {
    this.running.get(id)?.abort(reason);
  }

  /** A cancel message can get lost; a row that is no longer ours to run says the same thing two seconds later. */
  private async renew(): Promise<void> {
    const ids = [...this.running.keys()];
    if (ids.length === 0) return;
    try {
      const kept = new Set(await this.rows.renewLeases(ids));
      for (const id of ids) if (!kept.has(id)) this.abort(id, new AppError('cancelled'));
    } catch (error) {
      this.logger.warn({ err: error, jobs: ids.length }, 'leases could not be renewed');
    }
  }
}
