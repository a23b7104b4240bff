import type { CookieSerializeOptions } from '@fastify/cookie';
import { type OpenedSession, SessionToken } from '@tailwright/contracts/auth';
import { limits } from '@tailwright/contracts/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';

const day = 86_400;

/**
 * cookieName adds the __Host- prefix over https: a browser then takes the cookie from this host alone. It refuses
 * the prefix over plain http, where a trial on a local network would otherwise not be able to log in.
 */
export const cookieName = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

/** cookieOptions hold for every cookie of ours. */
export const cookieOptions = (isSecure: boolean): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure,
});

/** SessionCookie reads and writes the cookie that carries the opaque session token. */
export class SessionCookie {
  private readonly name: string;

  constructor(private readonly isSecure: boolean) {
    this.name = cookieName('tw_session', isSecure);
  }

  find(request: FastifyRequest): SessionToken | undefined {
    const parsed = SessionToken.safeParse(request.cookies[this.name]);
    return parsed.success ? parsed.data : undefined;
  }

  /**
   * set writes the cookie. A remembered session stays in the browser for its 30 days; any other ends with the browser,
   * because people log in at shared computers. The server ends that one after 7 days, however long the browser runs.
   */
  set(reply: FastifyReply, { token, expiresAt, remembered }: OpenedSession): void {
    const lifetime = remembered ? { maxAge: secondsLeft(expiresAt) } : {};
    void reply.setCookie(this.name, token, { ...cookieOptions(this.isSecure), ...lifetime });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, cookieOptions(this.isSecure));
  }
}

function secondsLeft(expiresAt: string): number {
  const seconds = Math.floor((Date.parse(expiresAt) - Date.now()) / 1_000);
  return Math.max(0, Math.min(seconds, limits.sessionRememberedDays * day));
}
