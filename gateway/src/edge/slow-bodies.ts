import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body may be this slow: a quarter of what an old mobile network carries. What is held meanwhile is held from others. */
export const slowBody = { windowMs: 10_000, bytesMin: 16 * 1024, lookEveryMs: 1_000 };

interface Arriving {
  request: FastifyRequest;
  /** What the connection had carried when the window began. */
  bytes: number;
  since: number;
}

/**
 * dropSlowBodies ends a connection whose body comes slower than 16 kB in ten seconds. Node's own limit is the time of the
 * whole request, 120 s, in which a few stalled uploads would keep everybody else's out. `now` is a clock in milliseconds.
 */
export function dropSlowBodies(
  fastify: FastifyInstance,
  { windowMs, bytesMin, lookEveryMs } = slowBody,
  now = () => performance.now(),
): void {
  const arriving = new Set<Arriving>();
  const timer = setInterval(() => look(now()), lookEveryMs).unref();
  fastify.addHook('onClose', (_, done) => {
    clearInterval(timer);
    done();
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) {
      const entry = { request, bytes: request.raw.socket.bytesRead, since: now() };
      arriving.add(entry);
      request.raw.once('close', () => arriving.delete(entry));
    }
    done();
  });

  function look(nowMs: number): void {
    for (const entry of arriving) {
      const { raw } = entry.request;
      const bytes = raw.socket.bytesRead;
      if (raw.complete || raw.destroyed) arriving.delete(entry);
      else if (bytes - entry.bytes >= bytesMin) Object.assign(entry, { bytes, since: nowMs });
      // An answer could not reach a client that is still sending; the log line of the request tells of it.
      else if (nowMs - entry.since >= windowMs) raw.destroy();
    }
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
