import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which engine writes, in the words of the worker that started last; one row at most. */
export class Engine1795000000009 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE engine (single boolean PRIMARY KEY CHECK (single), name text NOT NULL, paid boolean NOT NULL)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE engine');
  }
}
