import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A draft keeps what is known of its lines: after a crash the model is not asked again for what they rest on. */
export class DraftEdits1795000000007 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE jobs ADD COLUMN draft_edits jsonb, ADD COLUMN draft_not_added jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE jobs DROP COLUMN draft_edits, DROP COLUMN draft_not_added');
  }
}
