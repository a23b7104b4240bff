import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from './identity/request.js';

/** writeUnbuffered begins an answer that grows: taken away from Fastify, so that nothing holds it back or compresses it. */
export function writeUnbuffered(reply: FastifyReply, mediaType: string): void {
  void reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': `${mediaType}; charset=utf-8`,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  reply.raw.flushHeaders();
}
