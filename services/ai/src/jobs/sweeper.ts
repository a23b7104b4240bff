import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import { Logger } from '@tailwright/platform/telemetry/logger';
import { DataSource, IsNull } from 'typeorm';
import { Backlog } from './backlog.js';
import { JobQueues } from './job-queues.js';
import { JobEntity } from './job.entity.js';
import { savedTexts } from './job-rows.js';
import { isLeaseOver } from './lease-timing.js';
import { ProgressSignals } from './progress-signals.js';
import { ResumeSaver } from './resume-saver.js';

const everyMs = 5_000;
/** A row is looked at again after this long; a fresh one is given the time to reach its queue by itself. */
const restMs = 5_000;
const rowsMax = 500;
const savesMax = 20;
const saveTimeoutMs = 5_000;

const lookedAt = 'coalesce(swept_at, finished_at, created_at)';
/** What was looked at in the future, was so before Postgres's clock was set back; `infinity` is never looked at again. */
const isRested = `(${lookedAt} < now() - interval '${restMs} milliseconds'
  OR (${lookedAt} > now() + interval '${restMs} milliseconds' AND swept_at IS DISTINCT FROM 'infinity'))`;

/** Claims rows for this sweep, so that replicas that sweep at the same time share them. */
const claim = (condition: string, limit: number) => `
  UPDATE jobs SET swept_at = now() WHERE id IN (
    SELECT id FROM jobs WHERE ${condition} AND ${isRested}
    ORDER BY ${lookedAt} LIMIT ${limit} FOR UPDATE SKIP LOCKED
  ) RETURNING id`;

/** A job some worker runs renews its lease; one that waits has none. */
const unattended = `(status = 'queued' OR (status = 'running' AND ${isLeaseOver}))`;
const unsaved = `status = 'done' AND owner_kind = 'user' AND kind <> 'cover-letter' AND saved_at IS NULL`;

/** Sweeper repairs what a crash, a wiped Redis or an absent service left undone. See ADR 0004. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly signals: ProgressSignals,
    private readonly saver: ResumeSaver,
    private readonly logger: Logger,
    private readonly backlog: Backlog,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweeping ??= this.sweep().finally(() => (this.sweeping = undefined));
    }, everyMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }

  async sweep(): Promise<void> {
    for (const step of [() => this.expire(), () => this.restore(), () => this.save(), () => this.backlog.measure()]) {
      await step().catch((error: unknown) => this.logger.warn({ err: error }, 'a sweep step failed'));
    }
  }

  /** Jobs past their deadline that no worker is about to end. */
  private async expire(): Promise<void> {
    const error = new AppError('deadline_exceeded').toEnvelope();
    const [rows] = await this.dataSource.query<[{ id: string }[], number]>(
      `UPDATE jobs SET status = 'failed', stage = 'finished', error = $1, runner = NULL, lease_until = NULL,
         network = NULL, finished_at = now()
       WHERE ${unattended} AND deadline < now() AND result IS NULL RETURNING id`,
      [JSON.stringify(error)],
    );
    for (const { id } of rows) this.signals.publish({ id, status: 'failed', stage: 'finished' });
  }

  /** Jobs that wait, or that a dead worker left, and that their queue has forgotten. */
  private async restore(): Promise<void> {
    const jobs = await this.claim(unattended, rowsMax);
    const restored = await Promise.all(jobs.map((job) => this.queues.restore(job)));
    const count = restored.filter(Boolean).length;
    if (count > 0) this.logger.warn({ count }, 'jobs were missing in the queue');
  }

  /** Finished resumes of signed-in users that are not on their dashboard yet. */
  private async save(): Promise<void> {
    const jobs = await this.claim(unsaved, savesMax);
    const saves = await Promise.allSettled(jobs.map((job) => this.saveOne(job)));
    for (const save of saves) if (save.status === 'rejected') throw save.reason;
  }

  private async saveOne(job: JobEntity): Promise<void> {
    const rows = this.dataSource.getRepository(JobEntity);
    try {
      await this.saver.save(job, saveTimeoutMs);
    } catch (error) {
      // The record was deleted before this row knew that it was saved.
      if (error instanceof AppError && error.code === 'not_found') return void (await rows.delete({ id: job.id }));
      // No room on the dashboard. It is not tried again until its owner claims it.
      if (error instanceof AppError && error.code === 'conflict')
        return void (await rows.update({ id: job.id }, { sweptAt: () => `'infinity'` }));
      throw error;
    }
    const result = () => `jsonb_set(result, '{resumeId}', to_jsonb(resume_id::text))`;
    // Where its owner has replied since the row was read, the next sweep brings the replies to the record first.
    const unchanged = { id: job.id, savedAt: IsNull(), reportRevision: job.reportRevision };
    await rows.update(unchanged, { ...savedTexts, savedAt: () => 'now()', result });
  }

  private async claim(condition: string, limit: number): Promise<JobEntity[]> {
    const [rows] = await this.dataSource.query<[{ id: string }[], number]>(claim(condition, limit));
    if (rows.length === 0) return [];
    return this.dataSource.manager
      .createQueryBuilder(JobEntity, 'job')
      .where('job.id = ANY(:ids)', { ids: rows.map(({ id }) => id) })
      .getMany();
  }
}
