import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1795000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE accounts (
        id uuid PRIMARY KEY,
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        name text NOT NULL,
        password_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`
      CREATE TABLE known_devices (
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        device_hash bytea NOT NULL,
        used_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, device_hash)
      )`);
    await queryRunner.query(`
      CREATE TABLE password_attempts (
        subject_hash bytea PRIMARY KEY,
        attempts integer NOT NULL,
        window_started_at timestamptz NOT NULL,
        last_at timestamptz NOT NULL,
        blocked_until timestamptz NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX password_attempts_age ON password_attempts (last_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE password_attempts');
    await queryRunner.query('DROP TABLE known_devices');
    await queryRunner.query('DROP TABLE accounts');
  }
}
