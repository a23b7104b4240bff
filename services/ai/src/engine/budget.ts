import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import { CONFIG } from '@tailwright/platform/platform.module';
import { REDIS } from '@tailwright/platform/redis';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { EngineFault } from './fault.js';

/** Settle replaces what was reserved for a call by what it used. */
export type Settle = (usedTokens: number) => Promise<void>;

/** Budget bounds how the provider's key is used by all workers together. */
export interface Budget {
  /** reserve makes room for one call. Throws EngineFault `paused` or `budget-spent`. */
  reserve(tokens: number): Promise<Settle>;
  /** pause keeps every worker from calling for as long as the provider asked. */
  pause(ms: number): Promise<void>;
}

export interface BudgetSettings {
  PROVIDER_CALLS_PER_MINUTE: number;
  PROVIDER_TOKENS_PER_DAY: number;
}

/** How long to wait: the provider's pause first, then the minute's calls, which start with the first of them. */
const roomLua = `
local paused = redis.call('PTTL', KEYS[1])
if paused > 0 then return paused end
if tonumber(ARGV[1]) == 0 then return 0 end
local calls = redis.call('INCR', KEYS[2])
if calls == 1 then redis.call('PEXPIRE', KEYS[2], 60000) end
if calls > tonumber(ARGV[1]) then return math.max(1, redis.call('PTTL', KEYS[2])) end
return 0`;

interface RoomKeeper extends Redis {
  providerRoom(paused: string, minute: string, callsMax: number): Promise<number>;
}

const pausedKey = 'provider:paused';
const minuteKey = 'provider:minute';

/** In UTC, so that all workers turn the page together. */
const today = `(now() AT TIME ZONE 'utc')::date`;

/** ProviderBudget keeps the pace in Redis, where it is cheap, and the money in Postgres, where a wipe cannot reset it. */
@Injectable()
export class ProviderBudget implements Budget {
  private readonly redis: RoomKeeper;

  constructor(
    @Inject(REDIS) redis: Redis,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly settings: BudgetSettings,
  ) {
    redis.defineCommand('providerRoom', { numberOfKeys: 2, lua: roomLua });
    this.redis = redis as RoomKeeper;
  }

  async reserve(tokens: number): Promise<Settle> {
    const waitMs = await this.redis
      .providerRoom(pausedKey, minuteKey, this.settings.PROVIDER_CALLS_PER_MINUTE)
      // Without its count a key could be used without limit; the queue is away with Redis anyway.
      .catch(() => Promise.reject(new AppError('unavailable')));
    if (waitMs > 0) throw new EngineFault('paused', waitMs);
    const day = await this.take(tokens);
    return (used) => this.correct(day, used - tokens);
  }

  async pause(ms: number): Promise<void> {
    // A hint that got lost costs one more refusal by the provider.
    await this.redis.set(pausedKey, '1', 'PX', Math.max(1, Math.ceil(ms))).catch(() => undefined);
  }

  /** One statement, so that two workers cannot both take the last of it. */
  private async take(tokens: number): Promise<string> {
    const max = this.settings.PROVIDER_TOKENS_PER_DAY || Number.MAX_SAFE_INTEGER;
    const rows = await this.dataSource.query<{ day: string }[]>(
      `INSERT INTO provider_budget AS spent (day, tokens) SELECT ${today}, $1::bigint WHERE $1::bigint <= $2::bigint
       ON CONFLICT (day) DO UPDATE SET tokens = spent.tokens + $1 WHERE spent.tokens + $1 <= $2
       RETURNING day::text`,
      [tokens, max],
    );
    if (!rows[0]) throw new EngineFault('budget-spent', msToMidnight());
    return rows[0].day;
  }

  private async correct(day: string, tokens: number): Promise<void> {
    // Without it the reservation stands: too little is spent, never too much.
    await this.dataSource
      .query('UPDATE provider_budget SET tokens = greatest(0, tokens + $2) WHERE day = $1', [day, tokens])
      .catch(() => undefined);
  }
}

function msToMidnight(now = Date.now()): number {
  const day = 86_400_000;
  return day - (now % day);
}
