import { Processor } from '@nestjs/bullmq';
import { buildJob } from '@tailwright/contracts/build';
import type { Input } from '@tailwright/contracts/define';
import type { Engine, Run } from '../engine/engine.js';
import { guardBuild } from '../facts/guard.js';
import { JobProcessor, processorOptions } from '../jobs/job-processor.js';
import { heardForm, leftUnheardOfForm } from '../text/heard.js';
import type { Draft, EnterStage } from '../jobs/job-runner.js';

type Form = Input<typeof buildJob>;

/** BuildJob writes a resume from the builder form. */
@Processor(buildJob.queue, processorOptions)
export class BuildJob extends JobProcessor<typeof buildJob> {
  readonly job = buildJob;

  write(engine: Engine, form: Form, run: Run): Promise<string> {
    return engine.build(heardForm(form), run);
  }

  complete(form: Form, draft: Draft, enter: EnterStage) {
    enter('checking');
    const { text, report } = guardBuild({ form: heardForm(form), generated: draft.text, today: draft.askedAt });
    return {
      generatedResume: text,
      factCheck: { ...report, notAdded: [...report.notAdded, ...leftUnheardOfForm(form)] },
    };
  }
}
