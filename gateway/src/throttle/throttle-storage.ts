import type { ThrottlerStorage } from '@nestjs/throttler';
import { storesAway } from '../stores-away.js';
import type { Redis } from 'ioredis';

type ThrottlerStorageRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/**
 * A sliding window of two counters: calls of the window before count in proportion to how much of it still lies
 * within the last `ttl` milliseconds, so twice the limit never passes around a window's edge. A refused call is
 * not counted, so waiting always helps. Answers {calls counted, ms until one more passes (0 when this one did)}.
 */
const slidingWindow = `
local ttl, limit, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local window, elapsed = math.floor(now / ttl), now % ttl
local stored = redis.call('HMGET', KEYS[1], 'window', 'current', 'previous')
local age = window - (tonumber(stored[1]) or -2)
local current = age == 0 and tonumber(stored[2]) or 0
local previous = age == 0 and tonumber(stored[3]) or age == 1 and tonumber(stored[2]) or 0
local used = current + previous * (ttl - elapsed) / ttl
if used + 1 <= limit then
  if cost > 0 then
    redis.call('HSET', KEYS[1], 'window', window, 'current', current + cost, 'previous', previous)
    redis.call('PEXPIRE', KEYS[1], 2 * ttl)
  end
  return {math.ceil(used + cost), 0}
end
local fading, room, wait = previous, limit - 1 - current, -elapsed
if room < 0 then fading, room, wait = current, limit - 1, ttl - elapsed end
return {math.ceil(used), math.max(1, math.ceil(wait + ttl * (1 - room / fading)))}
`;

interface ScriptedRedis extends Redis {
  slidingWindow(key: string, ttlMs: number, limit: number, cost: 0 | 1): Promise<[counted: number, waitMs: number]>;
}

/** RedisThrottleStorage counts in Redis, so that every gateway sees the same figures. Throws unavailable. */
export class RedisThrottleStorage implements ThrottlerStorage {
  private readonly redis: ScriptedRedis;

  constructor(redis: Redis) {
    redis.defineCommand('slidingWindow', { numberOfKeys: 1, lua: slidingWindow });
    this.redis = redis as ScriptedRedis;
  }

  increment(key: string, ttlMs: number, limit: number): Promise<ThrottlerStorageRecord> {
    return this.run(key, ttlMs, limit, 1);
  }

  /** peek tells whether one more call would pass, without counting it. */
  peek(key: string, ttlMs: number, limit: number): Promise<ThrottlerStorageRecord> {
    return this.run(key, ttlMs, limit, 0);
  }

  private async run(key: string, ttlMs: number, limit: number, cost: 0 | 1): Promise<ThrottlerStorageRecord> {
    const answer = await this.redis.slidingWindow(`throttle:${key}`, ttlMs, limit, cost).catch(storesAway);
    const [totalHits, waitMs] = answer;
    const timeToExpire = Math.ceil(ttlMs / 1_000);
    return { totalHits, timeToExpire, isBlocked: waitMs > 0, timeToBlockExpire: Math.ceil(waitMs / 1_000) };
  }
}
