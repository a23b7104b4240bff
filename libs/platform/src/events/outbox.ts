import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DomainEvent, ServiceName } from '@tailwright/contracts/define';
import type { OutboxEntry } from '@tailwright/contracts/events';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import type * as z from 'zod/mini';
import { BusConnections } from '../bus/connections.js';
import { eventChannel } from '../bus/names.js';

/** Outbox publishes events as rows of the publisher's own transaction. */
@Injectable()
export class Outbox implements OnModuleInit {
  private readonly uncommitted = new Map<QueryRunner, Set<ServiceName>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly connections: BusConnections,
  ) {}

  onModuleInit(): void {
    const wakeAfterCommit: EntitySubscriberInterface = {
      afterTransactionCommit: ({ queryRunner }) => this.wake(queryRunner),
      afterTransactionRollback: ({ queryRunner }) => {
        if (!queryRunner.isTransactionActive) this.uncommitted.delete(queryRunner);
      },
    };
    this.dataSource.subscribers.push(wakeAfterCommit);
  }

  /** publish records the event in the caller's transaction; make it the last statement, it serialises publishers. */
  async publish<E extends DomainEvent>(manager: EntityManager, event: E, payload: z.input<E['input']>): Promise<void> {
    // Ids must grow in commit order, or a subscriber's cursor passes rows that commit late: see ADR 0002.
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || '.outbox', 0))`);
    await manager.query('INSERT INTO outbox (name, payload) VALUES ($1, $2)', [event.name, JSON.stringify(payload)]);
    if (!manager.queryRunner) throw new Error('publish needs the manager of a transaction');
    const publishers = this.uncommitted.get(manager.queryRunner) ?? new Set();
    this.uncommitted.set(manager.queryRunner, publishers.add(event.publisher));
  }

  /** list returns the entries after an id, oldest first. */
  async list(after: number, limit: number): Promise<OutboxEntry[]> {
    const rows = await this.dataSource.query<{ id: string; name: string; payload: unknown }[]>(
      'SELECT id, name, payload FROM outbox WHERE id > $1 ORDER BY id LIMIT $2',
      [after, Math.min(limit, 1_000)],
    );
    return rows.map(({ id, name, payload }) => ({ id: Number(id), name, payload }));
  }

  private wake(runner: QueryRunner): void {
    if (runner.isTransactionActive) return;
    const publishers = this.uncommitted.get(runner);
    this.uncommitted.delete(runner);
    // Only a hint: a subscriber that misses it finds the row at its next look.
    for (const publisher of publishers ?? []) {
      void this.connections.commands
        .publish(eventChannel(this.connections.prefix, publisher), '')
        .catch(() => undefined);
    }
  }
}
