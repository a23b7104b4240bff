import { type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { User } from '@tailwright/contracts/auth';
import type { FastifyRequest } from './request.js';
import { SessionCookie } from './session-cookie.js';
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
  ) {
    super({ session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const isAsked = !this.reflector.get(withoutSession, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isAsked && this.cookie.find(request) !== undefined) await super.canActivate(context);
    return true;
  }

  override handleRequest<U = User>(error: Error | null, user: U | false | null): U {
    if (error) throw error;
    return (user || undefined) as U;
  }
}
