import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A resume may have a look of its own; without one its files are set as they were. */
export class Looks1795000000014 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE resumes ADD look jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE resumes DROP COLUMN look');
  }
}
