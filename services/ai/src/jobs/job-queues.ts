import { getQueueToken } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { JobKind } from '@tailwright/contracts/jobs';
import type { Queue } from 'bullmq';
import type { JobEntity } from './job.entity.js';
import { jobOf } from './kinds.js';

type Queued = Pick<JobEntity, 'id' | 'kind' | 'priority'>;

/** States in which BullMQ will still run a job, or already does. */
const live = new Set(['waiting', 'prioritized', 'delayed', 'active']);

/** JobQueues hold ids of jobs and nothing else. */
@Injectable()
export class JobQueues {
  private readonly queues: Record<JobKind, Queue>;

  constructor(
    @Inject(getQueueToken(jobOf.optimize.queue)) optimize: Queue,
    @Inject(getQueueToken(jobOf.build.queue)) build: Queue,
    @Inject(getQueueToken(jobOf['cover-letter'].queue)) coverLetter: Queue,
  ) {
    this.queues = { optimize, build, 'cover-letter': coverLetter };
    // Without a listener a lost connection would end the process.
    for (const queue of Object.values(this.queues)) queue.on('error', () => undefined);
  }

  async add({ id, kind, priority }: Queued): Promise<void> {
    await this.queues[kind].add(kind, { id }, { jobId: id, priority });
  }

  async remove({ id, kind }: Pick<Queued, 'id' | 'kind'>): Promise<void> {
    await this.queues[kind].remove(id);
  }

  /** restore adds a job that is not in its queue any more, and answers whether it was missing. */
  async restore(job: Queued): Promise<boolean> {
    const queue = this.queues[job.kind];
    if (live.has(await queue.getJobState(job.id))) return false;
    // An add under the id of a job BullMQ keeps as completed or failed is silently ignored.
    await queue.remove(job.id);
    await this.add(job);
    return true;
  }
}
