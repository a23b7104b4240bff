import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { User } from '@tailwright/contracts/auth';
import { Strategy } from 'passport-custom';
import type { FastifyRequest } from './request.js';
import { SessionCookie } from './session-cookie.js';
import { Sessions } from './sessions.js';

/** Passport's own built-in strategy is called "session"; this one keeps nothing in the gateway. */
export const sessionStrategy = 'session-cookie';

/** SessionStrategy tells passport whose session cookie a request carries. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, sessionStrategy) {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly sessions: Sessions,
  ) {
    super();
  }

  async validate(request: unknown): Promise<User | null> {
    const token = this.cookie.find(request as FastifyRequest);
    return token ? this.sessions.findUser(token) : null;
  }
}
