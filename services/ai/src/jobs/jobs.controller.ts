import { Controller } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import {
  cancelJobOf,
  claimJob,
  describeEngine,
  getJobOf,
  listJobStates,
  replyToRequirementsOf,
  submitJob,
} from '@tailwright/contracts/jobs';
import { type CallContext, Handles } from '@tailwright/platform/bus/handles';
import { AnnouncedEngine } from '../engine/announced-engine.js';
import { JobsService } from './jobs.service.js';
import { Replies } from './replies.js';

@Controller()
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly replies: Replies,
    private readonly engine: AnnouncedEngine,
  ) {}

  @Handles(submitJob)
  submit(submission: Input<typeof submitJob>, call: CallContext) {
    return this.jobs.submit(submission, call);
  }

  @Handles(listJobStates)
  async list({ ids }: Input<typeof listJobStates>) {
    return { states: await this.jobs.list(ids) };
  }

  @Handles(getJobOf)
  get(owned: Input<typeof getJobOf>) {
    return this.jobs.get(owned);
  }

  @Handles(cancelJobOf)
  cancel(owned: Input<typeof cancelJobOf>, call: CallContext) {
    return this.jobs.cancel(owned, call);
  }

  @Handles(replyToRequirementsOf)
  reply(input: Input<typeof replyToRequirementsOf>, call: CallContext) {
    return this.replies.keep(input, call);
  }

  @Handles(claimJob)
  claim(claim: Input<typeof claimJob>, call: CallContext) {
    return this.jobs.claim(claim, call);
  }

  @Handles(describeEngine)
  describe() {
    return this.engine.describe();
  }
}
