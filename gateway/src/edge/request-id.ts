import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

// Short and plain, because the id stands in every log line and is echoed in a header.
const acceptable = /^[A-Za-z0-9._-]{8,64}$/;

/** requestIdOf keeps a sane X-Request-Id of a caller, so that its logs and ours meet, and makes one otherwise. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}
