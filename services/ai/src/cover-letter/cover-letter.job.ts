import { Processor } from '@nestjs/bullmq';
import { coverLetterJob } from '@tailwright/contracts/cover-letter';
import type { Input } from '@tailwright/contracts/define';
import type { Engine, Run, Written } from '../engine/engine.js';
import { JobProcessor, processorOptions } from '../jobs/job-processor.js';
import type { Draft } from '../jobs/job-runner.js';
import type { TextRun, TextWorker } from '../text-work/text-worker.js';

type Request = Input<typeof coverLetterJob>;

/** CoverLetterJob writes a letter. It is never kept on the dashboard. */
@Processor(coverLetterJob.queue, processorOptions)
export class CoverLetterJob extends JobProcessor<typeof coverLetterJob> {
  readonly job = coverLetterJob;

  async write(engine: Engine, request: Request, run: Run): Promise<Written> {
    return { text: await engine.writeLetter(request, run), edits: [] };
  }

  complete(request: Request, draft: Draft, texts: TextWorker, run: TextRun) {
    return texts.run('cover-letter.complete', { request, draft }, run);
  }
}
