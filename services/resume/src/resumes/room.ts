import type { AccountUsage } from '@tailwright/contracts/account';
import type { UserId } from '@tailwright/contracts/auth';
import { AppError } from '@tailwright/contracts/errors';
import { limits } from '@tailwright/contracts/limits';
import type { EntityManager } from 'typeorm';
import { besideBytes, keptBytes } from './text-bytes.js';

/**
 * withinRoom runs a write to what an account keeps. The list is answered whole, so what may be kept is bounded: a
 * write that adds more than there is room for throws conflict, and its transaction undoes it. For a deleted account it
 * throws not_found.
 */
export async function withinRoom(manager: EntityManager, actor: UserId, write: () => Promise<unknown>): Promise<void> {
  await lockLiving(manager, actor);
  const before = await measureRoom(manager, actor);
  await write();
  const after = await measureRoom(manager, actor);
  for (const { of, most, sentence } of bounds)
    if (after[of] > Math.max(before[of], most)) throw new AppError('conflict', sentence);
}

/** Two writes that count at the same time would both find room, and one beside the deletion of the account would outlive it. */
export async function lockAccount(manager: EntityManager, actor: UserId): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 3))', [actor]);
}

/** lockLiving refuses with not_found what a job or another process saves for an account that is gone: it comes too late. */
export async function lockLiving(manager: EntityManager, actor: UserId): Promise<void> {
  await lockAccount(manager, actor);
  const [row] = await manager.query<unknown[]>('SELECT FROM deleted_accounts WHERE user_id = $1', [actor]);
  if (row) throw new AppError('not_found');
}

/** measureRoom is what an account keeps, as its limits count it. */
export async function measureRoom(manager: EntityManager, actor: UserId): Promise<AccountUsage> {
  const [kept] = await manager.query<[AccountUsage]>(
    `SELECT count(*)::int AS resumes,
            count(*)::int + (SELECT count(*)::int FROM resume_versions WHERE ${ofAccount}) AS versions,
            (SELECT count(*)::int FROM letters WHERE ${ofAccount}) AS letters,
            (SELECT count(*)::int FROM own_facts WHERE user_id = $1) AS facts,
            (coalesce(sum(${keptBytes}), 0) + ${besideBytes})::int AS bytes
     FROM resumes WHERE user_id = $1`,
    [actor],
  );
  return kept;
}

const ofAccount = 'resume_id IN (SELECT id FROM resumes WHERE user_id = $1)';

const full = (what: string, mend = 'Delete one you no longer need, then try again.') =>
  `Your dashboard holds ${what}, which is as much as we keep. ${mend}`;

const bounds: readonly { of: keyof AccountUsage; most: number; sentence: string }[] = [
  { of: 'resumes', most: limits.resumesPerUserMax, sentence: full(`${limits.resumesPerUserMax} resumes`) },
  {
    of: 'versions',
    most: limits.versionsPerUserMax,
    sentence: full(
      `${limits.versionsPerUserMax.toLocaleString('en')} versions of resumes`,
      'Delete a resume whose versions you no longer need, then try again.',
    ),
  },
  {
    of: 'facts',
    most: limits.ownFactsPerUserMax,
    sentence: `Your account keeps ${limits.ownFactsPerUserMax} facts, which is as many as we keep. Delete one you no longer need, then try again.`,
  },
  {
    of: 'bytes',
    most: limits.resumeBytesPerUserMax,
    sentence: full(
      `${limits.resumeBytesPerUserMax / 1_000_000} MB of text, with all versions and letters`,
      'Delete a resume you no longer need, then try again.',
    ),
  },
];
