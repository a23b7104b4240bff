import type { Redis } from 'ioredis';
import type { ReadinessCheck } from './readiness.js';

/** redisCheck passes when Redis answers and never evicts: an evicted queue key is a lost job. */
export function redisCheck(redis: Redis): ReadinessCheck {
  return async () => {
    const policy = /^maxmemory_policy:(.*)$/m.exec(await redis.info('memory'))?.[1]?.trim();
    if (policy !== 'noeviction') throw new Error(`Redis maxmemory-policy is ${policy}, it must be noeviction`);
  };
}
