import { Injectable } from '@nestjs/common';
import { accountDeleted } from '@tailwright/contracts/account';
import type { Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import { Subscribes } from '@tailwright/platform/events/subscribes';
import type { EntityManager } from 'typeorm';
import { Cancellations } from './cancellations.js';
import type { JobEntity } from './job.entity.js';

/** DeletedAccounts ends the jobs of an account that is gone and forgets their texts and results. See ADR 0026. */
@Injectable()
export class DeletedAccounts {
  constructor(private readonly cancellations: Cancellations) {}

  @Subscribes(accountDeleted)
  async forget({ userId }: Input<typeof accountDeleted>, manager: EntityManager): Promise<void> {
    await lockAccount(manager, userId);
    await manager.query('INSERT INTO deleted_accounts (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [userId]);
    await manager.query(`DELETE FROM jobs WHERE owner_kind = 'user' AND owner_id = $1 AND finished_at IS NOT NULL`, [
      userId,
    ]);
    // A worker that runs one learns from the row that it is not its own any more; the row stays a day, without a text.
    const [cancelled] = await manager.query<[Pick<JobEntity, 'id' | 'kind'>[], number]>(
      `UPDATE jobs SET status = 'cancelled', stage = 'finished', input = '{}', draft = NULL, draft_edits = NULL,
         draft_not_added = NULL, result = NULL, idempotency_key = NULL, runner = NULL, lease_until = NULL,
         network = NULL, finished_at = now()
       WHERE owner_kind = 'user' AND owner_id = $1 RETURNING id, kind`,
      [userId],
    );
    // Only hints, so that workers need not wait for their next look at the row.
    await Promise.all(cancelled.map((job) => this.cancellations.announce(job)));
  }
}

/** refuseDeleted throws unauthorized for an account that is gone: its session may still be known somewhere for a second. */
export async function refuseDeleted(manager: EntityManager, userId: string): Promise<void> {
  await lockAccount(manager, userId);
  const [row] = await manager.query<unknown[]>('SELECT FROM deleted_accounts WHERE user_id = $1', [userId]);
  if (row) throw new AppError('unauthorized');
}

/** A job that is added beside the deletion of its account would outlive it. */
const lockAccount = (manager: EntityManager, userId: string) =>
  manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 4))', [userId]);
