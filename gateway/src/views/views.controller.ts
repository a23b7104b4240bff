import { Controller, Req, Res } from '@nestjs/common';
import type { UserId } from '@tailwright/contracts/auth';
import { type ViewAnalytics, getAnalytics, getAnalyticsOf, watchViews } from '@tailwright/contracts/views';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Route } from '@tailwright/platform/http/route';
import { Actor } from '../identity/actor.js';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';
import { ViewEvents } from './view-events.js';

@Controller()
export class ViewsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly events: ViewEvents,
  ) {}

  @Route(getAnalytics)
  get(@Actor() actor: UserId): Promise<ViewAnalytics> {
    return this.rpc.call(getAnalyticsOf, { actor });
  }

  @Route(watchViews)
  watch(@Actor() actor: UserId, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.events.stream(actor, request, reply);
  }
}
