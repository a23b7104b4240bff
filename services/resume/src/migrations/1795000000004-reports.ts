import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A tailored resume keeps its report; `report_revision` counts the replies its job has brought to it. */
export class Reports1795000000004 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE resumes ADD COLUMN report jsonb, ADD COLUMN report_revision integer NOT NULL DEFAULT 0',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE resumes DROP COLUMN report_revision, DROP COLUMN report');
  }
}
