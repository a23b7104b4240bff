import { Body, Controller, Param, Req } from '@nestjs/common';
import type { UserId } from '@tailwright/contracts/auth';
import {
  ClaimedJob,
  type ClaimedResume,
  ResumeId,
  type ResumeRecord,
  claimResume,
  deleteResume,
  deleteResumeOf,
  getResume,
  getResumeOf,
  listResumes,
  listResumesOf,
} from '@tailwright/contracts/resumes';
import type { Done } from '@tailwright/contracts/text';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Route } from '@tailwright/platform/http/route';
import type * as z from 'zod/mini';
import { Actor } from '../identity/actor.js';
import type { FastifyRequest } from '../identity/request.js';
import { Claims } from './claims.js';

@Controller()
export class ResumesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly claims: Claims,
  ) {}

  @Route(listResumes)
  async list(@Actor() actor: UserId): Promise<ResumeRecord[]> {
    const { resumes } = await this.rpc.call(listResumesOf, { actor });
    return resumes;
  }

  @Route(getResume)
  get(@Actor() actor: UserId, @Param('resumeId', { schema: ResumeId }) resumeId: ResumeId): Promise<ResumeRecord> {
    return this.rpc.call(getResumeOf, { actor, resumeId });
  }

  @Route(deleteResume)
  delete(@Actor() actor: UserId, @Param('resumeId', { schema: ResumeId }) resumeId: ResumeId): Promise<Done> {
    return this.rpc.call(deleteResumeOf, { actor, resumeId });
  }

  @Route(claimResume)
  claim(
    @Actor() actor: UserId,
    @Body({ schema: ClaimedJob }) { jobId }: z.infer<typeof ClaimedJob>,
    @Req() request: FastifyRequest,
  ): Promise<ClaimedResume> {
    return this.claims.keep(actor, jobId, request);
  }
}
