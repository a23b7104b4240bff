import { Injectable } from '@nestjs/common';
import { jobChannels } from '@tailwright/contracts/jobs';
import { BusConnections } from '@tailwright/platform/bus/connections';
import { JobQueues } from './job-queues.js';
import type { JobEntity } from './job.entity.js';
import { ProgressSignals } from './progress-signals.js';

/** Cancellations spread the word about a cancelled job. A word that is lost costs a worker two seconds. */
@Injectable()
export class Cancellations {
  constructor(
    private readonly queues: JobQueues,
    private readonly signals: ProgressSignals,
    private readonly connections: BusConnections,
  ) {}

  async announce(job: Pick<JobEntity, 'id' | 'kind'>): Promise<void> {
    const { prefix, commands } = this.connections;
    this.signals.publish({ id: job.id, status: 'cancelled', stage: 'finished' });
    await Promise.allSettled([
      commands.publish(`${prefix}${jobChannels.cancelled}`, job.id),
      // A job that runs is locked and stays; its worker ends it.
      this.queues.remove(job),
    ]);
  }
}
