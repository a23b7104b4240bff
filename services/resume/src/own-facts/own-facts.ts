import { Injectable } from '@nestjs/common';
import type { UserId } from '@tailwright/contracts/auth';
import type { Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import type { OwnFact, deleteOwnFactOf, keepOwnFactsOf, rewordOwnFactOf } from '@tailwright/contracts/own-facts';
import type { CallContext } from '@tailwright/platform/bus/handles';
import { Once } from '@tailwright/platform/bus/once';
import { DataSource } from 'typeorm';
import { withinRoom } from '../resumes/room.js';

interface FactRow {
  id: string;
  text: string;
  requirement: string;
  created_at: Date;
}

/** OwnFacts keeps what a person said about requirements, to be offered again for the next job. */
@Injectable()
export class OwnFacts {
  constructor(
    private readonly database: DataSource,
    private readonly once: Once,
  ) {}

  async list(actor: UserId): Promise<OwnFact[]> {
    const rows = await this.database.query<FactRow[]>(
      'SELECT id, text, requirement, created_at FROM own_facts WHERE user_id = $1 ORDER BY created_at DESC, id',
      [actor],
    );
    return rows.map(({ created_at: createdAt, ...fact }) => ({ ...fact, createdAt: createdAt.toISOString() }));
  }

  /** A sentence that is kept already stays as it is, with the requirement that it answered first. */
  async keep({ actor, facts }: Input<typeof keepOwnFactsOf>, call: CallContext): Promise<void> {
    await this.once.run(call, async (manager) => {
      await withinRoom(manager, actor, () =>
        manager.query(
          `INSERT INTO own_facts (id, user_id, text, requirement)
           SELECT fact.id, $1, fact.text, fact.requirement
           FROM jsonb_to_recordset($2::jsonb) AS fact (id uuid, text text, requirement text)
           ON CONFLICT DO NOTHING`,
          [actor, JSON.stringify(facts)],
        ),
      );
      return {};
    });
  }

  async reword({ actor, factId, text, was }: Input<typeof rewordOwnFactOf>, call: CallContext): Promise<void> {
    await this.once.run(call, async (manager) => {
      await withinRoom(manager, actor, async () => {
        const [fact] = await manager.query<{ text: string; is_taken: boolean }[]>(
          `SELECT text, EXISTS (
             SELECT FROM own_facts WHERE user_id = $2 AND md5(text) = md5($3) AND id <> $1) AS is_taken
           FROM own_facts WHERE id = $1 AND user_id = $2`,
          [factId, actor, text],
        );
        if (!fact) throw new AppError('not_found');
        if (fact.text !== was && fact.text !== text)
          throw new AppError('conflict', 'This fact was changed in another tab meanwhile.');
        if (fact.is_taken)
          throw new AppError('conflict', 'Another of your facts says the same. Delete one of the two.');
        await manager.query('UPDATE own_facts SET text = $2 WHERE id = $1', [factId, text]);
      });
      return {};
    });
  }

  async delete({ actor, factId }: Input<typeof deleteOwnFactOf>, call: CallContext): Promise<void> {
    await this.once.run(call, async (manager) => {
      const [deleted] = await manager.query<[unknown[], number]>(
        'DELETE FROM own_facts WHERE id = $1 AND user_id = $2 RETURNING id',
        [factId, actor],
      );
      if (deleted.length === 0) throw new AppError('not_found');
      return {};
    });
  }
}
