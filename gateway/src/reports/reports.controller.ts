import { Body, Controller, Param } from '@nestjs/common';
import { type Analysis, NewReplies } from '@tailwright/contracts/analysis';
import type { UserId } from '@tailwright/contracts/auth';
import { getReport, getReportOf, replyInReport, replyInReportOf } from '@tailwright/contracts/reports';
import { ResumeId } from '@tailwright/contracts/resumes';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Route } from '@tailwright/platform/http/route';
import { Actor } from '../identity/actor.js';
import { RateLimited } from '../throttle/rate-limited.js';

@Controller()
export class ReportsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(getReport)
  get(@Actor() actor: UserId, @Param('resumeId', { schema: ResumeId }) resumeId: ResumeId): Promise<Analysis> {
    return this.rpc.call(getReportOf, { actor, resumeId });
  }

  @Route(replyInReport)
  @RateLimited('replies')
  reply(
    @Actor() actor: UserId,
    @Param('resumeId', { schema: ResumeId }) resumeId: ResumeId,
    @Body({ schema: NewReplies }) { replies }: NewReplies,
  ): Promise<Analysis> {
    return this.rpc.call(replyInReportOf, { actor, resumeId, replies });
  }
}
