import { Injectable } from '@nestjs/common';
import type { ServiceName } from '@tailwright/contracts/define';
import type { OutboxEntry } from '@tailwright/contracts/events';
import { DataSource, type EntityManager } from 'typeorm';

type Effect = (entry: OutboxEntry, manager: EntityManager) => Promise<void>;

/** Replay is one dead event run again; `error` is what its effect threw this time. */
export interface Replay {
  entry: OutboxEntry;
  error?: unknown;
}

/** DeadEvents runs events that were set aside once more when an operator asks: `npm run ops -- dead-letters replay`. */
@Injectable()
export class DeadEvents {
  constructor(private readonly dataSource: DataSource) {}

  /** replayNext commits the effect of the oldest asked-for event together with its removal; null when none is asked for. */
  replayNext(publisher: ServiceName, effect: Effect): Promise<Replay | null> {
    return this.dataSource.transaction(async (manager) => {
      const [row] = await manager.query<{ event_id: string; name: string; payload: unknown }[]>(
        `SELECT event_id, name, payload FROM dead_events WHERE publisher = $1 AND replay_at IS NOT NULL
         ORDER BY event_id LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [publisher],
      );
      if (!row) return null;
      const entry = { id: Number(row.event_id), name: row.name, payload: row.payload };
      const key = [publisher, row.event_id];
      try {
        await manager.transaction((inner) => effect(entry, inner));
      } catch (error) {
        await manager.query('UPDATE dead_events SET replay_at = NULL WHERE publisher = $1 AND event_id = $2', key);
        return { entry, error };
      }
      await manager.query('DELETE FROM dead_events WHERE publisher = $1 AND event_id = $2', key);
      return { entry };
    });
  }
}
