import { Injectable } from '@nestjs/common';
import type { Analysis, NewReplies } from '@tailwright/contracts/analysis';
import { type JobId, replyToRequirementsOf } from '@tailwright/contracts/jobs';
import { keepReport } from '@tailwright/contracts/reports';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Owners } from '../identity/owners.js';
import type { FastifyRequest } from '../identity/request.js';

/** Replies keeps what a person says about the requirements of a job's result, and of its record when it has one. */
@Injectable()
export class Replies {
  constructor(
    private readonly rpc: RpcClient,
    private readonly owners: Owners,
  ) {}

  async keep(jobId: JobId, { replies }: NewReplies, request: FastifyRequest): Promise<Analysis> {
    const owners = this.owners.list(request);
    const { analysis, saved } = await this.rpc.call(replyToRequirementsOf, { owners, jobId, replies });
    if (saved) await this.rpc.call(keepReport, { ...saved, report: analysis });
    return analysis;
  }
}
