import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account keeps one draft of the builder's form; each save has a revision of its own. */
export class BuilderDrafts1795000000012 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE builder_drafts (
        user_id uuid PRIMARY KEY,
        form jsonb NOT NULL,
        revision uuid NOT NULL DEFAULT gen_random_uuid(),
        saved_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE builder_drafts');
  }
}
