import { Inject, Injectable } from '@nestjs/common';
import type { NetworkMark, Owner } from '@tailwright/contracts/jobs';
import { CONFIG } from '@tailwright/platform/platform.module';
import { createHmac } from 'node:crypto';
import type { GatewayConfig } from '../config.js';
import { networkOf } from '../edge/client-address.js';
import type { FastifyReply, FastifyRequest } from './request.js';
import { VisitorCookie } from './visitor-cookie.js';

/** Owners tells whose jobs a request may see, and whose a new one is. */
@Injectable()
export class Owners {
  constructor(
    private readonly visitors: VisitorCookie,
    @Inject(CONFIG) private readonly config: Pick<GatewayConfig, 'COOKIE_KEY'>,
  ) {}

  /** ofNewJob is the user, or the visitor of the cookie, which is set when it was not. */
  ofNewJob(request: FastifyRequest, reply: FastifyReply): Owner {
    if (request.user) return { kind: 'user', id: request.user.id };
    return { kind: 'visitor', id: this.visitors.findOrSet(request, reply) };
  }

  /** list is everyone this request can speak for: what a visitor started stays visible after signing in. */
  list(request: FastifyRequest): Owner[] {
    const owners: Owner[] = request.user ? [{ kind: 'user', id: request.user.id }] : [];
    const visitor = this.visitors.find(request);
    return visitor ? [...owners, { kind: 'visitor', id: visitor }] : owners;
  }

  /** markNetwork names where a job comes from; keyed, because addresses are few enough to be guessed from a bare hash. */
  markNetwork({ ip }: FastifyRequest): NetworkMark {
    const mark = createHmac('sha256', this.config.COOKIE_KEY).update(`jobs\n${networkOf(ip)}`);
    return mark.digest('base64url').slice(0, 22);
  }

  findVisitor(request: FastifyRequest): string | null {
    return this.visitors.find(request) ?? null;
  }
}
