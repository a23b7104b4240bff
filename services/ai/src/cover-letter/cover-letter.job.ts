import { Processor } from '@nestjs/bullmq';
import { coverLetterJob } from '@tailwright/contracts/cover-letter';
import type { Input } from '@tailwright/contracts/define';
import type { Engine, Run, Written } from '../engine/engine.js';
import { JobProcessor, processorOptions } from '../jobs/job-processor.js';
import type { Draft } from '../results/draft.js';
import type { TextRun } from '../text/text-worker.js';
import type { Texts } from '../text-work/text-work.js';

type Request = Input<typeof coverLetterJob>;

/** CoverLetterJob writes a letter. It is never kept on the dashboard. */
@Processor(coverLetterJob.queue, processorOptions)
export class CoverLetterJob extends JobProcessor<typeof coverLetterJob> {
  readonly job = coverLetterJob;

  async write(engine: Engine, request: Request, run: Run): Promise<Written> {
    return { text: await engine.writeLetter(request, run), edits: [] };
  }

  complete(request: Request, draft: Draft, texts: Texts, run: TextRun) {
    return texts.run('cover-letter.complete', { request, draft }, run);
  }
}
