import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The accounts that are gone: no job is taken for them any more. */
export class DeletedAccounts1795000000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE deleted_accounts (
        user_id uuid PRIMARY KEY,
        deleted_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE deleted_accounts');
  }
}
