import { Injectable } from '@nestjs/common';
import type { Answer, Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import type { replyToRequirementsOf } from '@tailwright/contracts/jobs';
import { withReplies } from '@tailwright/contracts/match-percentage';
import type { Optimization } from '@tailwright/contracts/optimize';
import type { CallContext } from '@tailwright/platform/bus/handles';
import { Once } from '@tailwright/platform/bus/once';
import { DataSource } from 'typeorm';
import { JobEntity } from './job.entity.js';
import { getOwned, lockOwned, resultOf } from './owned-job.js';

/** Replies keeps what a person says about the requirements of a tailored resume in the result of its job. */
@Injectable()
export class Replies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly once: Once,
  ) {}

  async keep(
    { replies, ...owned }: Input<typeof replyToRequirementsOf>,
    call: CallContext,
  ): Promise<Answer<typeof replyToRequirementsOf>> {
    // The analysis is no part of what is stored with the call: it would outlive the job there.
    await this.once.run(call, async (manager) => {
      const job = await lockOwned(manager, owned);
      const optimization = optimizationOf(job);
      const result = { ...optimization, analysis: withReplies(optimization.analysis, replies) };
      await manager.update(JobEntity, { id: job.id }, { result, reportRevision: job.reportRevision + 1 });
    });
    const job = await getOwned(this.dataSource.manager, owned);
    const { analysis, resumeId } = optimizationOf(job);
    // Until the result names its record, whoever saves the record takes the replies along.
    const saved = resumeId ? { actor: job.ownerId, resumeId, revision: job.reportRevision } : null;
    return { analysis, saved };
  }
}

function optimizationOf(job: JobEntity): Optimization {
  if (job.kind !== 'optimize') throw new AppError('conflict', 'Only a tailored resume has requirements to reply to.');
  return resultOf(job) as Optimization;
}
