import type { Redis } from 'ioredis';
import type { ReadinessCheck } from './readiness.js';

/** An older Redis lacks commands that views, calls and jobs are built on; Valkey calls itself Redis 7.2.4. */
const versionMin = 7;

/**
 * redisCheck passes when Redis is new enough, takes writes and never evicts: an evicted queue key is a lost job. With
 * its memory or its disk full it still answers what only reads.
 */
export function redisCheck(redis: Redis): ReadinessCheck {
  const askVersion = versionOfConnection(redis);
  return async () => {
    const [version, memory] = await Promise.all([
      askVersion(),
      redis.info('memory'),
      redis.set('ready', '1', 'EX', 60),
    ]);
    if (!(Number.parseInt(version, 10) >= versionMin))
      throw new Error(`Redis is version ${version}, it must be ${versionMin} or newer, or Valkey`);
    const policy = field(memory, 'maxmemory_policy');
    if (policy !== 'noeviction') throw new Error(`Redis maxmemory-policy is ${policy}, it must be noeviction`);
  };
}

/** Asked once a connection, for probes are frequent: another Redis behind the same address means a new connection. */
function versionOfConnection(redis: Redis): () => Promise<string> {
  let known: string | undefined;
  redis.on('close', () => (known = undefined));
  return async () => (known ??= field(await redis.info('server'), 'redis_version') ?? 'unknown');
}

function field(info: string, name: string): string | undefined {
  return new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim();
}
