import type { Readiness } from '@tailwright/platform/health/readiness';
import type { Logger } from '@tailwright/platform/telemetry/logger';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const sentence =
  'A peer that is not trusted sends forwarding headers. If it is your proxy, name its address in TRUST_PROXY: until ' +
  'then everybody behind it is counted as one client. If you have no proxy, somebody forges the headers: ignore this.';

/**
 * noticeUntrustedProxy tells the operator once, in the log and in readiness, that forwarding headers are not believed.
 * It is a note and no failure, because anybody can send such a header.
 */
export function noticeUntrustedProxy(fastify: FastifyInstance, logger: Logger, readiness: Readiness): void {
  let isNoticed = false;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!isNoticed && isForwardedByStranger(request)) {
      isNoticed = true;
      logger.warn(sentence);
      readiness.note('untrusted-proxy', sentence);
    }
    done();
  });
}

/** A believed header names an address other than the peer's own. */
function isForwardedByStranger({ headers, ip, raw }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return isForwarded && ip === raw.socket.remoteAddress;
}
