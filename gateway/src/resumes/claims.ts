import { Injectable } from '@nestjs/common';
import type { UserId } from '@tailwright/contracts/auth';
import { claimJob } from '@tailwright/contracts/jobs';
import { saveResume } from '@tailwright/contracts/new-resume';
import type { ClaimedJob, ClaimedResume } from '@tailwright/contracts/resumes';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Owners } from '../identity/owners.js';
import type { FastifyRequest } from '../identity/request.js';

/** Claims keeps the result of a visitor's job for the account that has signed in since. */
@Injectable()
export class Claims {
  constructor(
    private readonly rpc: RpcClient,
    private readonly owners: Owners,
  ) {}

  async keep(actor: UserId, { jobId, basedOn: version }: ClaimedJob, request: FastifyRequest): Promise<ClaimedResume> {
    const visitor = this.owners.findVisitor(request);
    const { resumeId, unsaved } = await this.rpc.call(claimJob, { actor, visitor, jobId });
    const basedOn = version === undefined ? undefined : { version, askedAt: new Date().toISOString() };
    if (unsaved) await this.rpc.call(saveResume, { ...unsaved, ...(basedOn && { basedOn }) });
    return { resumeId };
  }
}
