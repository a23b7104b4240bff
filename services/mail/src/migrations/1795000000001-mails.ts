import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Mails1795000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE mails (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        kind text NOT NULL,
        name text,
        email text,
        created_at timestamptz NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        due_at timestamptz DEFAULT now(),
        sent_at timestamptz,
        UNIQUE (user_id, kind)
      )`);
    await queryRunner.query('CREATE INDEX mails_due ON mails (due_at) WHERE due_at IS NOT NULL');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE mails');
  }
}
