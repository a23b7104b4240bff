import { Body, Controller, Param, Req, Res } from '@nestjs/common';
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
} from '@tailwright/contracts/resumes';
import type { Done } from '@tailwright/contracts/text';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Route } from '@tailwright/platform/http/route';
import { Actor } from '../identity/actor.js';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';
import { Claims } from './claims.js';
import { ListPages } from './list-pages.js';

@Controller()
export class ResumesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly claims: Claims,
    private readonly pages: ListPages,
  ) {}

  @Route(listResumes)
  list(@Actor() actor: UserId, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.pages.stream(actor, request, reply);
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
    @Body({ schema: ClaimedJob }) job: ClaimedJob,
    @Req() request: FastifyRequest,
  ): Promise<ClaimedResume> {
    return this.claims.keep(actor, job, request);
  }
}
