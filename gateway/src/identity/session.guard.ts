import { type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { User } from '@tailwright/contracts/auth';
import type { Endpoint } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import { ENDPOINT } from '@tailwright/platform/http/route';
import type { FastifyRequest } from './request.js';
import { SessionCookie } from './session-cookie.js';
import { sessionStrategy } from './session-strategy.js';

const withoutSession = 'without-session';

/** WithoutSession marks a route that never asks who is signed in, and so works while the auth service is away. */
export const WithoutSession = () => SetMetadata(withoutSession, true);

/** SessionGuard finds the signed-in user of every call, and refuses those that need one and have none. */
@Injectable()
export class SessionGuard extends AuthGuard(sessionStrategy) {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookie: SessionCookie,
  ) {
    super({ session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const handler = context.getHandler();
    const isNeeded = this.reflector.get<Endpoint | undefined>(ENDPOINT, handler)?.access === 'user';
    const isOffered = !this.reflector.get(withoutSession, handler) && this.cookie.find(request) !== undefined;
    if (!isNeeded && !isOffered) return true;
    await super.canActivate(context);
    if (isNeeded && !request.user) throw new AppError('unauthorized');
    return true;
  }

  override handleRequest<U = User>(error: Error | null, user: U | false | null): U {
    if (error) throw error;
    return (user || undefined) as U;
  }
}
