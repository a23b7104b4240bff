import { WorkerHost } from '@nestjs/bullmq';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Input, Job } from '@tailwright/contracts/define';
import { BusConnections } from '@tailwright/platform/bus/connections';
import { jobTiming } from '@tailwright/platform/jobs/queue';
import { CONFIG } from '@tailwright/platform/platform.module';
import { Logger } from '@tailwright/platform/telemetry/logger';
import { type Job as QueuedJob, UnrecoverableError, Worker } from 'bullmq';
import type { AiWorkerConfig } from '../config.js';
import type { Engine, Run, Written } from '../engine/engine.js';
import type { TextRun } from '../text/text-worker.js';
import type { Texts } from '../text-work/text-work.js';
import { JobMetrics } from './job-metrics.js';
import type { Draft } from '../results/draft.js';
import { type Completed, JobRunner, type JobWork } from './job-runner.js';
import { RunningJobs } from './running-jobs.js';

/** How often the same trouble of a queue is told. */
const troubleEachMs = 60_000;

/** processorOptions start no worker before the application stands, and find a dead worker's jobs within 11 s. */
export const processorOptions = {
  autorun: false,
  lockDuration: jobTiming.lockMs,
  stalledInterval: jobTiming.stalledCheckMs,
  // The default of 1 fails a job for ever after two crashed workers, whatever its attempts.
  maxStalledCount: 5,
  // An idle slot asks again after this many seconds: it hears nothing when a provider's pause ends.
  drainDelay: 1,
  removeOnComplete: { age: 3_600, count: 1_000 },
  removeOnFail: { age: 604_800, count: 5_000 },
};

/** JobProcessor takes ids from one queue. It returns nothing and throws codes alone: BullMQ keeps both in Redis. */
@Injectable()
export abstract class JobProcessor<J extends Job>
  extends WorkerHost
  implements JobWork<J>, OnApplicationBootstrap, OnModuleDestroy
{
  abstract readonly job: J;
  @Inject(BusConnections) private readonly connections!: BusConnections;
  /** Runs whose outcome is not recorded yet. */
  private readonly runs = new Set<Promise<unknown>>();
  private readonly toldAt = new Map<string, number>();
  abstract write(engine: Engine, input: Input<J>, run: Run): Promise<Written>;
  abstract complete(input: Input<J>, draft: Draft, texts: Texts, run: TextRun): Promise<Completed<J>>;

  constructor(
    private readonly runner: JobRunner,
    private readonly running: RunningJobs,
    private readonly logger: Logger,
    private readonly metrics: JobMetrics,
    @Inject(CONFIG) private readonly config: AiWorkerConfig,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    this.worker.concurrency = this.config.WORKER_CONCURRENCY;
    this.worker.on('error', (error) => this.tellTrouble(error));
    this.worker.on('stalled', () => this.metrics.stalled(this.job.queue));
    void this.worker.run();
  }

  async onModuleDestroy(): Promise<void> {
    const timer = setTimeout(() => this.running.abortAll(), this.config.JOB_GRACE_MS);
    const takesNoMore = this.worker.pause(true);
    await Promise.allSettled([takesNoMore, ...this.runs]);
    // Without Redis BullMQ would wait for the end of connections that do not stand. What matters is in the rows.
    await this.worker.close(!(await this.connections.answer()));
    clearTimeout(timer);
  }

  async process({ data }: QueuedJob<{ id: string }>): Promise<void> {
    const run = this.runner.run(data.id, this).finally(() => this.runs.delete(run));
    this.runs.add(run);
    const next = await run.catch((error: unknown) => {
      this.logger.error({ err: error, job: data.id }, 'job could not be recorded');
      throw new Error('internal');
    });
    if (next?.action === 'retry') throw new Error(next.code);
    if (next?.action === 'give-up') throw new UnrecoverableError(next.error.code);
    if (next?.action === 'pause') {
      await this.worker.rateLimit(next.ms);
      throw Worker.RateLimitError();
    }
  }
  /** BullMQ reports a Redis that is away with every attempt, three times a second. */
  private tellTrouble(error: NodeJS.ErrnoException): void {
    const kind = error.code ?? error.name;
    const now = performance.now();
    if (now - (this.toldAt.get(kind) ?? -Infinity) < troubleEachMs) return;
    this.toldAt.set(kind, now);
    this.logger.warn({ err: error, queue: this.job.queue }, 'queue trouble');
  }
}
