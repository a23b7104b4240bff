import { Controller } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import { deleteOwnFactOf, keepOwnFactsOf, listOwnFactsOf, rewordOwnFactOf } from '@tailwright/contracts/own-facts';
import { type CallContext, Handles } from '@tailwright/platform/bus/handles';
import { OwnFacts } from './own-facts.js';

@Controller()
export class OwnFactsController {
  constructor(private readonly facts: OwnFacts) {}

  @Handles(listOwnFactsOf)
  async list({ actor }: Input<typeof listOwnFactsOf>) {
    return { facts: await this.facts.list(actor) };
  }

  @Handles(keepOwnFactsOf)
  async keep(input: Input<typeof keepOwnFactsOf>, call: CallContext) {
    await this.facts.keep(input, call);
    return { success: true as const };
  }

  @Handles(rewordOwnFactOf)
  async reword(input: Input<typeof rewordOwnFactOf>, call: CallContext) {
    await this.facts.reword(input, call);
    return { success: true as const };
  }

  @Handles(deleteOwnFactOf)
  async delete(input: Input<typeof deleteOwnFactOf>, call: CallContext) {
    await this.facts.delete(input, call);
    return { success: true as const };
  }
}
