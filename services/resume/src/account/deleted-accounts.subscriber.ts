import { Injectable } from '@nestjs/common';
import { accountDeleted } from '@tailwright/contracts/account';
import type { Input } from '@tailwright/contracts/define';
import { Subscribes } from '@tailwright/platform/events/subscribes';
import type { EntityManager } from 'typeorm';
import { lockAccount } from '../resumes/room.js';
import { SharedPages } from '../share/shared-pages.js';

/** DeletedAccounts removes everything that is kept for an account that is gone, and refuses what comes later. See ADR 0026. */
@Injectable()
export class DeletedAccounts {
  constructor(private readonly pages: SharedPages) {}

  @Subscribes(accountDeleted)
  async forget({ userId }: Input<typeof accountDeleted>, manager: EntityManager): Promise<void> {
    await lockAccount(manager, userId);
    await manager.query('INSERT INTO deleted_accounts (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [userId]);
    const [gone] = await manager.query<[{ public_link_id: string | null }[], number]>(
      'DELETE FROM resumes WHERE user_id = $1 RETURNING public_link_id',
      [userId],
    );
    for (const table of await otherTables(manager))
      await manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
    // Before the commit: who fills a page waits for the deleted row, and finds none. After a crash it is done again.
    await this.pages.remove(gone.flatMap((row) => row.public_link_id ?? []));
  }
}

/** Every other table that names a user, so that one made later is not forgotten; what stands below a resume goes with it. */
async function otherTables(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ table_name: string }[]>(
    `SELECT quote_ident(table_name) AS table_name FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_name = 'user_id'
       AND table_name NOT IN ('resumes', 'deleted_accounts')
     ORDER BY table_name`,
  );
  return rows.map(({ table_name: table }) => table);
}
