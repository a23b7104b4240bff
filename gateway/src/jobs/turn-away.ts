import { buildResume } from '@tailwright/contracts/build';
import { generateCoverLetter } from '@tailwright/contracts/cover-letter';
import { optimizeForm, optimizeJson } from '@tailwright/contracts/optimize';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../edge/client-address.js';
import { type Overload, tooMany } from './overload.js';

const submissions = new Set(
  [optimizeJson, optimizeForm, buildResume, generateCoverLetter].map(({ path }) => `/api${path}`),
);

/**
 * turnAway refuses submissions while the queue is full, before their bodies are read or anything is asked of Redis: in a
 * flood the refusals are most of the work.
 */
export function turnAway(fastify: FastifyInstance, overload: Overload): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    // A repeat may belong to a job that was taken before the overload; a key nobody has used yet is no repeat.
    const key = request.headers['idempotency-key'];
    const mayRepeat = typeof key === 'string' && overload.mayRepeat(key);
    if (mayRepeat || !submissions.has(request.routeOptions.url ?? '') || !overload.isFull(networkOf(request.ip)))
      return done();
    const refusal = tooMany();
    void reply
      .status(refusal.status)
      .header('retry-after', String(refusal.details?.retryAfterSeconds))
      .send(refusal.toEnvelope());
  });
}
