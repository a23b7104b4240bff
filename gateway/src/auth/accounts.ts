import { Injectable } from '@nestjs/common';
import {
  type Credentials,
  type OpenedSession,
  type Registration,
  type User,
  openSession,
  registerAccount,
} from '@tailwright/contracts/auth';
import type { Done } from '@tailwright/contracts/text';
import { RpcClient } from '@tailwright/platform/bus/client';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';
import { SessionCookie } from '../identity/session-cookie.js';
import { Sessions } from '../identity/sessions.js';
import { VisitorCookie } from '../identity/visitor-cookie.js';
import { RateLimits } from '../throttle/rate-limits.js';

/** Accounts turns what the auth service opens and closes into the session cookie. */
@Injectable()
export class Accounts {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    private readonly visitors: VisitorCookie,
    private readonly limits: RateLimits,
  ) {}

  async logIn(credentials: Credentials, request: FastifyRequest, reply: FastifyReply): Promise<User> {
    // The visitor's id names the browser: one that has logged in before has its own count of wrong passwords.
    const device = this.visitors.findOrSet(request, reply);
    return this.enter(await this.rpc.call(openSession, { ...credentials, device }), request, reply);
  }

  async register(registration: Registration, request: FastifyRequest, reply: FastifyReply): Promise<User> {
    // Before the account is made, or many at once would all pass.
    await this.limits.charge('signUps', request);
    const device = this.visitors.findOrSet(request, reply);
    return this.enter(await this.rpc.call(registerAccount, { ...registration, device }), request, reply);
  }

  async logOut(request: FastifyRequest, reply: FastifyReply): Promise<Done> {
    const token = this.cookie.find(request);
    if (token) await this.sessions.close(token);
    this.cookie.clear(reply);
    return { success: true };
  }

  private async enter(session: OpenedSession, request: FastifyRequest, reply: FastifyReply): Promise<User> {
    const replaced = this.cookie.find(request);
    // A new log-in ends the session it replaces: nobody could end it later, its token is about to be overwritten.
    if (replaced) await this.sessions.close(replaced);
    this.cookie.set(reply, session);
    return session.user;
  }
}
