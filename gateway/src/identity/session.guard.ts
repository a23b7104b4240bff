import { type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { User } from '@tailwright/contracts/auth';
import { AppError } from '@tailwright/contracts/errors';
import { RateLimits } from '../throttle/rate-limits.js';
import type { FastifyRequest } from './request.js';
import { SessionCookie } from './session-cookie.js';
import { Sessions } from './sessions.js';
import { sessionStrategy } from './session-strategy.js';

const withoutSession = 'without-session';

/** WithoutSession marks a route that never asks who is signed in, and so works while the auth service is away. */
export const WithoutSession = () => SetMetadata(withoutSession, true);

/** SessionGuard finds the signed-in user of every call; whether one is needed, AccessGuard decides once it is counted. */
@Injectable()
export class SessionGuard extends AuthGuard(sessionStrategy) {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookie: SessionCookie,
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
  ) {
    super({ session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const isAsked = !this.reflector.get(withoutSession, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = this.cookie.find(request);
    if (!isAsked || token === undefined) return true;
    if (this.sessions.wasValid(token)) await super.canActivate(context);
    else await this.lookUp(context, request);
    return true;
  }

  /** An unknown token costs a call and a query, so a network may be wrong only so often; a right one counts nothing. */
  private async lookUp(context: ExecutionContext, request: FastifyRequest): Promise<void> {
    await this.whileCounting(() => this.limits.check('sessionMiss', request));
    await super.canActivate(context);
    if (!request.user) await this.whileCounting(() => this.limits.charge('sessionMiss', request));
  }

  /** While Redis is away nothing can be counted, nor asked over the bus. */
  private async whileCounting(count: () => Promise<void>): Promise<void> {
    await count().catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code === 'rate_limited') throw error;
    });
  }

  override handleRequest<U = User>(error: Error | null, user: U | false | null): U {
    if (error) throw error;
    return (user || undefined) as U;
  }
}
