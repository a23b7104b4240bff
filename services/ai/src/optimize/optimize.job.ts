import { Processor } from '@nestjs/bullmq';
import type { Input } from '@tailwright/contracts/define';
import { optimizeJob } from '@tailwright/contracts/optimize';
import { analyse } from '../analysis/analyse.js';
import type { Engine, Run } from '../engine/engine.js';
import { guardResume } from '../facts/guard.js';
import { JobProcessor, processorOptions } from '../jobs/job-processor.js';
import type { Draft, EnterStage } from '../jobs/job-runner.js';

type Request = Input<typeof optimizeJob>;

/** OptimizeJob tailors a resume: the engine writes, our code checks every claim and computes the match. */
@Processor(optimizeJob.queue, processorOptions)
export class OptimizeJob extends JobProcessor<typeof optimizeJob> {
  readonly job = optimizeJob;

  write(engine: Engine, request: Request, run: Run): Promise<string> {
    return engine.tailor(request, run);
  }

  complete({ resumeText, jobDescription }: Request, draft: Draft, enter: EnterStage) {
    enter('checking');
    const { text, report } = guardResume({ original: resumeText, tailored: draft.text, today: draft.askedAt });
    enter('scoring');
    const analysis = analyse({
      jobDescription,
      originalResume: resumeText,
      tailoredResume: text,
      today: draft.askedAt,
    });
    return { optimizedResume: text, originalResume: resumeText, jobDescription, analysis, factCheck: report };
  }
}
