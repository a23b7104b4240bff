import { Controller } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import {
  archiveResumeOf,
  chooseLookOf,
  getSavedResumeOf,
  getVersionOf,
  nameVersionOf,
  renameResumeOf,
} from '@tailwright/contracts/saved-resumes';
import { type CallContext, Handles } from '@tailwright/platform/bus/handles';
import { SavedResumes } from './saved-resumes.js';

@Controller()
export class SavedResumesController {
  constructor(private readonly savedResumes: SavedResumes) {}

  @Handles(getSavedResumeOf)
  get(input: Input<typeof getSavedResumeOf>) {
    return this.savedResumes.get(input);
  }

  @Handles(getVersionOf)
  getVersion(input: Input<typeof getVersionOf>) {
    return this.savedResumes.getVersion(input);
  }

  @Handles(nameVersionOf)
  async nameVersion(input: Input<typeof nameVersionOf>, call: CallContext) {
    await this.savedResumes.nameVersion(input, call);
    return { success: true as const };
  }

  @Handles(renameResumeOf)
  async rename(input: Input<typeof renameResumeOf>, call: CallContext) {
    await this.savedResumes.rename(input, call);
    return { success: true as const };
  }

  @Handles(chooseLookOf)
  async chooseLook(input: Input<typeof chooseLookOf>, call: CallContext) {
    await this.savedResumes.chooseLook(input, call);
    return { success: true as const };
  }

  @Handles(archiveResumeOf)
  async archive(input: Input<typeof archiveResumeOf>, call: CallContext) {
    await this.savedResumes.archive(input, call);
    return { success: true as const };
  }
}
