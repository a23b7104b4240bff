import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { EngineFault } from './fault.js';

/** DailyLimits are what all workers together may use in one day; 0 sets no limit. */
export interface DailyLimits {
  tokens: number;
  calls: number;
}

/** A call under way when its worker died is counted whole after this long: longer than any job may run. */
const reservationMs = 120_000;
/** How soon calls under way may have given back what they did not need. */
const heldRetryMs = 1_000;

/** In UTC, so that all workers turn the page together. */
const today = `(now() AT TIME ZONE 'utc')::date`;

/** One statement, so that two workers cannot both take the last of the day. */
const reserveSql = `
  WITH taken AS (
    INSERT INTO provider_budget AS spent (day, tokens, reserved, calls)
    SELECT ${today}, 0, $1::bigint, 1 WHERE $1::bigint <= $2::bigint
    ON CONFLICT (day) DO UPDATE SET reserved = spent.reserved + $1, calls = spent.calls + 1
      WHERE spent.tokens + spent.reserved + $1 <= $2 AND spent.calls < $3::bigint
    RETURNING day
  )
  INSERT INTO provider_reservations (id, day, tokens, expires_at)
  SELECT $4::uuid, day, $1, now() + interval '${reservationMs} milliseconds' FROM taken
  RETURNING id`;

const settleSql = `
  WITH freed AS (DELETE FROM provider_reservations WHERE id = $1 RETURNING day, tokens)
  UPDATE provider_budget AS spent
  SET reserved = spent.reserved - freed.tokens, tokens = spent.tokens + $2::bigint, calls = spent.calls - $3::integer
  FROM freed WHERE spent.day = freed.day`;

const expireSql = `
  WITH gone AS (DELETE FROM provider_reservations WHERE expires_at < now() RETURNING day, tokens),
  sums AS (SELECT day, sum(tokens)::bigint AS tokens FROM gone GROUP BY day)
  UPDATE provider_budget AS spent
  SET reserved = spent.reserved - sums.tokens, tokens = spent.tokens + sums.tokens
  FROM sums WHERE spent.day = sums.day`;

/** DailyBudget counts what a day's calls use in Postgres, where a wipe of Redis cannot refill the wallet. */
export class DailyBudget {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: DailyLimits,
  ) {}

  /**
   * reserve sets aside the most one call may use, and returns its id to settle by; all calls until now and this one may
   * have used `share` of the day. Throws EngineFault `budget-spent`, or `paused` while only calls under way hold what is
   * left.
   */
  async reserve(tokens: number, share = 1): Promise<string | undefined> {
    if (this.limits.tokens === 0 && this.limits.calls === 0) return undefined;
    const id = randomUUID();
    const tokensMax = Math.floor(this.limits.tokens * share) || Number.MAX_SAFE_INTEGER;
    const callsMax = Math.floor(this.limits.calls * share) || Number.MAX_SAFE_INTEGER;
    const taken = await this.dataSource.query<unknown[]>(reserveSql, [tokens, tokensMax, callsMax, id]);
    if (taken.length > 0) return id;
    await this.dataSource.query(expireSql);
    const [used] = await this.dataSource.query<{ tokens: string; calls: number }[]>(
      `SELECT tokens, calls FROM provider_budget WHERE day = ${today}`,
    );
    const isSpent = Number(used?.tokens ?? 0) + tokens > tokensMax || (used?.calls ?? 0) >= callsMax;
    throw isSpent ? new EngineFault('budget-spent', msToMidnight()) : new EngineFault('paused', heldRetryMs);
  }

  /** settle replaces a reservation by what was used; a call the provider refused at no cost does not count at all. */
  async settle(id: string | undefined, usedTokens: number): Promise<void> {
    if (id === undefined) return;
    // Should this fail, the reservation is counted whole when it expires: too little is spent, never too much.
    await this.dataSource.query(settleSql, [id, usedTokens, usedTokens === 0 ? 1 : 0]).catch(() => undefined);
  }
}

function msToMidnight(now = Date.now()): number {
  const day = 86_400_000;
  return day - (now % day);
}
