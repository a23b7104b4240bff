import { Processor } from '@nestjs/bullmq';
import { buildJob } from '@tailwright/contracts/build';
import type { Input } from '@tailwright/contracts/define';
import type { Engine, Run, Written } from '../engine/engine.js';
import { JobProcessor, processorOptions } from '../jobs/job-processor.js';
import type { Draft } from '../results/draft.js';
import type { TextRun } from '../text/text-worker.js';
import type { Texts } from '../text-work/text-work.js';

type Form = Input<typeof buildJob>;

/** BuildJob writes a resume from the builder form. */
@Processor(buildJob.queue, processorOptions)
export class BuildJob extends JobProcessor<typeof buildJob> {
  readonly job = buildJob;

  async write(engine: Engine, form: Form, run: Run): Promise<Written> {
    return { text: await engine.build(form, run), edits: [] };
  }

  complete(form: Form, draft: Draft, texts: Texts, run: TextRun) {
    return texts.run('build.complete', { form, draft }, run);
  }
}
