import { Controller } from '@nestjs/common';
import { deleteBuilderDraftOf, getBuilderDraftOf, saveBuilderDraftOf } from '@tailwright/contracts/builder-draft';
import type { Input } from '@tailwright/contracts/define';
import { type CallContext, Handles } from '@tailwright/platform/bus/handles';
import { BuilderDrafts } from './builder-drafts.js';

@Controller()
export class BuilderDraftsController {
  constructor(private readonly drafts: BuilderDrafts) {}

  @Handles(getBuilderDraftOf)
  get(input: Input<typeof getBuilderDraftOf>) {
    return this.drafts.get(input);
  }

  @Handles(saveBuilderDraftOf)
  save(input: Input<typeof saveBuilderDraftOf>, call: CallContext) {
    return this.drafts.save(input, call);
  }

  @Handles(deleteBuilderDraftOf)
  async delete(input: Input<typeof deleteBuilderDraftOf>, call: CallContext) {
    await this.drafts.delete(input, call);
    return { success: true as const };
  }
}
