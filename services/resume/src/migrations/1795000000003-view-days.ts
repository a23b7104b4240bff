import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ViewDays1795000000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE view_days (
        resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
        day date NOT NULL,
        views integer NOT NULL CHECK (views >= 0),
        visitors integer NOT NULL CHECK (visitors >= 0),
        PRIMARY KEY (resume_id, day)
      )`);
    await queryRunner.query(`
      CREATE TABLE day_visitors (
        resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
        day date NOT NULL,
        visitor text NOT NULL,
        PRIMARY KEY (resume_id, day, visitor)
      )`);
    await queryRunner.query('CREATE INDEX day_visitors_of_day ON day_visitors (day)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE day_visitors');
    await queryRunner.query('DROP TABLE view_days');
  }
}
