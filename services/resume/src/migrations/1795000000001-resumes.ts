import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Resumes1795000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE resumes (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        original_resume_text text NOT NULL,
        job_description_text text NOT NULL,
        optimized_resume_text text NOT NULL,
        public_link_id text UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        views integer NOT NULL DEFAULT 0 CHECK (views >= 0)
      )`);
    await queryRunner.query('CREATE INDEX resumes_of_user ON resumes (user_id, created_at DESC, id)');
    await queryRunner.query(`
      CREATE TABLE deleted_resumes (
        id uuid PRIMARY KEY,
        public_link_id text,
        deleted_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(
      'CREATE INDEX links_to_take_down ON deleted_resumes (deleted_at) WHERE public_link_id IS NOT NULL',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE deleted_resumes');
    await queryRunner.query('DROP TABLE resumes');
  }
}
