import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Logger } from './telemetry/logger.js';

const everyMs = 10 * 60_000;
/** A statement has 1.3 s. However much has piled up, each step is as small. */
const rowsMax = 5_000;

/** How long rows are kept. A call's id matters only until its deadline; an event until every subscriber has read it. */
const keep = [
  { table: 'message_ids', interval: '1 hour' },
  { table: 'outbox', interval: '30 days' },
  { table: 'dead_events', interval: '30 days' },
] as const;

/** Pruner deletes the platform's old rows by itself. */
@Injectable()
export class Pruner implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    // A random part keeps replicas that started together from deleting together.
    this.timer = setInterval(() => void this.prune(), everyMs * (1 + Math.random() / 5)).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async prune(): Promise<void> {
    try {
      for (const { table, interval } of keep) await this.pruneTable(table, interval);
    } catch (error) {
      this.logger.warn({ err: error }, 'old rows could not be pruned');
    }
  }

  private async pruneTable(table: string, interval: string): Promise<void> {
    for (let deleted = rowsMax; deleted === rowsMax;) {
      // The second element is how many rows went.
      [, deleted] = await this.dataSource.query<[unknown[], number]>(
        `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
           SELECT ctid FROM ${table} WHERE created_at < now() - interval '${interval}' LIMIT ${rowsMax} FOR UPDATE SKIP LOCKED))`,
      );
    }
  }
}
