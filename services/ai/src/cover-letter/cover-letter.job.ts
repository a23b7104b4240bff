import { Processor } from '@nestjs/bullmq';
import { coverLetterJob } from '@tailwright/contracts/cover-letter';
import type { Input } from '@tailwright/contracts/define';
import type { Engine, Run } from '../engine/engine.js';
import { guardLetter } from '../facts/guard.js';
import { heard } from '../text/heard.js';
import { JobProcessor, processorOptions } from '../jobs/job-processor.js';
import type { Draft, EnterStage } from '../jobs/job-runner.js';

type Request = Input<typeof coverLetterJob>;

/** CoverLetterJob writes a letter. It is never kept on the dashboard. */
@Processor(coverLetterJob.queue, processorOptions)
export class CoverLetterJob extends JobProcessor<typeof coverLetterJob> {
  readonly job = coverLetterJob;

  write(engine: Engine, request: Request, run: Run): Promise<string> {
    return engine.writeLetter(heard(request), run);
  }

  complete(request: Request, draft: Draft, enter: EnterStage) {
    enter('checking');
    const { resumeText: original, jobDescription } = heard(request);
    const { text, report } = guardLetter({
      original,
      form: request,
      jobDescription,
      letter: draft.text,
      today: draft.askedAt,
    });
    return { coverLetter: text, factCheck: report };
  }
}
