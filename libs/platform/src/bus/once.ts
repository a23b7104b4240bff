import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CallContext } from './handles.js';
import { RunningElsewhere } from './running-elsewhere.js';
import { Seal } from './seal.js';

const uniqueViolation = '23505';

/** Once makes a mutating call take effect one time, however often the bus delivers it. */
@Injectable()
export class Once {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seal: Seal,
  ) {}

  /**
   * run does the work and records the call's id with its sealed answer in the same transaction, so a redelivered call
   * returns the stored answer. Do every write through the given manager.
   */
  run<T>(call: Pick<CallContext, 'id'>, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      // Without the lock two deliveries at once would both work, and the second would fail at its very end.
      const [state] = await manager.query<{ held: boolean; answer: Buffer | null }[]>(
        `SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS held,
                (SELECT answer FROM message_ids WHERE id = $1) AS answer`,
        [call.id],
      );
      if (state?.answer) return this.seal.open(state.answer, call.id) as T;
      if (!state?.held) throw new RunningElsewhere();
      const answer = await work(manager);
      await this.remember(manager, call.id, answer);
      return answer;
    });
  }

  private async remember(manager: EntityManager, id: string, answer: unknown): Promise<void> {
    try {
      await manager.query('INSERT INTO message_ids (id, answer) VALUES ($1, $2)', [id, this.seal.seal(answer, id)]);
    } catch (error) {
      // The other delivery committed between our look and our lock. The rollback takes our effect away again.
      if ((error as { code?: unknown }).code === uniqueViolation) throw new RunningElsewhere();
      throw error;
    }
  }
}
