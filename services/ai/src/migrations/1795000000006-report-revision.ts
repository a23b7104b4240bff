import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The replies to a job are numbered, so that its record never takes earlier ones after later ones. */
export class ReportRevision1795000000006 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE jobs ADD COLUMN report_revision integer NOT NULL DEFAULT 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE jobs DROP COLUMN report_revision');
  }
}
