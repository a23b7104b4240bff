import type { User } from '@tailwright/contracts/auth';
import type { RateLimitClass } from '@tailwright/contracts/limits';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, once the session guard has looked. */
    user?: User;
    /** The class of limit this request is counted in. */
    rateClass?: RateLimitClass;
  }
}

export type { FastifyReply, FastifyRequest } from 'fastify';
