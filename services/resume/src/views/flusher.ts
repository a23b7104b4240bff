import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { addViews } from './add-views.js';
import { LiveViews } from './live-views.js';
import { type StreamId, isAfter } from './stream-id.js';
import { ViewStream } from './view-stream.js';

/** Two flushes a second among all replicas, two statements each: at most 4 writes a second whatever the load. */
const flushEverySeconds = 0.5;

/**
 * Flusher carries hits from the stream into Postgres. Sums, days and stream position commit together, so a crash at any
 * point neither loses nor doubles a view. See ADR 0003.
 */
@Injectable()
export class Flusher {
  private lastSeen: StreamId | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly stream: ViewStream,
    private readonly live: LiveViews,
  ) {}

  async flush(): Promise<void> {
    if ((await this.stream.newestId()) === this.lastSeen) return;
    const reached = await this.database.transaction((manager) => this.flushInto(manager));
    if (!reached) return;
    await this.stream.forgetBefore(reached);
    this.lastSeen = reached;
  }

  /** Returns the position reached, or undefined when another flusher holds the cursor or has just flushed. */
  private async flushInto(manager: EntityManager): Promise<StreamId | undefined> {
    const cursor = await lockCursor(manager);
    if (!cursor) return undefined;
    // A clock that went back, or an emptied Redis: new hits would get ids before the cursor and be skipped.
    if (isAfter(cursor, await this.stream.newestId())) await this.stream.catchUpWith(cursor);
    const batch = await this.stream.readAfter(cursor);
    if (batch.upTo === cursor) return cursor;
    const totals = await addViews(manager, batch.hits);
    await manager.query('UPDATE view_cursor SET stream_id = $1, flushed_at = clock_timestamp()', [batch.upTo]);
    // Before the commit, while the rows are locked: after it, a deletion could run first and the figure would stay.
    await this.live.raise(totals);
    return batch.upTo;
  }
}

async function lockCursor(manager: EntityManager): Promise<StreamId | undefined> {
  const rows = await manager.query<{ stream_id: StreamId }[]>(
    `SELECT stream_id FROM view_cursor
     WHERE flushed_at < clock_timestamp() - make_interval(secs => $1) FOR UPDATE SKIP LOCKED`,
    [flushEverySeconds],
  );
  return rows[0]?.stream_id;
}
