import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ViewCursor1795000000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE view_cursor (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        stream_id text NOT NULL DEFAULT '0-0',
        flushed_at timestamptz NOT NULL DEFAULT '-infinity'
      )`);
    await queryRunner.query('INSERT INTO view_cursor DEFAULT VALUES');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE view_cursor');
  }
}
