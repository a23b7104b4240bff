import { Body, Controller, Req } from '@nestjs/common';
import type { JobResult, JobState } from '@tailwright/contracts/jobs';
import {
  OptimizeRequest,
  type TextCheck,
  checkText,
  checkTextNow,
  optimizeForm,
  optimizeJson,
} from '@tailwright/contracts/optimize';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Route } from '@tailwright/platform/http/route';
import type { FastifyRequest } from '../identity/request.js';
import { JobAnswers } from '../jobs/job-answers.js';
import { type Submission, Submitted } from '../jobs/submission.js';
import { RateLimited } from '../throttle/rate-limited.js';
import { OptimizeUploads } from './optimize-uploads.js';

@Controller()
export class OptimizeController {
  constructor(
    private readonly jobs: JobAnswers,
    private readonly uploads: OptimizeUploads,
    private readonly rpc: RpcClient,
  ) {}

  @Route(checkText)
  @RateLimited('checks')
  checkText(@Body({ schema: OptimizeRequest }) input: OptimizeRequest): Promise<TextCheck> {
    return this.rpc.call(checkTextNow, input);
  }

  @Route(optimizeJson)
  @RateLimited('ai')
  optimizeJson(
    @Body({ schema: OptimizeRequest }) input: OptimizeRequest,
    @Submitted() submission: Submission,
  ): Promise<JobResult | JobState> {
    return this.jobs.answer('optimize', input, submission);
  }

  @Route(optimizeForm)
  @RateLimited('ai')
  async optimizeForm(
    @Req() request: FastifyRequest,
    @Submitted() submission: Submission,
  ): Promise<JobResult | JobState> {
    const input = await this.uploads.read(request);
    return this.jobs.answer('optimize', input, submission);
  }
}
