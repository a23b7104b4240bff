import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Answer, Input } from '@tailwright/contracts/define';
import { AppError, fieldProblems } from '@tailwright/contracts/errors';
import type { JobState, SubmittedJob, claimJob, submitJob } from '@tailwright/contracts/jobs';
import type { CallContext } from '@tailwright/platform/bus/handles';
import { Once } from '@tailwright/platform/bus/once';
import { CONFIG } from '@tailwright/platform/platform.module';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { findPeriodProblems } from './period-problems.js';
import { type AdmissionLimits, admit } from './admission.js';
import { Cancellations } from './cancellations.js';
import { refuseDeleted } from './deleted-accounts.subscriber.js';
import { JobQueues } from './job-queues.js';
import { listStates, positionOf, toState } from './job-state.js';
import { JobEntity } from './job.entity.js';
import { jobOf } from './kinds.js';
import { type OwnedJob, getOwned, isOwnedBy, lockOwned, resultOf } from './owned-job.js';
import { hasRecord, toRecord } from './resume-saver.js';

type Submission = Input<typeof submitJob>;

/** JobsService keeps the rows of jobs; the queues only follow them. */
@Injectable()
export class JobsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly once: Once,
    private readonly queues: JobQueues,
    private readonly cancellations: Cancellations,
    @Inject(CONFIG) private readonly limits: AdmissionLimits,
  ) {}

  async submit(submission: Submission, call: CallContext): Promise<SubmittedJob> {
    const input = parseInput(submission);
    let added: JobEntity | undefined;
    // What is stored with the call names a repeated job only: its result would outlive the job there.
    const taken = await this.once.run<{ repeats: string } | SubmittedJob>(call, async (manager) => {
      const known = await findRepeat(manager, submission, hashOf(submission.kind, input));
      if (known) return { repeats: known.id };
      const { owner, network = null } = submission;
      if (owner.kind === 'user') await refuseDeleted(manager, owner.id);
      const { priority, room } = await admit(manager, { owner, network }, this.limits);
      const { job, position } = await insert(manager, submission, { input, priority });
      added = job;
      return { ...toState(job, position), room };
    });
    // After the commit, and not decisive: the sweeper adds what is missing in the queue.
    if (added) await this.queues.add(added).catch(() => undefined);
    return 'repeats' in taken ? getState(this.dataSource.manager, taken.repeats) : taken;
  }

  list(ids: string[]): Promise<JobState[]> {
    return listStates(this.dataSource.manager, ids);
  }

  async get(owned: OwnedJob): Promise<JobState> {
    const { id } = await getOwned(this.dataSource.manager, owned);
    return getState(this.dataSource.manager, id);
  }

  async cancel(owned: OwnedJob, call: CallContext): Promise<JobState> {
    let cancelled: JobEntity | undefined;
    await this.once.run(call, async (manager) => {
      const job = await getOwned(manager, owned);
      cancelled = (await markCancelled(manager, job.id)) ? job : undefined;
      return { id: job.id };
    });
    if (cancelled) await this.cancellations.announce(cancelled);
    return getState(this.dataSource.manager, owned.jobId);
  }

  /**
   * claim makes a visitor's finished job the user's, and returns the record to save. Repeating it changes nothing. Should
   * the caller not come to save it, the sweeper does.
   */
  async claim({ actor, visitor, jobId }: Input<typeof claimJob>, call: CallContext): Promise<Answer<typeof claimJob>> {
    const owners: OwnedJob['owners'] = [{ kind: 'user', id: actor }];
    if (visitor) owners.push({ kind: 'visitor', id: visitor });
    await this.once.run(call, async (manager) => {
      await refuseDeleted(manager, actor);
      const job = await lockOwned(manager, { owners, jobId });
      if (!hasRecord(job)) throw new AppError('not_found');
      if (job.savedAt) return { jobId };
      const result = { ...resultOf(job), resumeId: job.resumeId };
      const own = { ownerKind: 'user', ownerId: actor, idempotencyKey: null, sweptAt: null, result } as const;
      await manager.update(JobEntity, { id: jobId }, own);
      return { jobId };
    });
    const job = await getOwned(this.dataSource.manager, { owners: [{ kind: 'user', id: actor }], jobId });
    return { resumeId: job.resumeId, unsaved: job.savedAt ? null : toRecord(job) };
  }
}

function parseInput({ kind, input }: Submission): object {
  const parsed = z.safeParse(jobOf[kind].input, input);
  if (!parsed.success) throw new AppError('invalid_input', undefined, { fields: fieldProblems(parsed.error.issues) });
  const fields = 'work_experience' in parsed.data ? findPeriodProblems(parsed.data) : [];
  if (fields.length > 0) throw new AppError('invalid_input', undefined, { fields });
  return parsed.data;
}

function hashOf(kind: string, input: object): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, input]))
    .digest('hex');
}

/** insert returns the row with the columns Postgres gives a value. Throws conflict for an id that is taken. */
async function insert(
  manager: EntityManager,
  submission: Submission,
  { input, priority }: { input: object; priority: number },
): Promise<{ job: JobEntity; position: number }> {
  const { id, owner, network = null, kind, idempotencyKey = null, deadline } = submission;
  const values = {
    id,
    ownerKind: owner.kind,
    ownerId: owner.id,
    network,
    kind,
    input,
    idempotencyKey,
    requestHash: hashOf(kind, input),
    priority,
    deadline: new Date(deadline),
    resumeId: crypto.randomUUID(),
  };
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(JobEntity)
    .values(values)
    .orIgnore()
    .returning(`status, stage, created_at AS "createdAt", ${positionOf('jobs')} AS position`)
    .execute();
  const [row] = inserted.raw as (Pick<JobEntity, 'status' | 'stage' | 'createdAt'> & { position: number })[];
  if (!row) throw new AppError('conflict');
  const { position, ...given } = row;
  return { job: manager.create(JobEntity, { ...values, ...given }), position };
}

/** findRepeat returns the job a repeated request belongs to. Throws idempotency_mismatch when its body differs. */
async function findRepeat(manager: EntityManager, submission: Submission, hash: string): Promise<JobEntity | null> {
  const { id, owner, idempotencyKey } = submission;
  if (!idempotencyKey) return null;
  // Two requests with one key at once: the second waits here and then finds the first.
  const subject = [owner.kind, owner.id, idempotencyKey].join(' ');
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [subject]);
  const own = { ownerKind: owner.kind, ownerId: owner.id, idempotencyKey };
  const known = await manager.findOneBy(JobEntity, [{ id }, own]);
  if (known && !isOwnedBy(known, [owner])) throw new AppError('conflict');
  if (known && known.requestHash !== hash) throw new AppError('idempotency_mismatch');
  return known;
}

async function getState(manager: EntityManager, id: string): Promise<JobState> {
  const [state] = await listStates(manager, [id]);
  if (!state) throw new AppError('not_found');
  return state;
}

/** A job whose result stands has ended, even while its record is being saved. */
async function markCancelled(manager: EntityManager, id: string): Promise<boolean> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(JobEntity)
    .set({
      status: 'cancelled',
      stage: 'finished',
      runner: null,
      leaseUntil: null,
      network: null,
      finishedAt: () => 'now()',
    })
    .where(`id = :id AND status IN ('queued', 'running') AND result IS NULL`, { id })
    .execute();
  return affected === 1;
}
