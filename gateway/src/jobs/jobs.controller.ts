import { Controller, Param, Req, Res } from '@nestjs/common';
import { JobId, type JobState, cancelJob, cancelJobOf, getJob, getJobOf, watchJob } from '@tailwright/contracts/jobs';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Route } from '@tailwright/platform/http/route';
import { Owners } from '../identity/owners.js';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';
import { JobEvents } from './job-events.js';

@Controller()
export class JobsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly owners: Owners,
    private readonly events: JobEvents,
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
}
