import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ErrorEnvelope } from '@tailwright/contracts/errors';
import type { JobResult } from '@tailwright/contracts/jobs';
import { CONFIG } from '@tailwright/platform/platform.module';
import { DataSource, type QueryDeepPartialEntity, type Repository } from 'typeorm';
import type { AiConfig } from '../config.js';
import type { Written } from '../engine/engine.js';
import { JobEntity } from './job.entity.js';
import { isLeaseOver, leaseTiming } from './lease-timing.js';
import { storable } from './storable.js';

const outstanding = `status IN ('queued', 'running')`;
const leaseEnd = () => `now() + interval '${leaseTiming.leaseMs} milliseconds'`;

const noDraft = { draft: null, draftEdits: null, draftNotAdded: null } as const;

/** What a job needs no more once its result stands on the dashboard. */
export const savedTexts = { input: {}, ...noDraft } as const;

/** What a job gives back when it does not run any more. */
const released = { runner: null, leaseUntil: null } as const;
const ended = { ...released, network: null, stage: 'finished', finishedAt: () => 'now()' } as const;

/** JobRows are a worker's steps on a row. Each holds only while this process is the one that runs the job. */
@Injectable()
export class JobRows {
  private readonly runner: string;
  private readonly jobs: Repository<JobEntity>;

  constructor(dataSource: DataSource, @Inject(CONFIG) config: Pick<AiConfig, 'INSTANCE'>) {
    // The name tells an operator which worker it is; a restarted one of the same name is another runner.
    this.runner = `${config.INSTANCE}:${randomUUID()}`;
    this.jobs = dataSource.getRepository(JobEntity);
  }

  /** start takes the job; null when it has ended or another process runs it. */
  async start(id: string): Promise<JobEntity | null> {
    const taken = await this.jobs
      .createQueryBuilder()
      .update()
      .set({
        status: 'running',
        stage: () => `CASE WHEN draft IS NULL THEN 'writing' ELSE 'checking' END`,
        attempts: () => 'attempts + 1',
        runner: this.runner,
        leaseUntil: leaseEnd,
      })
      .where({ id })
      .andWhere(`${outstanding} AND (lease_until IS NULL OR ${isLeaseOver} OR runner = :runner)`, {
        runner: this.runner,
      })
      .execute();
    return taken.affected ? this.jobs.findOneBy({ id }) : null;
  }

  /** renewLeases answers which of the jobs are still this process's to run. */
  async renewLeases(ids: string[]): Promise<string[]> {
    const [rows] = await this.jobs.query<[{ id: string }[], number]>(
      `UPDATE jobs SET lease_until = ${leaseEnd()}
       WHERE id = ANY($1) AND runner = $2 AND status = 'running' RETURNING id`,
      [ids, this.runner],
    );
    return rows.map(({ id }) => id);
  }

  /** keepDraft stores what the engine wrote before anything else happens to it. */
  keepDraft(id: string, { text, edits, notAdded = [] }: Written, draftEngine: string): Promise<boolean> {
    const draft = { draft: storable(text), draftEdits: storable(edits), draftNotAdded: storable(notAdded) };
    return this.change(id, { ...draft, draftEngine, stage: 'checking' });
  }

  /** keepResult stores a result whose record is still to be saved. From here on the job cannot be cancelled. */
  keepResult(id: string, result: JobResult): Promise<boolean> {
    return this.change(id, { result: storable(result), stage: 'finished' });
  }

  /** finish ends the job; `saved` tells whether the owner's record exists. */
  finish(id: string, result: JobResult, saved: boolean): Promise<boolean> {
    const savedNow = saved ? { ...savedTexts, savedAt: () => 'now()' } : { savedAt: null };
    return this.change(id, {
      ...ended,
      status: 'done',
      result: storable(result),
      ...noDraft,
      ...savedNow,
    });
  }

  fail(id: string, error: ErrorEnvelope): Promise<boolean> {
    return this.change(id, { ...ended, status: 'failed', error, failures: () => 'failures + 1' });
  }

  /** release puts the job back in the queue, for a later attempt or another worker. */
  release(id: string, { failed }: { failed: boolean }): Promise<boolean> {
    const failures = () => (failed ? 'failures + 1' : 'failures');
    return this.change(id, { ...released, status: 'queued', stage: 'waiting', failures, sweptAt: () => 'now()' });
  }

  private async change(id: string, values: QueryDeepPartialEntity<JobEntity>): Promise<boolean> {
    const { affected } = await this.jobs
      .createQueryBuilder()
      .update()
      .set(values)
      .where({ id, runner: this.runner, status: 'running' })
      .execute();
    return affected === 1;
  }
}
