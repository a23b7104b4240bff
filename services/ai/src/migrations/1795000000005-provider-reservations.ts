import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calls are counted beside tokens, and what a call under way may still use is kept apart from what was used. */
export class ProviderReservations1795000000005 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE provider_budget
        ADD COLUMN calls integer NOT NULL DEFAULT 0,
        ADD COLUMN reserved bigint NOT NULL DEFAULT 0`);
    await queryRunner.query(`
      CREATE TABLE provider_reservations (
        id uuid PRIMARY KEY,
        day date NOT NULL,
        tokens bigint NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX provider_reservations_expiry ON provider_reservations (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE provider_reservations');
    await queryRunner.query('ALTER TABLE provider_budget DROP COLUMN calls, DROP COLUMN reserved');
  }
}
