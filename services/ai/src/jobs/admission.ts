import { AppError } from '@tailwright/contracts/errors';
import type { Owner } from '@tailwright/contracts/jobs';
import type { EntityManager } from 'typeorm';

export interface AdmissionLimits {
  JOBS_IN_FLIGHT_VISITOR: number;
  JOBS_IN_FLIGHT_USER: number;
  JOBS_WAITING_MAX: number;
}

/** A built-in job takes well under this, a model's rarely more than three times as long. */
const retryAfterSeconds = 10;

/** More than the submissions that can be between their count and their commit at once, over all replicas. */
const nearCap = 50;

/**
 * admit throws rate_limited or overloaded when the owner or the whole system has too much outstanding; otherwise it
 * returns how many jobs the owner now has, which is the new job's priority.
 */
export async function admit(manager: EntityManager, owner: Owner, limits: AdmissionLimits): Promise<number> {
  // The first look is without a lock, so that an overload is answered fast.
  const { waiting } = await countOutstanding(manager, owner);
  refuseOverload(waiting, limits);
  await lock(manager, `${owner.kind} ${owner.id}`);
  // Far from the cap nobody has to queue up for an exact count.
  if (waiting >= limits.JOBS_WAITING_MAX - nearCap) await lock(manager, 'waiting');
  const outstanding = await countOutstanding(manager, owner);
  refuseOverload(outstanding.waiting, limits);
  const ownMax = owner.kind === 'user' ? limits.JOBS_IN_FLIGHT_USER : limits.JOBS_IN_FLIGHT_VISITOR;
  if (outstanding.own >= ownMax) throw new AppError('rate_limited', undefined, { retryAfterSeconds });
  return outstanding.own + 1;
}

/** Two submissions that count at the same time would both be admitted. */
async function lock(manager: EntityManager, subject: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 2))', [subject]);
}

interface Outstanding {
  own: number;
  waiting: number;
}

function refuseOverload(waiting: number, limits: AdmissionLimits): void {
  if (waiting >= limits.JOBS_WAITING_MAX) throw new AppError('overloaded', undefined, { retryAfterSeconds });
}

async function countOutstanding(manager: EntityManager, owner: Owner): Promise<Outstanding> {
  const [row] = await manager.query<Outstanding[]>(
    `SELECT count(*) FILTER (WHERE status = 'queued')::int AS waiting,
            count(*) FILTER (WHERE owner_kind = $1 AND owner_id = $2)::int AS own
     FROM jobs WHERE status IN ('queued', 'running')`,
    [owner.kind, owner.id],
  );
  return row ?? { own: 0, waiting: 0 };
}
