import { Body, Controller } from '@nestjs/common';
import { BuilderForm, buildResume } from '@tailwright/contracts/build';
import type { JobResult, JobState } from '@tailwright/contracts/jobs';
import { Route } from '@tailwright/platform/http/route';
import { JobAnswers } from '../jobs/job-answers.js';
import { type Submission, Submitted } from '../jobs/submission.js';
import { RateLimited } from '../throttle/rate-limited.js';

@Controller()
export class BuildController {
  constructor(private readonly jobs: JobAnswers) {}

  @Route(buildResume)
  @RateLimited('ai')
  build(
    @Body({ schema: BuilderForm }) form: BuilderForm,
    @Submitted() submission: Submission,
  ): Promise<JobResult | JobState> {
    return this.jobs.answer('build', form, submission);
  }
}
