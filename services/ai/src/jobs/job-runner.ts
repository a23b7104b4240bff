import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Answer, Input, Job } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import type { JobResult, JobState } from '@tailwright/contracts/jobs';
import { isDependencyAway } from '@tailwright/platform/dependency-away';
import { Logger } from '@tailwright/platform/telemetry/logger';
import * as z from 'zod/mini';
import { ENGINE } from '../engine/choose-engine.js';
import type { Engine, Run, Written } from '../engine/engine.js';
import type { Draft } from '../results/draft.js';
import { TextThreads } from '../text-work/text-threads.js';
import type { TextRun } from '../text/text-worker.js';
import type { Texts } from '../text-work/text-work.js';
import { type AfterFailure, afterFailure } from './after-failure.js';
import { JobMetrics } from './job-metrics.js';
import type { JobEntity } from './job.entity.js';
import { JobRows } from './job-rows.js';
import { ProgressSignals } from './progress-signals.js';
import { ResumeSaver, hasRecord } from './resume-saver.js';
import { RunningJobs } from './running-jobs.js';

type Stage = JobState['stage'];

/** JobWork is what differs between the kinds of job. */
export interface JobWork<J extends Job = Job> {
  job: J;
  /** Has the engine write. This is the slow and paid part; what it returns is stored at once. */
  write(engine: Engine, input: Input<J>, run: Run): Promise<Written>;
  /** Checks and completes a draft. Pure: after a crash it runs again. */
  complete(input: Input<J>, draft: Draft, texts: Texts, run: TextRun): Promise<Completed<J>>;
}

/** Completed is a result but for what every job has. */
export type Completed<J extends Job> = Omit<Answer<J>, 'jobId' | 'engine'>;

/** A save that takes longer is left to the sweeper: it must not delay the answer. */
const saveTimeoutMs = 2_000;

/** Short beside what writing takes; each try also waits for Postgres itself. */
const keepAgainMs = 250;

/** JobRunner takes one job from its row to its result, resuming at the stage a crashed worker reached. */
@Injectable()
export class JobRunner {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    private readonly texts: TextThreads,
    private readonly rows: JobRows,
    private readonly running: RunningJobs,
    private readonly signals: ProgressSignals,
    private readonly saver: ResumeSaver,
    private readonly metrics: JobMetrics,
    private readonly logger: Logger,
  ) {}

  /** run answers what the queue should do with the job now; undefined when there is nothing left to do. */
  async run(id: string, work: JobWork): Promise<AfterFailure | undefined> {
    if (this.running.has(id)) return undefined;
    const job = await this.rows.start(id);
    if (!job) return undefined;
    this.metrics.began(job);
    const beganMs = Date.now();
    return this.running.during(id, job.deadline, async (signal) => {
      try {
        await this.finish(job, await this.produce(job, work, signal));
        this.metrics.ended(job.kind, 'done', beganMs);
        return undefined;
      } catch (error) {
        const next = await this.handleFailure(job, signal.aborted ? signal.reason : error);
        this.metrics.ended(job.kind, outcomeOf(next), beganMs);
        return next;
      }
    });
  }

  private async produce(job: JobEntity, work: JobWork, signal: AbortSignal): Promise<JobResult> {
    if (job.result) return job.result;
    signal.throwIfAborted();
    const enter = (stage: Stage) => this.signals.publish({ id: job.id, status: 'running', stage });
    enter('reading');
    const input = z.parse(work.job.input, job.input);
    const { draft, engine } = await this.draftOf(job, work, { input, enter, signal });
    signal.throwIfAborted();
    const body = await work.complete(input, { ...draft, askedAt: job.createdAt }, this.texts, { signal, enter });
    signal.throwIfAborted();
    return { jobId: job.id, ...(body as object), engine } as JobResult;
  }

  private async draftOf(
    job: JobEntity,
    work: JobWork,
    { input, enter, signal }: { input: unknown; enter(stage: Stage): void; signal: AbortSignal },
  ): Promise<{ draft: Written; engine: string }> {
    if (job.draft !== null) {
      const draft = { text: job.draft, edits: job.draftEdits ?? [], notAdded: job.draftNotAdded ?? [] };
      return { draft, engine: job.draftEngine ?? this.engine.name };
    }
    const live = this.signals.liveText(job.id);
    enter('writing');
    try {
      const keep = (draft: Written) => this.keepDraft(job.id, draft, signal);
      const draft = await work.write(this.engine, input, { signal, onText: live.write, deadline: job.deadline, keep });
      await keep(draft);
      return { draft, engine: this.engine.name };
    } finally {
      live.stop();
    }
  }

  /** keepDraft holds what was written while Postgres is away: an attempt that drops it would pay the provider again. */
  private async keepDraft(id: string, draft: Written, signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        if (!(await this.rows.keepDraft(id, draft, this.engine.name))) throw new AppError('cancelled');
        return;
      } catch (error) {
        if (!isDependencyAway(error)) throw error;
        this.logger.warn({ err: error, job: id }, 'draft not kept yet');
      }
      await delay(keepAgainMs, undefined, { signal });
    }
  }

  private async finish(job: JobEntity, result: JobResult): Promise<void> {
    const saved = job.ownerKind === 'user' && hasRecord(job) && (await this.save(job, result));
    const final = saved ? { ...result, resumeId: job.resumeId } : result;
    if (!(await this.rows.finish(job.id, final, saved))) throw new AppError('cancelled');
    this.signals.publish({ id: job.id, status: 'done', stage: 'finished' });
    this.logger.info({ job: job.id, kind: job.kind, attempts: job.attempts, saved }, 'job done');
  }

  private async save(job: JobEntity, result: JobResult): Promise<boolean> {
    if (!job.result && !(await this.rows.keepResult(job.id, result))) throw new AppError('cancelled');
    try {
      await this.saver.save({ ...job, result }, saveTimeoutMs);
      return true;
    } catch (error) {
      this.logger.warn({ err: error, job: job.id }, 'resume not saved yet');
      return false;
    }
  }

  private async handleFailure(job: JobEntity, error: unknown): Promise<AfterFailure | undefined> {
    const next = afterFailure(error, job, Date.now());
    this.logger.warn({ err: error, job: job.id, kind: job.kind, next: next.action }, 'job interrupted');
    switch (next.action) {
      case 'nothing':
        return undefined;
      case 'give-up':
        this.metrics.failed(job.kind, next.error.code);
        if (await this.rows.fail(job.id, next.error.toEnvelope())) {
          this.signals.publish({ id: job.id, status: 'failed', stage: 'finished' });
        }
        return next;
      case 'retry':
      case 'pause':
        await this.rows.release(job.id, { failed: next.failed });
        this.signals.publish({ id: job.id, status: 'queued', stage: 'waiting' });
        return next;
    }
  }
}

function outcomeOf(next: AfterFailure | undefined) {
  if (next?.action === 'retry') return 'retried';
  if (next?.action === 'pause') return 'paused';
  return next?.action === 'give-up' ? 'failed' : 'dropped';
}
