import { Body, Controller, Param } from '@nestjs/common';
import type { UserId } from '@tailwright/contracts/auth';
import {
  FactWords,
  NewOwnFacts,
  type OwnFact,
  OwnFactId,
  deleteOwnFact,
  deleteOwnFactOf,
  keepOwnFacts,
  keepOwnFactsOf,
  listOwnFacts,
  listOwnFactsOf,
  rewordOwnFact,
  rewordOwnFactOf,
} from '@tailwright/contracts/own-facts';
import type { Done } from '@tailwright/contracts/text';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Route } from '@tailwright/platform/http/route';
import { Actor } from '../identity/actor.js';
import { RateLimited } from '../throttle/rate-limited.js';

@Controller()
export class OwnFactsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(listOwnFacts)
  async list(@Actor() actor: UserId): Promise<OwnFact[]> {
    const { facts } = await this.rpc.call(listOwnFactsOf, { actor });
    return facts;
  }

  @Route(keepOwnFacts)
  @RateLimited('replies')
  keep(@Actor() actor: UserId, @Body({ schema: NewOwnFacts }) { facts }: NewOwnFacts): Promise<Done> {
    return this.rpc.call(keepOwnFactsOf, { actor, facts });
  }

  @Route(rewordOwnFact)
  @RateLimited('replies')
  reword(
    @Actor() actor: UserId,
    @Param('factId', { schema: OwnFactId }) factId: OwnFactId,
    @Body({ schema: FactWords }) { text, was }: FactWords,
  ): Promise<Done> {
    return this.rpc.call(rewordOwnFactOf, { actor, factId, text, was });
  }

  @Route(deleteOwnFact)
  delete(@Actor() actor: UserId, @Param('factId', { schema: OwnFactId }) factId: OwnFactId): Promise<Done> {
    return this.rpc.call(deleteOwnFactOf, { actor, factId });
  }
}
