import { Controller, Param, Req, Res } from '@nestjs/common';
import type { UserId } from '@tailwright/contracts/auth';
import { PublicLinkId, ResumeId } from '@tailwright/contracts/resumes';
import { type ShareLink, createShareLink, readShared, shareResume } from '@tailwright/contracts/share';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Route } from '@tailwright/platform/http/route';
import { Actor } from '../identity/actor.js';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';
import { WithoutSession } from '../identity/session.guard.js';
import { RateLimited } from '../throttle/rate-limited.js';
import { SharedPages } from './shared-pages.js';

@Controller()
export class ShareController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly pages: SharedPages,
  ) {}

  @Route(createShareLink)
  create(@Actor() actor: UserId, @Param('resumeId', { schema: ResumeId }) resumeId: ResumeId): Promise<ShareLink> {
    return this.rpc.call(shareResume, { actor, resumeId });
  }

  @Route(readShared)
  @WithoutSession()
  @RateLimited('unlimited')
  read(
    @Param('publicLinkId', { schema: PublicLinkId }) publicLinkId: PublicLinkId,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.pages.answer(publicLinkId, request, reply);
  }
}
