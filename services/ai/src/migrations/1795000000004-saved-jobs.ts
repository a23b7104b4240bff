import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A saved job keeps no more than its result, and that for minutes; a deleted resume takes its job with it. */
export class SavedJobs1795000000004 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE jobs SET input = '{}', draft = NULL WHERE saved_at IS NOT NULL`);
    await queryRunner.query(
      'CREATE INDEX jobs_saved_results ON jobs (saved_at) WHERE saved_at IS NOT NULL AND result IS NOT NULL',
    );
    await queryRunner.query('CREATE INDEX jobs_resume ON jobs (resume_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX jobs_resume');
    await queryRunner.query('DROP INDEX jobs_saved_results');
  }
}
