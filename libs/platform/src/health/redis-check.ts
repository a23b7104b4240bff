import type { Redis } from 'ioredis';
import type { ReadinessCheck } from './readiness.js';

/**
 * redisCheck passes when Redis takes writes and never evicts: an evicted queue key is a lost job. With its memory or its
 * disk full it still answers what only reads.
 */
export function redisCheck(redis: Redis): ReadinessCheck {
  return async () => {
    const [memory] = await Promise.all([redis.info('memory'), redis.set('ready', '1', 'EX', 60)]);
    const policy = /^maxmemory_policy:(.*)$/m.exec(memory)?.[1]?.trim();
    if (policy !== 'noeviction') throw new Error(`Redis maxmemory-policy is ${policy}, it must be noeviction`);
  };
}
