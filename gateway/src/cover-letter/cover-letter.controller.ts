import { Body, Controller } from '@nestjs/common';
import {
  CoverLetterRequest,
  LetterToCheck,
  checkLetter,
  checkLetterNow,
  generateCoverLetter,
} from '@tailwright/contracts/cover-letter';
import type { FactCheck } from '@tailwright/contracts/facts';
import type { JobResult, JobState } from '@tailwright/contracts/jobs';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Route } from '@tailwright/platform/http/route';
import { JobAnswers } from '../jobs/job-answers.js';
import { type Submission, Submitted } from '../jobs/submission.js';
import { RateLimited } from '../throttle/rate-limited.js';

@Controller()
export class CoverLetterController {
  constructor(
    private readonly jobs: JobAnswers,
    private readonly rpc: RpcClient,
  ) {}

  @Route(checkLetter)
  @RateLimited('checks')
  checkLetter(@Body({ schema: LetterToCheck }) letter: LetterToCheck): Promise<FactCheck> {
    return this.rpc.call(checkLetterNow, letter);
  }

  @Route(generateCoverLetter)
  @RateLimited('ai')
  generate(
    @Body({ schema: CoverLetterRequest }) request: CoverLetterRequest,
    @Submitted() submission: Submission,
  ): Promise<JobResult | JobState> {
    return this.jobs.answer('cover-letter', request, submission);
  }
}
