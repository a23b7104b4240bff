import { Body, Controller, Req, Res } from '@nestjs/common';
import {
  type Account,
  AccountDeletion,
  deleteAccount,
  deleteAccountOf,
  exportAccount,
  getAccount,
  measureAccount,
} from '@tailwright/contracts/account';
import type { User } from '@tailwright/contracts/auth';
import type { Done } from '@tailwright/contracts/text';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Route } from '@tailwright/platform/http/route';
import { SignedIn } from '../identity/actor.js';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';
import { SessionCookie } from '../identity/session-cookie.js';
import { Sessions } from '../identity/sessions.js';
import { RateLimited } from '../throttle/rate-limited.js';
import { AccountExports } from './account-exports.js';

@Controller()
export class AccountController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly exports: AccountExports,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
  ) {}

  @Route(getAccount)
  async get(@SignedIn() user: User): Promise<Account> {
    return { user, usage: await this.rpc.call(measureAccount, { actor: user.id }) };
  }

  @Route(exportAccount)
  @RateLimited('exports')
  export(@SignedIn() user: User, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.exports.stream(user, request, reply);
  }

  @Route(deleteAccount)
  @RateLimited('credentials')
  async delete(
    @SignedIn() { id: actor }: User,
    @Body({ schema: AccountDeletion }) { password }: AccountDeletion,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Done> {
    const done = await this.rpc.call(deleteAccountOf, { actor, password });
    const token = this.cookie.find(request);
    if (token) this.sessions.forget(token);
    this.cookie.clear(reply);
    return done;
  }
}
