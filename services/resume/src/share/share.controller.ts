import { Controller } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import { fillSharedPage, shareResume } from '@tailwright/contracts/share';
import { type CallContext, Handles } from '@tailwright/platform/bus/handles';
import { Shares } from './shares.js';

@Controller()
export class ShareController {
  constructor(private readonly shares: Shares) {}

  @Handles(shareResume)
  share(input: Input<typeof shareResume>, call: CallContext) {
    return this.shares.create(input, call);
  }

  @Handles(fillSharedPage)
  fillPage(input: Input<typeof fillSharedPage>) {
    return this.shares.fillPage(input);
  }
}
