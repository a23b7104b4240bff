import { Body, Controller } from '@nestjs/common';
import type { UserId } from '@tailwright/contracts/auth';
import {
  NewDraft,
  deleteBuilderDraft,
  deleteBuilderDraftOf,
  getBuilderDraft,
  getBuilderDraftOf,
  saveBuilderDraft,
  saveBuilderDraftOf,
} from '@tailwright/contracts/builder-draft';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Route } from '@tailwright/platform/http/route';
import { Actor } from '../identity/actor.js';

@Controller()
export class BuilderDraftController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(getBuilderDraft)
  get(@Actor() actor: UserId) {
    return this.rpc.call(getBuilderDraftOf, { actor });
  }

  @Route(saveBuilderDraft)
  save(@Actor() actor: UserId, @Body({ schema: NewDraft }) draft: NewDraft) {
    return this.rpc.call(saveBuilderDraftOf, { actor, ...draft });
  }

  @Route(deleteBuilderDraft)
  delete(@Actor() actor: UserId) {
    return this.rpc.call(deleteBuilderDraftOf, { actor });
  }
}
