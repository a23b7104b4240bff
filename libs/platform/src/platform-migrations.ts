import type { MigrationInterface, QueryRunner } from 'typeorm';

/** PlatformTables are the tables every service's schema has; unqualified names land in the search path's schema. */
class PlatformTables1700000000000 implements MigrationInterface {
  readonly name = 'PlatformTables1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE message_ids (
        id text PRIMARY KEY,
        answer bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX message_ids_created_at ON message_ids (created_at);
      CREATE TABLE outbox (
        id bigserial PRIMARY KEY,
        name text NOT NULL,
        payload jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE event_cursors (
        publisher text PRIMARY KEY,
        position bigint NOT NULL DEFAULT 0,
        tries int NOT NULL DEFAULT 0
      );
      CREATE TABLE dead_events (
        publisher text NOT NULL,
        event_id bigint NOT NULL,
        name text NOT NULL,
        payload jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (publisher, event_id)
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE message_ids, outbox, event_cursors, dead_events');
  }
}

/** An operator's wish to run a dead event again. */
class ReplayDeadEvents1700000000001 implements MigrationInterface {
  readonly name = 'ReplayDeadEvents1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE dead_events ADD COLUMN replay_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE dead_events DROP COLUMN replay_at');
  }
}

export type MigrationClass = new () => MigrationInterface;

/** platformMigrations are the migrations that come before a service's own. */
export const platformMigrations: readonly MigrationClass[] = [
  PlatformTables1700000000000,
  ReplayDeadEvents1700000000001,
];
