import { Body, Controller } from '@nestjs/common';
import { CoverLetterRequest, generateCoverLetter } from '@tailwright/contracts/cover-letter';
import type { JobResult, JobState } from '@tailwright/contracts/jobs';
import { Route } from '@tailwright/platform/http/route';
import { JobAnswers } from '../jobs/job-answers.js';
import { type Submission, Submitted } from '../jobs/submission.js';
import { RateLimited } from '../throttle/rate-limited.js';

@Controller()
export class CoverLetterController {
  constructor(private readonly jobs: JobAnswers) {}

  @Route(generateCoverLetter)
  @RateLimited('ai')
  generate(
    @Body({ schema: CoverLetterRequest }) request: CoverLetterRequest,
    @Submitted() submission: Submission,
  ): Promise<JobResult | JobState> {
    return this.jobs.answer('cover-letter', request, submission);
  }
}
