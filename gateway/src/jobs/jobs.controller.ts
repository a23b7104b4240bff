import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import { type Analysis, NewReplies } from '@tailwright/contracts/analysis';
import {
  JobId,
  type JobState,
  cancelJob,
  cancelJobOf,
  getJob,
  getJobOf,
  replyToRequirements,
  watchJob,
} from '@tailwright/contracts/jobs';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Route } from '@tailwright/platform/http/route';
import { Owners } from '../identity/owners.js';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';
import { RateLimited } from '../throttle/rate-limited.js';
import { JobEvents } from './job-events.js';
import { Replies } from './replies.js';

@Controller()
export class JobsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly owners: Owners,
    private readonly events: JobEvents,
    private readonly replies: Replies,
  ) {}

  @Route(getJob)
  get(@Param('jobId', { schema: JobId }) jobId: JobId, @Req() request: FastifyRequest): Promise<JobState> {
    return this.rpc.call(getJobOf, { owners: this.owners.list(request), jobId });
  }

  @Route(watchJob)
  watch(
    @Param('jobId', { schema: JobId }) jobId: JobId,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.events.stream(jobId, request, reply);
  }

  @Route(cancelJob)
  cancel(@Param('jobId', { schema: JobId }) jobId: JobId, @Req() request: FastifyRequest): Promise<JobState> {
    return this.rpc.call(cancelJobOf, { owners: this.owners.list(request), jobId });
  }

  @Route(replyToRequirements)
  @RateLimited('replies')
  reply(
    @Param('jobId', { schema: JobId }) jobId: JobId,
    @Body({ schema: NewReplies }) replies: NewReplies,
    @Req() request: FastifyRequest,
  ): Promise<Analysis> {
    return this.replies.keep(jobId, replies, request);
  }
}
