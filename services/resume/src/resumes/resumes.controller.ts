import { Controller } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import { saveResume } from '@tailwright/contracts/new-resume';
import { deleteResumeOf, getResumeOf, listResumesOf } from '@tailwright/contracts/resumes';
import { type CallContext, Handles } from '@tailwright/platform/bus/handles';
import { Resumes } from './resumes.js';

@Controller()
export class ResumesController {
  constructor(private readonly resumes: Resumes) {}

  @Handles(listResumesOf)
  list(input: Input<typeof listResumesOf>) {
    return this.resumes.list(input);
  }

  @Handles(getResumeOf)
  get(input: Input<typeof getResumeOf>) {
    return this.resumes.get(input);
  }

  @Handles(saveResume)
  save(input: Input<typeof saveResume>, call: CallContext) {
    return this.resumes.save(input, call);
  }

  @Handles(deleteResumeOf)
  async delete(input: Input<typeof deleteResumeOf>, call: CallContext) {
    await this.resumes.delete(input, call);
    return { success: true as const };
  }
}
