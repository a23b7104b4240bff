import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProviderBudget1795000000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE provider_budget (day date PRIMARY KEY, tokens bigint NOT NULL)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE provider_budget');
  }
}
