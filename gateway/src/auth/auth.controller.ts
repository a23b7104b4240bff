import { Body, Controller, Req, Res } from '@nestjs/common';
import { Credentials, Registration, type User, getMe, logIn, logOut, register } from '@tailwright/contracts/auth';
import type { Done } from '@tailwright/contracts/text';
import { Route } from '@tailwright/platform/http/route';
import { SignedIn } from '../identity/actor.js';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';
import { WithoutSession } from '../identity/session.guard.js';
import { RateLimited } from '../throttle/rate-limited.js';
import { Accounts } from './accounts.js';

@Controller()
export class AuthController {
  constructor(private readonly accounts: Accounts) {}

  @Route(logIn)
  @WithoutSession()
  @RateLimited('credentials')
  logIn(
    @Body({ schema: Credentials }) credentials: Credentials,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    return this.accounts.logIn(credentials, request, reply);
  }

  @Route(register)
  @WithoutSession()
  @RateLimited('credentials')
  register(
    @Body({ schema: Registration }) registration: Registration,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    return this.accounts.register(registration, request, reply);
  }

  @Route(logOut)
  @WithoutSession()
  logOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Done> {
    return this.accounts.logOut(request, reply);
  }

  @Route(getMe)
  me(@SignedIn() user: User): User {
    return user;
  }
}
