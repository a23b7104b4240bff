import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people said about requirements, for their next job; and the accounts that are gone, for which nothing is kept any more. */
export class OwnFacts1795000000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE own_facts (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        text text NOT NULL,
        requirement text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    // The hash, because a long text has no room in an index.
    await queryRunner.query('CREATE UNIQUE INDEX own_facts_of_user ON own_facts (user_id, md5(text))');
    await queryRunner.query(`
      CREATE TABLE deleted_accounts (
        user_id uuid PRIMARY KEY,
        deleted_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE deleted_accounts');
    await queryRunner.query('DROP TABLE own_facts');
  }
}
