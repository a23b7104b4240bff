import { type Command, Redis, type RedisOptions } from 'ioredis';
import { awakeTimer } from './awake-timer.js';

/** REDIS is the injection token of the general client: it answers or fails within a second. */
export const REDIS = Symbol('REDIS');

export type RedisRole = 'request' | 'blocking' | 'subscriber' | 'worker';

const reconnectDelay = (attempt: number) => Math.min(50 * 2 ** Math.min(attempt, 5), 1_000);

/**
 * A host that lost its power says no goodbye. Without socketTimeout, which counts from a command to the next sign of
 * life, its connections would be believed for as long as the kernel believes them: a quarter of an hour and more.
 */
const roleOptions: Record<RedisRole, RedisOptions> = {
  // A frozen Redis keeps the connection open and never answers: only commandTimeout ends the wait of a request.
  request: { commandTimeout: 1_000, maxRetriesPerRequest: 2, socketTimeout: 5_000 },
  // A blocking read waits by design, so the silence of the whole socket is what tells a dead peer.
  blocking: { maxRetriesPerRequest: null, socketTimeout: 5_000 },
  subscriber: { maxRetriesPerRequest: null, socketTimeout: 5_000 },
  // BullMQ's own blocking reads last up to ten seconds.
  worker: { maxRetriesPerRequest: null, socketTimeout: 15_000 },
};

/** How often a client that only listens asks for a sign of life. */
export const heartbeatMs = 3_000;

export interface RedisUse {
  role: RedisRole;
  /** Prepended to keys by the client, but never to channels nor inside scripts' ARGV. */
  keyPrefix?: string;
  /** Called when Redis refuses a write because it was demoted. */
  onDemoted?: () => void;
}

/** What ioredis writes of a command that is over its commandTimeout, and the timer it clears once there is an answer. */
interface Waiting {
  isResolved: boolean;
  _commandTimeoutTimer?: NodeJS.Timeout;
  reject(error: Error): void;
}

/** AwakeRedis gives a command up by the time this process was awake: ioredis takes a pause of its own for silence. */
class AwakeRedis extends Redis {
  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
    command.setTimeout = giveUpAfter;
    return super.sendCommand(command, stream);
  }
}

function giveUpAfter(this: Command, ms: number): void {
  const waiting = this as unknown as Waiting;
  waiting._commandTimeoutTimer ??= awakeTimer(ms, () => {
    if (!waiting.isResolved) waiting.reject(new Error('Command timed out'));
  });
}

/** createRedis opens a client for one kind of use; leave out `keyPrefix` where names are prefixed by hand. */
export function createRedis(url: string, { role, keyPrefix, onDemoted }: RedisUse): Redis {
  const redis = new AwakeRedis(url, {
    ...roleOptions[role],
    ...(keyPrefix ? { keyPrefix } : {}),
    connectTimeout: 2_000,
    retryStrategy: reconnectDelay,
    // A Redis that was demoted still answers. A new connection may reach the one in its place, and sends the command again.
    reconnectOnError({ message }) {
      if (!message.startsWith('READONLY')) return false;
      onDemoted?.();
      return 2;
    },
  });
  // Without a listener ioredis prints every failed reconnection; readiness reports the state instead.
  redis.on('error', () => undefined);
  return redis;
}
