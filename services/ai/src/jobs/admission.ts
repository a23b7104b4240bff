import { AppError } from '@tailwright/contracts/errors';
import type { Owner } from '@tailwright/contracts/jobs';
import type { EntityManager } from 'typeorm';

export interface AdmissionLimits {
  JOBS_IN_FLIGHT_VISITOR: number;
  JOBS_IN_FLIGHT_USER: number;
  VISITORS_PER_NETWORK: number;
  JOBS_WAITING_MAX: number;
}

/** A built-in job takes well under this, a model's rarely more than three times as long. */
const retryAfterSeconds = 10;

/** More than the submissions that can be between their count and their commit at once, over all replicas. */
const nearCap = 50;

/** Asker is whose a new job is; `network` marks where it comes from. */
interface Asker {
  owner: Owner;
  network: string | null;
}

/** `priority` is how many jobs the owner now has, `room` how many more jobs may wait after this one. */
interface Admission {
  priority: number;
  room: number;
}

/**
 * admit throws rate_limited or overloaded when the owner, one network or the whole system have too much outstanding. See
 * ADR 0016.
 */
export async function admit(manager: EntityManager, asker: Asker, limits: AdmissionLimits): Promise<Admission> {
  const { owner, network } = asker;
  const ownMax = owner.kind === 'user' ? limits.JOBS_IN_FLIGHT_USER : limits.JOBS_IN_FLIGHT_VISITOR;
  // Cookies and accounts are free, so whoever asks from one network is counted together as well.
  const networkMax = limits.JOBS_IN_FLIGHT_VISITOR * limits.VISITORS_PER_NETWORK;

  // The first count may be older than the lock: it only tells how near a cap is.
  const first = await countOutstanding(manager, asker, { locking: `${owner.kind} ${owner.id}` });
  refuseOverload(first.waiting, limits);
  // Far from a cap nobody has to queue up for an exact count.
  if (network !== null && first.network >= networkMax - nearCap) await lock(manager, `network ${network}`);
  if (first.waiting >= limits.JOBS_WAITING_MAX - nearCap) await lock(manager, 'waiting');

  const outstanding = await countOutstanding(manager, asker);
  refuseOverload(outstanding.waiting, limits);
  // Nobody takes more places than are still free: however many networks crowd in, the next one finds some.
  const placesFree = limits.JOBS_WAITING_MAX - outstanding.waiting;
  const isCrowding = network !== null && outstanding.networkWaiting >= placesFree;
  if (outstanding.own >= ownMax || outstanding.network >= networkMax || isCrowding) {
    throw new AppError('rate_limited', undefined, { retryAfterSeconds });
  }
  // A network counts by its people's shares, or a client without cookies, or with many accounts, would always go first.
  const priority = Math.max(outstanding.own + 1, Math.ceil((outstanding.network + 1) / limits.VISITORS_PER_NETWORK));
  return { priority, room: limits.JOBS_WAITING_MAX - outstanding.waiting - 1 };
}

/** Two submissions that count at the same time would both be admitted. */
const lockSql = (subject: string) => `pg_advisory_xact_lock(hashtextextended(${subject}, 2))`;

async function lock(manager: EntityManager, subject: string): Promise<void> {
  await manager.query(`SELECT ${lockSql('$1')}`, [subject]);
}

interface Outstanding {
  own: number;
  /** Jobs of everybody at the network, and those of them that wait. */
  network: number;
  networkWaiting: number;
  waiting: number;
}

function refuseOverload(waiting: number, limits: AdmissionLimits): void {
  if (waiting >= limits.JOBS_WAITING_MAX) throw new AppError('overloaded', undefined, { retryAfterSeconds });
}

/** countOutstanding takes the lock on `locking` in the same statement: each one of a submission is a trip to Postgres. */
async function countOutstanding(
  manager: EntityManager,
  { owner, network }: Asker,
  { locking }: { locking?: string } = {},
): Promise<Outstanding> {
  const [row] = await manager.query<Outstanding[]>(
    `SELECT count(*) FILTER (WHERE status = 'queued')::int AS waiting,
            count(*) FILTER (WHERE owner_kind = $1 AND owner_id = $2)::int AS own,
            count(*) FILTER (WHERE network = $3)::int AS network,
            count(*) FILTER (WHERE network = $3 AND status = 'queued')::int AS "networkWaiting"
            ${locking === undefined ? '' : `, ${lockSql('$4')}`}
     FROM jobs WHERE status IN ('queued', 'running')`,
    [owner.kind, owner.id, network, ...(locking === undefined ? [] : [locking])],
  );
  return row ?? { own: 0, network: 0, networkWaiting: 0, waiting: 0 };
}
