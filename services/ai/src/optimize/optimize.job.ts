import { Processor } from '@nestjs/bullmq';
import type { Input } from '@tailwright/contracts/define';
import { optimizeJob } from '@tailwright/contracts/optimize';
import type { Engine, Run, Written } from '../engine/engine.js';
import { JobProcessor, processorOptions } from '../jobs/job-processor.js';
import type { Draft } from '../jobs/job-runner.js';
import type { TextRun, TextWorker } from '../text-work/text-worker.js';

type Request = Input<typeof optimizeJob>;

/** OptimizeJob tailors a resume: the engine writes, our code checks every claim and computes the match. */
@Processor(optimizeJob.queue, processorOptions)
export class OptimizeJob extends JobProcessor<typeof optimizeJob> {
  readonly job = optimizeJob;

  async write(engine: Engine, request: Request, run: Run): Promise<Written> {
    const { tailoredResume: text, edits = [] } = request;
    return text === undefined ? engine.tailor(request, run) : { text, edits };
  }

  async complete(request: Request, draft: Draft, texts: TextWorker, run: TextRun) {
    const completed = await texts.run('optimize.complete', { request, draft }, run);
    return { ...completed, originalResume: request.resumeText };
  }
}
