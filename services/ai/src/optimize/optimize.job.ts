import { Processor } from '@nestjs/bullmq';
import type { Input } from '@tailwright/contracts/define';
import { optimizeJob } from '@tailwright/contracts/optimize';
import { analyse } from '../analysis/analyse.js';
import type { Engine, Run } from '../engine/engine.js';
import { guardResume } from '../facts/guard.js';
import { heard, leftUnheard } from '../text/heard.js';
import { JobProcessor, processorOptions } from '../jobs/job-processor.js';
import type { Draft, EnterStage } from '../jobs/job-runner.js';

type Request = Input<typeof optimizeJob>;

/** OptimizeJob tailors a resume: the engine writes, our code checks every claim and computes the match. */
@Processor(optimizeJob.queue, processorOptions)
export class OptimizeJob extends JobProcessor<typeof optimizeJob> {
  readonly job = optimizeJob;

  async write(engine: Engine, request: Request, run: Run): Promise<string> {
    return request.tailoredResume ?? engine.tailor(heard(request), run);
  }

  complete(request: Request, draft: Draft, enter: EnterStage) {
    enter('checking');
    const { resumeText, jobDescription } = heard(request);
    const { text, report } = guardResume({ original: resumeText, tailored: draft.text, today: draft.askedAt });
    enter('scoring');
    const texts = { jobDescription, originalResume: resumeText, tailoredResume: text };
    return {
      optimizedResume: text,
      originalResume: request.resumeText,
      jobDescription: request.jobDescription,
      analysis: analyse({ ...texts, today: draft.askedAt }),
      factCheck: { ...report, notAdded: [...report.notAdded, ...leftUnheard(request.resumeText)] },
    };
  }
}
