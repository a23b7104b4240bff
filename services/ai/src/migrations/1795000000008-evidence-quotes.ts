import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a model found proof in two texts, kept by their hash and without a word of them. */
export class EvidenceQuotes1795000000008 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE evidence_quotes (
        texts_hash text PRIMARY KEY,
        read_by text NOT NULL,
        quotes jsonb NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query('CREATE INDEX evidence_quotes_age ON evidence_quotes (made_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE evidence_quotes');
  }
}
