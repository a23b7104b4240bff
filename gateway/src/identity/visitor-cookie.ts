import { Uuid } from '@tailwright/contracts/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { cookieName, cookieOptions } from './session-cookie.js';

const maxAge = 30 * 86_400;

/** VisitorCookie carries the signed anonymous id that a visitor's jobs belong to. It is set with the first job. */
export class VisitorCookie {
  private readonly name: string;

  constructor(private readonly isSecure: boolean) {
    this.name = cookieName('tw_visitor', isSecure);
  }

  find(request: FastifyRequest): string | undefined {
    const signed = request.cookies[this.name];
    if (signed === undefined) return undefined;
    const { valid, value } = request.unsignCookie(signed);
    return valid && Uuid.safeParse(value).success ? value : undefined;
  }

  findOrSet(request: FastifyRequest, reply: FastifyReply): string {
    const visitor = this.find(request) ?? randomUUID();
    void reply.setCookie(this.name, visitor, { ...cookieOptions(this.isSecure), maxAge, signed: true });
    return visitor;
  }
}
