import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A version may have a name. */
export class VersionNames1795000000007 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE resumes ADD version_name text');
    await queryRunner.query('ALTER TABLE resume_versions ADD name text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE resume_versions DROP COLUMN name');
    await queryRunner.query('ALTER TABLE resumes DROP COLUMN version_name');
  }
}
