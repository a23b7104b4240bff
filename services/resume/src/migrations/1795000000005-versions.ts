import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A record keeps its earlier versions and the letters written from it, and what its card says. `resumes` holds the current
 * version; records that stand already have one version, whose id is their own.
 */
export class Versions1795000000005 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE resumes
        ADD COLUMN name text,
        ADD COLUMN archived_at timestamptz,
        ADD COLUMN style text,
        ADD COLUMN engine text,
        ADD COLUMN edits jsonb,
        ADD COLUMN removed jsonb,
        ADD COLUMN fact_check jsonb,
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN version_id uuid UNIQUE,
        ADD COLUMN versioned_at timestamptz,
        ADD COLUMN matching_percentage smallint GENERATED ALWAYS AS (
          CASE WHEN (report->>'enough_requirements')::boolean
          THEN round((report->>'matching_percentage')::numeric)::smallint END) STORED`);
    await queryRunner.query(`
      CREATE TABLE resume_versions (
        id uuid PRIMARY KEY,
        resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
        number integer NOT NULL,
        tailored_text text NOT NULL,
        edits jsonb,
        removed jsonb,
        style text,
        matching_percentage smallint,
        created_at timestamptz NOT NULL,
        UNIQUE (resume_id, number)
      )`);
    await queryRunner.query(`
      CREATE TABLE letters (
        id uuid PRIMARY KEY,
        resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
        text text NOT NULL,
        style text,
        company text,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query('CREATE INDEX letters_of_resume ON letters (resume_id, created_at DESC)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE letters');
    await queryRunner.query('DROP TABLE resume_versions');
    await queryRunner.query(`
      ALTER TABLE resumes DROP COLUMN matching_percentage, DROP COLUMN versioned_at, DROP COLUMN version_id,
        DROP COLUMN version, DROP COLUMN fact_check, DROP COLUMN removed, DROP COLUMN edits, DROP COLUMN engine, DROP COLUMN style,
        DROP COLUMN archived_at, DROP COLUMN name`);
  }
}
