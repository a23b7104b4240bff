import type { UserId } from '@tailwright/contracts/auth';
import { AppError } from '@tailwright/contracts/errors';
import { limits } from '@tailwright/contracts/limits';
import type { EntityManager } from 'typeorm';
import { besideBytes, keptBytes } from './text-bytes.js';

interface Kept {
  count: number;
  bytes: number;
}

/**
 * withinRoom runs a write to the records of an account. The list is answered whole, so what may be kept is bounded: a
 * write that adds more than there is room for throws conflict, and its transaction undoes it.
 */
export async function withinRoom(manager: EntityManager, actor: UserId, write: () => Promise<unknown>): Promise<void> {
  // Two writes that count at the same time would both find room.
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 3))', [actor]);
  const before = await measure(manager, actor);
  await write();
  const after = await measure(manager, actor);
  if (after.count > Math.max(before.count, limits.resumesPerUserMax)) throw full(`${limits.resumesPerUserMax} resumes`);
  if (after.bytes > Math.max(before.bytes, limits.resumeBytesPerUserMax))
    throw full(`${limits.resumeBytesPerUserMax / 1_000_000} MB of text`);
}

async function measure(manager: EntityManager, actor: UserId): Promise<Kept> {
  const [kept] = await manager.query<[Kept]>(
    `SELECT count(*)::int AS count, (coalesce(sum(${keptBytes}), 0) + ${besideBytes})::int AS bytes
     FROM resumes WHERE user_id = $1`,
    [actor],
  );
  return kept;
}

const full = (what: string) =>
  new AppError(
    'conflict',
    `Your dashboard holds ${what}, which is as much as we keep. Delete one you no longer need, then try again.`,
  );
