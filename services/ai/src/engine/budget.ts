import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import { providerBudget } from '@tailwright/contracts/limits';
import { CONFIG } from '@tailwright/platform/platform.module';
import { REDIS } from '@tailwright/platform/redis';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { DailyBudget, type DailyLimits } from './daily-budget.js';
import { EngineFault } from './fault.js';

/** Settle replaces what was reserved for a call by what it used: 0 for one that was refused at no cost. */
export type Settle = (usedTokens: number) => Promise<void>;

/** Budget bounds how the provider's key is used by all workers together. */
export interface Budget {
  /**
   * reserve makes room for one call. Throws EngineFault `paused` or `budget-spent`; a call that can be left out leaves
   * the last of the day to those that cannot.
   */
  reserve(tokens: number, call?: { isOptional?: boolean | undefined }): Promise<Settle>;
  /** pause keeps every worker from calling for as long as the provider asked. */
  pause(ms: number): Promise<void>;
}

export interface BudgetSettings {
  OPENAI_API_KEY?: string | undefined;
  PROVIDER_CALLS_PER_MINUTE: number;
  PROVIDER_CALLS_PER_DAY?: number | undefined;
  PROVIDER_TOKENS_PER_DAY?: number | undefined;
}

/** dailyLimitsOf bounds what a key may cost from its first day; a model without a key is the operator's own machine. */
export function dailyLimitsOf(settings: BudgetSettings): DailyLimits {
  const standard = settings.OPENAI_API_KEY ? providerBudget : { tokensPerDay: 0, callsPerDay: 0 };
  return {
    tokens: settings.PROVIDER_TOKENS_PER_DAY ?? standard.tokensPerDay,
    calls: settings.PROVIDER_CALLS_PER_DAY ?? standard.callsPerDay,
  };
}

/**
 * How long to wait: the provider's pause first, then until the oldest call of the last minute is a minute old. A minute
 * that began anew would let twice its calls through around its end, and the provider refuses what is too much.
 */
const roomLua = `
local paused = redis.call('PTTL', KEYS[1])
if paused > 0 then return paused end
local max = tonumber(ARGV[1])
if max == 0 then return 0 end
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - 60000)
if redis.call('ZCARD', KEYS[2]) >= max then
  local oldest = redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')[2]
  return math.max(1, tonumber(oldest) + 60000 - now)
end
redis.call('ZADD', KEYS[2], now, ARGV[2])
redis.call('PEXPIRE', KEYS[2], 60000)
return 0`;

interface RoomKeeper extends Redis {
  providerRoom(paused: string, calls: string, callsMax: number, call: string): Promise<number>;
}

const pausedKey = 'provider:paused';
const callsKey = 'provider:calls';

/** Of a day's budget, what calls that can be left out may be part of; the rest is for those that write. */
const optionalShare = 0.8;

/** ProviderBudget keeps the pace in Redis, where it is cheap, and the money in Postgres, where a wipe cannot reset it. */
@Injectable()
export class ProviderBudget implements Budget {
  private readonly redis: RoomKeeper;
  private readonly daily: DailyBudget;

  constructor(
    @Inject(REDIS) redis: Redis,
    dataSource: DataSource,
    @Inject(CONFIG) private readonly settings: BudgetSettings,
  ) {
    redis.defineCommand('providerRoom', { numberOfKeys: 2, lua: roomLua });
    this.redis = redis as RoomKeeper;
    this.daily = new DailyBudget(dataSource, dailyLimitsOf(settings));
  }

  async reserve(tokens: number, { isOptional = false }: { isOptional?: boolean | undefined } = {}): Promise<Settle> {
    const waitMs = await this.redis
      .providerRoom(pausedKey, callsKey, this.settings.PROVIDER_CALLS_PER_MINUTE, randomUUID())
      // Without its count a key could be used without limit; the queue is away with Redis anyway.
      .catch(() => Promise.reject(new AppError('unavailable')));
    if (waitMs > 0) throw new EngineFault('paused', waitMs);
    const reservation = await this.daily.reserve(tokens, isOptional ? optionalShare : 1);
    return (used) => this.daily.settle(reservation, used);
  }

  async pause(ms: number): Promise<void> {
    // A hint that got lost costs one more refusal by the provider.
    await this.redis.set(pausedKey, '1', 'PX', Math.max(1, Math.ceil(ms))).catch(() => undefined);
  }
}
