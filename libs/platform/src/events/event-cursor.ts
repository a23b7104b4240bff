import { Injectable } from '@nestjs/common';
import type { ServiceName } from '@tailwright/contracts/define';
import type { OutboxEntry } from '@tailwright/contracts/events';
import { DataSource, type EntityManager } from 'typeorm';
import { isDependencyAway } from '../dependency-away.js';

/** An event that failed this often is set aside, so that one broken event does not stop all that follow it. */
export const triesMax = 3;

/** Step is how handling one event ended; `failed` carries what the effect threw. */
export type Step = { kind: 'handled' | 'passed' | 'busy' } | { kind: 'failed' | 'dead'; error: unknown };

interface Cursor {
  position: string;
  tries: number;
}

/** EventCursor keeps how far this service has read each publisher's events. */
@Injectable()
export class EventCursor {
  constructor(private readonly dataSource: DataSource) {}

  /** position is the id of the last event this service has finished. */
  async position(publisher: ServiceName): Promise<number> {
    await this.dataSource.query('INSERT INTO event_cursors (publisher) VALUES ($1) ON CONFLICT DO NOTHING', [
      publisher,
    ]);
    const [row] = await this.dataSource.query<Cursor[]>('SELECT position FROM event_cursors WHERE publisher = $1', [
      publisher,
    ]);
    return Number(row?.position ?? 0);
  }

  /**
   * advance commits the effect of the event together with the cursor that passes it. Throws what says that Postgres or
   * Redis is away, slow or locked: that is no fault of the event, and counts as no try.
   */
  advance(
    publisher: ServiceName,
    entry: OutboxEntry,
    effect: (manager: EntityManager) => Promise<void>,
  ): Promise<Step> {
    return this.dataSource.transaction(async (manager): Promise<Step> => {
      // The lock keeps this service's replicas from running one event twice; the other one goes on by itself.
      const [cursor] = await manager.query<Cursor[]>(
        'SELECT position, tries FROM event_cursors WHERE publisher = $1 FOR UPDATE SKIP LOCKED',
        [publisher],
      );
      if (!cursor) return { kind: 'busy' };
      if (Number(cursor.position) >= entry.id) return { kind: 'passed' };
      try {
        await manager.transaction(effect);
      } catch (error) {
        if (isDependencyAway(error)) throw error;
        return this.countFailure(manager, publisher, entry, cursor.tries + 1, error);
      }
      await this.pass(manager, publisher, entry.id);
      return { kind: 'handled' };
    });
  }

  private async countFailure(
    manager: EntityManager,
    publisher: ServiceName,
    entry: OutboxEntry,
    tries: number,
    error: unknown,
  ): Promise<Step> {
    if (tries < triesMax) {
      await manager.query('UPDATE event_cursors SET tries = $2 WHERE publisher = $1', [publisher, tries]);
      return { kind: 'failed', error };
    }
    await manager.query(
      'INSERT INTO dead_events (publisher, event_id, name, payload) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [publisher, entry.id, entry.name, JSON.stringify(entry.payload)],
    );
    await this.pass(manager, publisher, entry.id);
    return { kind: 'dead', error };
  }

  private async pass(manager: EntityManager, publisher: ServiceName, id: number): Promise<void> {
    await manager.query('UPDATE event_cursors SET position = $2, tries = 0 WHERE publisher = $1', [publisher, id]);
  }
}
