import type { Logger } from '@tailwright/platform/telemetry/logger';
import type { FastifyInstance } from 'fastify';

/** logAccess writes one line for each answer. It names the route, never the address: that would hold ids of links. */
export function logAccess(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    logger.info({ requestId, method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms }, 'request');
    done();
  });
}
