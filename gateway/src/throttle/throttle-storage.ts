import type { ThrottlerStorage } from '@nestjs/throttler';
import { storesAway } from '../stores-away.js';
import type { Redis } from 'ioredis';

type ThrottlerStorageRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** CountedWindow is one window that counts a call: where, for how long, and how many calls it lets through. */
export interface CountedWindow {
  key: string;
  ttlMs: number;
  limit: number;
}

/**
 * A sliding window of two counters: calls of the window before count in proportion to how much of it still lies
 * within the last `ttl` milliseconds, so twice the limit never passes around a window's edge. A call passes when every
 * window has room, and a refused call is counted in none, so waiting always helps and nobody's refused calls use up
 * what a network has together. Answers the ms until one more passes (0 when this one did), and what the first window
 * has counted.
 */
const slidingWindows = `
local cost, now = tonumber(ARGV[1]), tonumber(ARGV[2])
if now == 0 then
  local clock = redis.call('TIME')
  now = clock[1] * 1000 + math.floor(clock[2] / 1000)
end
local longest, counted, states = 0, 0, {}
for index, key in ipairs(KEYS) do
  local ttl, limit = tonumber(ARGV[2 * index + 1]), tonumber(ARGV[2 * index + 2])
  local window, elapsed = math.floor(now / ttl), now % ttl
  local stored = redis.call('HMGET', key, 'window', 'current', 'previous')
  local age = window - (tonumber(stored[1]) or -2)
  local current = age == 0 and tonumber(stored[2]) or 0
  local previous = age == 0 and tonumber(stored[3]) or age == 1 and tonumber(stored[2]) or 0
  local used = current + previous * (ttl - elapsed) / ttl
  if index == 1 then counted = used end
  if used + 1 > limit then
    local fading, room, wait = previous, limit - 1 - current, -elapsed
    if room < 0 then fading, room, wait = current, limit - 1, ttl - elapsed end
    longest = math.max(longest, 1, math.ceil(wait + ttl * (1 - room / fading)))
  end
  states[index] = {window, current, previous, ttl}
end
if longest == 0 and cost > 0 then
  for index, key in ipairs(KEYS) do
    local window, current, previous, ttl = unpack(states[index])
    redis.call('HSET', key, 'window', window, 'current', current + cost, 'previous', previous)
    redis.call('PEXPIRE', key, 2 * ttl)
  end
  counted = counted + cost
end
return {longest, math.ceil(counted)}
`;

interface ScriptedRedis extends Redis {
  slidingWindows(
    keyCount: number,
    ...keysAndArguments: (string | number)[]
  ): Promise<[waitMs: number, counted: number]>;
}

/** RedisThrottleStorage counts in Redis, so that every gateway sees the same figures. Throws unavailable. */
export class RedisThrottleStorage implements ThrottlerStorage {
  private readonly redis: ScriptedRedis;

  /** `now` is the time in milliseconds; 0 is that of Redis, which all gateways share. */
  constructor(
    redis: Redis,
    private readonly now = () => 0,
  ) {
    redis.defineCommand('slidingWindows', { lua: slidingWindows });
    this.redis = redis as ScriptedRedis;
  }

  increment(key: string, ttlMs: number, limit: number): Promise<ThrottlerStorageRecord> {
    return this.run([{ key, ttlMs, limit }], 1);
  }

  /** count counts one call in all windows or in none, and tells how long to wait when one of them is full. */
  async count(windows: readonly CountedWindow[]): Promise<{ waitMs: number }> {
    const { timeToBlockExpire } = await this.run(windows, 1);
    return { waitMs: timeToBlockExpire * 1_000 };
  }

  /** peek tells the same of one more call, without counting it. */
  async peek(windows: readonly CountedWindow[]): Promise<{ waitMs: number }> {
    const { timeToBlockExpire } = await this.run(windows, 0);
    return { waitMs: timeToBlockExpire * 1_000 };
  }

  private async run(windows: readonly CountedWindow[], cost: 0 | 1): Promise<ThrottlerStorageRecord> {
    const keys = windows.map(({ key }) => `throttle:${key}`);
    const limits = windows.flatMap(({ ttlMs, limit }) => [ttlMs, limit]);
    const answer = await this.redis.slidingWindows(keys.length, ...keys, cost, this.now(), ...limits).catch(storesAway);
    const [waitMs, totalHits] = answer;
    const timeToExpire = Math.ceil((windows[0]?.ttlMs ?? 0) / 1_000);
    return { totalHits, timeToExpire, isBlocked: waitMs > 0, timeToBlockExpire: Math.ceil(waitMs / 1_000) };
  }
}
