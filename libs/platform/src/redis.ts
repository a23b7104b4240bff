import { Redis, type RedisOptions } from 'ioredis';

/** REDIS is the injection token of the general client: it answers or fails within a second. */
export const REDIS = Symbol('REDIS');

export type RedisRole = 'request' | 'blocking' | 'subscriber' | 'worker';

const reconnectDelay = (attempt: number) => Math.min(50 * 2 ** Math.min(attempt, 5), 1_000);

const roleOptions: Record<RedisRole, RedisOptions> = {
  // A frozen Redis keeps the connection open and never answers: only commandTimeout ends the wait of a request.
  request: { commandTimeout: 1_000, maxRetriesPerRequest: 2 },
  // A blocking read waits by design, so the silence of the whole socket is what tells a dead peer.
  blocking: { maxRetriesPerRequest: null, socketTimeout: 5_000 },
  subscriber: { maxRetriesPerRequest: null },
  worker: { maxRetriesPerRequest: null },
};

/**
 * createRedis opens a client for one kind of use. `keyPrefix` is prepended to keys by the client, but never to
 * channels nor inside scripts' ARGV; leave it out where names are prefixed by hand.
 */
export function createRedis(url: string, { role, keyPrefix }: { role: RedisRole; keyPrefix?: string }): Redis {
  const redis = new Redis(url, {
    ...roleOptions[role],
    ...(keyPrefix ? { keyPrefix } : {}),
    connectTimeout: 2_000,
    retryStrategy: reconnectDelay,
  });
  // Without a listener ioredis prints every failed reconnection; readiness reports the state instead.
  redis.on('error', () => undefined);
  return redis;
}
